/** The line that says who leads and why, and the cards that count for a leader. */

import type { JSX } from "preact";
import { sorted } from "../../game/rules/cardOrder";
import { whyBehind } from "../../game/rules/leads";
import type { Speech } from "../../speech/words";
import { Chip, colorName } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { Shown } from "../projection";
import { Sentence } from "../Sentence";
import { useTable } from "../tableContext";
import "./LeadLine.css";

const LONG = 64;
const TAG = 16; // letters that the tag before it takes the room of
const READY_TAG = 28;

/** Who leads and why; with a turn staged, who would, or where that is the question, who did before it. */
export function LeadLine(): JSX.Element {
  const { speech, view, seat, staged, compact } = useTable();
  const would = !staged.blind && (view.yourTurn || view.prepares) && staged.steps.length > 0;
  const stays = would && staged.what ? staged.what.stays : null;
  const mine = seat !== null && view.lead?.seat === seat;
  const why = whyOf(speech, view, mine ? null : seat);
  const tone = stays === false ? "verdict-bad" : mine && "verdict-good";
  const ready = view.prepares && !compact; // with little room, the bar alone says that the turn is to come
  const before = staged.blind && view.yourTurn && staged.steps.length > 0 && view.lead !== undefined;
  const tag = stays !== null ? (ready ? "web-t-ready-would" : "web-t-would") : before ? "web-t-before" : null;
  const room = LONG - (tag === null ? 0 : tag === "web-t-ready-would" ? READY_TAG : TAG);
  return (
    <p key={`${stays} ${tag} ${why}`} class={classes("t-verdict", tone, why.length > room && "verdict-long")}>
      <span class="verdict-words">
        {tag === null ? null : <span class="tag">{speech.say(tag)}</span>}
        {typeof view.lead?.seat === "number" ? <Icon name="crown" /> : null}
        <Sentence text={why} />
      </span>
    </p>
  );
}

/** Why the leader leads, told to another seat or to anybody; while nobody has the crown, only the rule. */
function whyOf(speech: Speech, { lead, color, palettes, out }: Shown, other: number | null): string {
  if (lead)
    return speech.tell(other === null || out.includes(other) ? lead.why : whyBehind(lead, palettes, other));
  const rule = speech.say(`rule-${colorName(color)}`);
  return speech.say("web-t-rule-named", { color: colorName(color), rule });
}

/** The cards that count for the leader under a rule, as small signs. */
export function LeadCards({ cards }: { cards: readonly string[] }): JSX.Element {
  return (
    <span class="lead-cards">
      {sorted(cards).map((card) => (
        <Chip key={card} card={card} />
      ))}
    </span>
  );
}
