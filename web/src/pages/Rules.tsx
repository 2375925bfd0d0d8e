import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Card, colorName, COLORS, Pictogram } from "../look/Card";
import { EDITIONS, editionKey, editionName, optionsOf } from "../names";
import { Select } from "../parts/forms";
import { Mode } from "../parts/Mode";
import { Shell } from "../parts/Shell";
import { editionNow, setup } from "../setup";
import { cardName } from "../table/saying";
import { join, say, speech } from "../words";

/** A palette for each rule, with the cards that count; the tests check these against the engine. */
export const EXAMPLES: Readonly<Record<string, { readonly palette: readonly string[]; readonly counts: readonly string[] }>> = {
  R: { palette: ["B7", "R6", "G6", "V2"], counts: ["B7"] },
  O: { palette: ["R4", "B4", "I4", "O6", "Y6"], counts: ["R4", "B4", "I4"] },
  Y: { palette: ["G7", "G3", "V5", "V1", "R6"], counts: ["G7", "G3"] },
  G: { palette: ["O6", "V4", "B2", "R5", "Y7"], counts: ["O6", "V4", "B2"] },
  B: { palette: ["R5", "R2", "Y6", "B1", "V3"], counts: ["R5", "Y6", "B1", "V3"] },
  I: { palette: ["O6", "G5", "B5", "R4", "Y1"], counts: ["O6", "G5", "R4"] },
  V: { palette: ["R3", "I2", "V1", "G4", "O7"], counts: ["R3", "I2", "V1"] },
};

const ACTIONS = ["1", "3", "5", "7"] as const;

/** Editions with something of their own, without actions and with them. */
const SPECIAL: readonly string[] = ["es-ar", "es-1.3"];
const SPECIAL_ACTIONS: readonly string[] = ["first", "intl-1.2", "es-1.3", "nl-2016"];

/** Cards by their full names, for those who hear them. */
const named = (cards: readonly string[]): string => join(cards.map((card) => cardName(speech([], null), card)));

function Cards({ cards, counting = [], actions = false }: { cards: readonly string[]; counting?: readonly string[]; actions?: boolean }): JSX.Element {
  return (
    <span class="cards" role="img" aria-label={named(cards)}>
      {cards.map((card) => (
        <Card key={card} card={card} counting={counting.includes(card)} actions={actions} />
      ))}
    </span>
  );
}

/** The rules of an edition, with the chosen options. */
export function Rules(): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null);
  const [options, setOptions] = useState(setup.value.options);
  const parts = optionsOf(options);
  const edition = chosen ?? editionNow();
  const key = editionKey(edition);
  const special = [
    ...(SPECIAL.includes(edition) ? ["web-rules-special"] : []),
    ...(SPECIAL_ACTIONS.includes(edition) && parts.includes("actions") ? ["web-rules-special-actions"] : []),
  ];
  return (
    <Shell title={say("web-rules-title")} kind="wide">
      <div class="rulebook">
        <div class="form">
          <Select label={say("web-new-edition")} value={edition} values={EDITIONS} name={editionName} choose={setChosen} />
          <Mode options={options} choose={setOptions} />
        </div>
        <section>
          <h2>{say("web-rules-goal")}</h2>
          <p class="lead">{say("web-rules-goal-text")}</p>
        </section>
        <section>
          <h2>{say("web-rules-cards")}</h2>
          <p>{say("web-rules-cards-text")}</p>
          <Cards cards={COLORS.map((color) => `${color}6`)} />
          <p>{say("web-rules-cards-example")}</p>
        </section>
        <section>
          <h2>{say("web-rules-setup")}</h2>
          <p>{say("web-rules-setup-text")}</p>
        </section>
        <section>
          <h2>{say("web-rules-turn")}</h2>
          <p>{say("web-rules-turn-text")}</p>
          <ol class="numbered">
            {["1", "2", "3", "4"].map((number) => (
              <li key={number}>{say(`web-rules-turn-${number}`)}</li>
            ))}
          </ol>
          <p>{say("web-rules-turn-end")}</p>
        </section>
        <section>
          <h2>{say("web-rules-seven")}</h2>
          <p>{say("web-rules-seven-text")}</p>
          <ol class="seven">
            {COLORS.map((color) => (
              <li key={color} class={`pigment-${color}`}>
                <div class="seven-head">
                  <Pictogram color={color} />
                  <strong>{say(`color-${colorName(color)}`)}</strong>
                  <span>{say(`rule-${colorName(color)}`)}</span>
                </div>
                <div class="seven-body">
                  <p>{say("web-rules-rule", { color: colorName(color) })}</p>
                  <Cards cards={EXAMPLES[color]?.palette ?? []} counting={EXAMPLES[color]?.counts ?? []} />
                  <p class="unseen-text">
                    {say("web-rules-counts")} {named(EXAMPLES[color]?.counts ?? [])}
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <p>{say("web-rules-two-sets")}</p>
          <p>{say("web-rules-nobody")}</p>
        </section>
        {parts.includes("draw") ? (
          <section>
            <h2>{say("web-rules-draw")}</h2>
            <p>{say("web-rules-draw-text")}</p>
          </section>
        ) : null}
        {parts.includes("scoring") ? (
          <section>
            <h2>{say("web-rules-scoring")}</h2>
            <p>{say("web-rules-scoring-text")}</p>
            <p>{say("web-rules-scoring-end", { target: String(edition !== "nl-2016") })}</p>
          </section>
        ) : null}
        {parts.includes("actions") ? <Actions edition={key} /> : null}
        {special.length ? (
          <section>
            <h2>{say("web-rules-edition")}</h2>
            {special.map((id) => (
              <p key={id}>{say(id, { edition: key })}</p>
            ))}
          </section>
        ) : null}
        <div class="actions actions-main">
          <a class="button button-main" href="/new">
            {say("web-rules-play")}
          </a>
        </div>
      </div>
    </Shell>
  );
}

function Actions({ edition }: { edition: string }): JSX.Element {
  return (
    <section>
      <h2>{say("web-rules-actions")}</h2>
      <p>{say("web-rules-actions-text")}</p>
      <ul class="acts">
        {ACTIONS.map((number, place) => (
          <li key={number}>
            <Cards cards={[`${COLORS[place * 2]}${number}`]} actions />
            <p>
              {say(`web-rules-action-${number}`, { edition })}{" "}
              {number === "1" ? say("web-rules-action-1-limit", { edition }) : ""}
            </p>
          </li>
        ))}
      </ul>
      <p>{say("web-rules-after")}</p>
    </section>
  );
}
