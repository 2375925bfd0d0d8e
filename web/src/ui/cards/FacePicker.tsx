/** The faces that people may choose, and the first letter of the name for those who want none. */

import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { FACES } from "../../facts";
import { say } from "../../speech/words";
import { Face } from "./Face";
import "./FacePicker.css";

interface FacePickerProps {
  /** Whose face it is, for the first letter. */
  readonly name: string;
  readonly value: string;
  choose(face: (typeof FACES)[number] | ""): void;
}

export function FacePicker({ name, value, choose }: FacePickerProps): JSX.Element {
  const group = useId();
  return (
    <fieldset class="faces">
      <legend>{say("web-face-title")}</legend>
      <div class="faces-all">
        {(["", ...FACES] as const).map((one) => (
          <label key={one} title={say("web-face", { face: one || "none" })}>
            <input
              type="radio"
              class="over-input"
              name={group}
              checked={one === value}
              aria-label={say("web-face", { face: one || "none" })}
              onChange={() => choose(one)}
            />
            <Face face={one} name={name || say("web-new-name-default")} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
