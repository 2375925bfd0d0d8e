import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { ACTION_NUMBERS, EDITION_RULES, EDITIONS } from "../../facts";
import { editionNow, setup } from "../../game/setup";
import { at } from "../../net/address";
import { type EditionName, editionKey, editionName, optionsOf } from "../../speech/names";
import { join, say, speech } from "../../speech/words";
import { cardName } from "../../table/sentences";
import { Card, colorName, LETTERS, Pictogram } from "../../ui/cards/Card";
import { Select } from "../../ui/forms";
import { Mode } from "../../ui/Mode";
import { Shell } from "../../ui/shell/Shell";
import { readingsOf } from "./readings";
import "./RulesPage.css";

/** A palette for each rule, with the cards that count; the tests check these against the engine. */
export const EXAMPLES: Readonly<
  Record<string, { readonly palette: readonly string[]; readonly counts: readonly string[] }>
> = {
  R: { palette: ["B7", "R6", "G6", "V2"], counts: ["B7"] },
  O: { palette: ["R4", "B4", "I4", "O6", "Y6"], counts: ["R4", "B4", "I4"] },
  Y: { palette: ["G7", "G3", "V5", "V1", "R6"], counts: ["G7", "G3"] },
  G: { palette: ["O6", "V4", "B2", "R5", "Y7"], counts: ["O6", "V4", "B2"] },
  B: { palette: ["R5", "R2", "Y6", "B1", "V3"], counts: ["R5", "Y6", "B1", "V3"] },
  I: { palette: ["O6", "G5", "B5", "R4", "Y1"], counts: ["O6", "G5", "R4"] },
  V: { palette: ["R3", "I2", "V1", "G4", "O7"], counts: ["R3", "I2", "V1"] },
};

/** Cards by their full names, for screen readers. */
const named = (cards: readonly string[]): string =>
  join(cards.map((card) => cardName(speech([], null), card)));

function Cards({
  cards,
  counting = [],
  actions = false,
}: {
  cards: readonly string[];
  counting?: readonly string[];
  actions?: boolean;
}): JSX.Element {
  return (
    <span class="cards" role="img" aria-label={named(cards)}>
      {cards.map((card) => (
        <Card key={card} card={card} counting={counting.includes(card)} actions={actions} />
      ))}
    </span>
  );
}

/** What every edition has rules for. */
const ALWAYS = ["goal", "cards", "setup", "turn", "seven"];

function Part({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <section id={name}>
      <h2>{say(`web-rules-${name}`)}</h2>
      {children}
    </section>
  );
}

/** Where everything is; with room it stays beside the text. */
function Contents({ names }: { names: readonly string[] }): JSX.Element {
  return (
    <nav class="contents" aria-label={say("web-rules-contents")}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{say(`web-rules-${name}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The rules of an edition, with the chosen options. */
export function RulesPage(): JSX.Element {
  const [chosen, setChosen] = useState<EditionName | null>(null);
  const [options, setOptions] = useState(setup.value.options);
  const parts = optionsOf(options);
  const edition = chosen ?? editionNow();
  const key = editionKey(edition);
  const { weakPlay, weakDiscard, endsAtTarget } = EDITION_RULES[edition];
  const special = [
    ...(!weakPlay || weakDiscard ? ["web-rules-special"] : []),
    // If every play has to leave its player in the lead, only the 7 has to do so sooner.
    ...(parts.includes("actions") ? [weakPlay ? "web-rules-special-actions" : "web-rules-at-once"] : []),
  ];
  const readings = readingsOf(edition, parts);
  const names: readonly (readonly [string, boolean])[] = [
    ["draw", parts.includes("draw")],
    ["scoring", parts.includes("scoring")],
    ["actions", parts.includes("actions")],
    ["edition", special.length > 0],
    ["readings", readings.length > 0],
  ];
  const more = names.flatMap(([name, there]) => (there ? [name] : []));
  return (
    <Shell title={say("web-rules-title")} kind="wide">
      <div class="rulebook">
        <Contents names={[...ALWAYS, ...more]} />
        <div class="form">
          <Select
            label={say("web-new-edition")}
            value={edition}
            values={EDITIONS}
            name={editionName}
            choose={setChosen}
          />
          <Mode options={options} choose={setOptions} />
        </div>
        <Part name="goal">
          <p class="lead">{say("web-rules-goal-text")}</p>
          <p>{say("web-rules-length", { edition: key })}</p>
          <p>{say("web-rules-first", { edition: key })}</p>
        </Part>
        <Part name="cards">
          <p>{say("web-rules-cards-text")}</p>
          <Cards cards={LETTERS.map((color) => `${color}6`)} />
          <p>{say("web-rules-cards-example")}</p>
        </Part>
        <Part name="setup">
          <p>{say("web-rules-setup-text")}</p>
        </Part>
        <Part name="turn">
          <p>{say("web-rules-turn-text")}</p>
          <ol class="numbered">
            {["1", "2", "3", "4"].map((number) => (
              <li key={number}>{say(`web-rules-turn-${number}`)}</li>
            ))}
          </ol>
          {weakDiscard ? null : <p>{say("web-rules-discard")}</p>}
          <p>{say("web-rules-turn-end")}</p>
        </Part>
        <Part name="seven">
          <p>{say("web-rules-seven-text")}</p>
          <ol class="seven">
            {LETTERS.map((color) => (
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
        </Part>
        {parts.includes("draw") ? (
          <Part name="draw">
            <p>{say("web-rules-draw-text")}</p>
            <p>{say("web-rules-draw-empty")}</p>
            {parts.includes("actions") && !readings.includes("seven-draw") ? (
              <p>{say("web-rules-draw-seven")}</p>
            ) : null}
          </Part>
        ) : null}
        {parts.includes("scoring") ? (
          <Part name="scoring">
            <p>{say("web-rules-scoring-text")}</p>
            <p>{say("web-rules-scoring-end", { target: String(endsAtTarget) })}</p>
            {endsAtTarget ? null : <p>{say("web-rules-variant")}</p>}
          </Part>
        ) : null}
        {parts.includes("actions") ? <Actions edition={key} /> : null}
        {special.length ? (
          <Part name="edition">
            {special.map((id) => (
              <p key={id}>{say(id, { edition: key })}</p>
            ))}
          </Part>
        ) : null}
        {readings.length ? (
          <Part name="readings">
            {readings.map((reading) => (
              <p key={reading}>{say("web-rules-reading", { reading })}</p>
            ))}
          </Part>
        ) : null}
        <div class="actions actions-main">
          <a class="button button-main" href={at("/new")}>
            {say("web-rules-play")}
          </a>
        </div>
      </div>
    </Shell>
  );
}

function Actions({ edition }: { edition: string }): JSX.Element {
  return (
    <Part name="actions">
      <p>{say("web-rules-actions-text")}</p>
      <ul class="acts">
        {ACTION_NUMBERS.map((number, place) => (
          <li key={number}>
            <Cards cards={[`${LETTERS[place * 2]}${number}`]} actions />
            <p>
              {say(`web-rules-action-${number}`, { edition })}{" "}
              {number === 1 ? say("web-rules-action-1-limit", { edition }) : ""}
            </p>
          </li>
        ))}
      </ul>
      <p>{say("web-rules-after")}</p>
    </Part>
  );
}
