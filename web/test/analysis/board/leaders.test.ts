import assert from "node:assert/strict";
import { test } from "node:test";
import { leadersOf } from "../../../src/analysis/board/leaders";
import { layoutOf } from "../../../src/analysis/layout";

const leads = (text: string): string =>
  leadersOf(layoutOf(text))
    .map(({ color, seat, cards }) => `${color}${seat ?? "-"}${cards.join("")}`)
    .join(" ");

test("each rule has its leader, by number of cards and then by the highest", () => {
  assert.equal(
    leads("intl-1.2 basic R 0 -:O7G4/-:R7V1V2 - - play"),
    "R1R7 O1R7 Y1V2V1 G0G4 B1R7V2 I1V2V1 V1V2V1",
  );
});

test("who is out leads nowhere, and without a card that counts nobody does", () => {
  assert.equal(leads("intl-1.2 basic R 0 -:O5/!-:R7V2 - - play"), "R0O5 O0O5 Y0O5 G- B0O5 I0O5 V-");
  assert.match(leads("intl-1.2 basic R 0 -:-/-:- - - play"), /^R- O-/);
});
