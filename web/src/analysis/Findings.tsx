/** What was found of a position: who leads under each rule, the line with open hands, and all turns. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BoardAnalysis } from "../protocol";
import { say, speech } from "../speech/words";
import { theCard, turnSentence } from "../table/sentences";
import { Chip, colorName, Pictogram } from "../ui/Card";

const FEW = 5;

/** A sentence with its cards as small coloured ones. */
function Words({ text }: { text: string }): JSX.Element {
  const voice = speech([], null);
  return (
    <>
      {text
        .split(/\b([ROYGBIV][1-7])\b/)
        .map((part, place) =>
          place % 2 ? <Chip key={place} card={part} name={theCard(voice, part)} /> : part,
        )}
    </>
  );
}

export function Findings({ answer }: { answer: BoardAnalysis }): JSX.Element {
  const voice = speech([], null);
  const [all, setAll] = useState(false);
  const { line, turns, leads } = answer;
  const shown = all ? turns : turns.slice(0, FEW);
  return (
    <>
      <h3>{say("web-analysis-leads")}</h3>
      <ul class="analysis-leads">
        {leads.map((lead) => (
          <li key={lead.color} class={lead.color === answer.color ? "analysis-now" : ""}>
            <Pictogram color={lead.color} class={`pigment-${lead.color}`} />
            <span>{say(`rule-${colorName(lead.color)}`)}</span>
            <strong>{lead.seat === null ? say("web-t-nobody") : voice.who(lead.seat)}</strong>
            <span class="analysis-row">
              {lead.cards.map((card) => (
                <Chip key={card} card={card} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h3>{say("web-analysis-line")}</h3>
      {line.winner === null ? (
        <p>{say("web-analysis-unknown")}</p>
      ) : (
        <>
          <p>{say("web-analysis-winner", { who: voice.who(line.winner) })}</p>
          <ol class="numbered">
            {line.turns.map((text, place) => (
              <li key={place}>
                <code>{text}</code>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{say("web-analysis-turns", { who: voice.who(answer.turn) })}</h3>
      <p class="about">{say("web-analysis-turns-about")}</p>
      <ol class="hints">
        {shown.map((turn) => (
          <li key={turn.text} class={`hint hint-${turn.fate}`}>
            <div class="hint-line">
              <strong class="hint-chance">
                {say("web-t-chance", { chance: Math.round(turn.chance * 100) })}
              </strong>
              <meter min={0} max={100} value={Math.round(turn.chance * 100)} aria-hidden="true" />
              <span class="tag">{say(`web-t-fate-${turn.fate}`)}</span>
            </div>
            <p>
              <Words text={turnSentence(voice, answer.turn, turn.text, false)} /> <code>{turn.text}</code>
            </p>
            <ul class="reasons">
              {turn.reasons.map((reason, place) => (
                <li key={place}>
                  <Words text={voice.tell(reason)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {turns.length > shown.length ? (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {say("web-t-hints-more", { count: turns.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}
