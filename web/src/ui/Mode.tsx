/** The options of a match: one of the usual sets, or a mix of your own. */

import type { JSX } from "preact";
import { OPTIONS, MODES as USUAL } from "../facts";
import { optionsOf } from "../speech/names";
import { say } from "../speech/words";
import { Check, Choice } from "./forms";

type Mode = keyof typeof USUAL | "mix";
const MODES: readonly Mode[] = [...(Object.keys(USUAL) as (keyof typeof USUAL)[]), "mix"];

interface ModeProps {
  readonly options: string;
  readonly choose: (options: string) => void;
}

export function Mode({ options, choose }: ModeProps): JSX.Element {
  const mode = MODES.find((one) => one === options) ?? "mix";
  const parts = optionsOf(options);
  const pick = (next: Mode): void => choose(next === "mix" ? "draw" : next);
  const toggle = (option: string, on: boolean): void => {
    const next = OPTIONS.filter((one) => (one === option ? on : parts.includes(one)));
    choose(next.join("+") || "draw");
  };
  return (
    <>
      <Choice
        label={say("web-new-rules")}
        value={mode}
        values={MODES}
        name={(one) => say("web-mode", { options: one })}
        choose={pick}
        about={say("web-mode-about", { options: mode })}
      />
      {mode === "mix" ? (
        <div class="checks">
          {OPTIONS.map((option) => (
            <Check
              key={option}
              label={say("web-option", { option })}
              about={say("web-option-about", { option })}
              checked={parts.includes(option)}
              choose={(on) => toggle(option, on)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
