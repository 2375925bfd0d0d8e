/** The findings about a position so far: all turns with their chances, and the line with open hands. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { BoardAnalysis } from "../protocol";
import { aboutPercent, percent } from "../replay/review";
import { say, speech } from "../speech/words";
import { turnSentence } from "../table/sentences";
import { lineSentence } from "./LineBar";
import { Words } from "./Words";

const FEW = 5;

interface Props {
  readonly answer: BoardAnalysis;
  /** The analysis is complete. */
  readonly whole: boolean;
  /** How many turns of the line are on the board. */
  readonly step: number;
  go(step: number): void;
}

export function Findings({ answer, whole, step, go }: Props): JSX.Element {
  const voice = speech([], null);
  const [all, setAll] = useState(false);
  const { line, turns } = answer;
  const shown = all ? turns : turns.slice(0, FEW);
  // A review may have judged the best turn: none that was only tried looks better by its rounding.
  const most = turns[0]?.error === 0 ? percent(turns[0].chance) : 100;
  return (
    <>
      <h3>{say("web-analysis-turns", { who: voice.who(answer.turn) })}</h3>
      <p class="about">{say("web-analysis-turns-about")}</p>
      <ol class="hints">
        {shown.map((turn) => (
          <li key={turn.text} class={`hint hint-${turn.fate}`}>
            <div class="hint-line">
              <strong class="hint-chance">
                {turn.error > 0
                  ? say("web-t-chance-about", { chance: Math.min(aboutPercent(turn.chance), most) })
                  : say("web-t-chance", { chance: percent(turn.chance) })}
              </strong>
              <meter min={0} max={100} value={percent(turn.chance)} aria-hidden="true" />
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
      <h3>{say("web-analysis-line")}</h3>
      {line.winner === null ? (
        <p>{say(whole ? "web-analysis-unknown" : "web-analysis-later")}</p>
      ) : (
        <>
          <p>{say("web-analysis-winner", { who: voice.who(line.winner) })}</p>
          <p class="about">{say("web-analysis-line-about")}</p>
          <ol class="line">
            {line.turns.map((text, place) => (
              <li key={place}>
                <button
                  type="button"
                  class="line-turn"
                  aria-current={step === place + 1 ? "step" : undefined}
                  onClick={() => go(place + 1)}
                >
                  <span>
                    <Words text={lineSentence(line, answer.turn, place)} /> <code>{text}</code>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
