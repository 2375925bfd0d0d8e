/** Who may have a seat: a person, or one of the characters by their level. */

import type { JSX } from "preact";
import { CHARACTERS, LEVELS } from "../../facts";
import { say } from "../../speech/words";
import { Face } from "../../ui/cards/Face";
import "./CharacterChoices.css";

interface CharacterChoicesProps {
  /** A person may sit here, too. */
  readonly people: boolean;
  readonly taken: readonly string[];
  readonly chosen: string | null;
  put(level: string | null, character?: string): void;
}

export function CharacterChoices({ people, taken, chosen, put }: CharacterChoicesProps): JSX.Element {
  return (
    <div class="seat-choices">
      {people ? (
        <button
          type="button"
          class="seat-choice seat-choice-person"
          aria-pressed={chosen === ""}
          onClick={() => put(null)}
        >
          <Face face="" name="+" />
          {say("web-new-seat-person")}
        </button>
      ) : null}
      {LEVELS.map((level) => (
        <section key={level}>
          <h3>{say("web-bot-name", { level })}</h3>
          <p class="about">{say("web-bot-about", { level })}</p>
          <div class="seat-choice-row">
            {CHARACTERS[level].map((name) => (
              <button
                key={name}
                type="button"
                class="seat-choice"
                aria-pressed={chosen === null ? undefined : chosen === name}
                disabled={taken.includes(name)}
                onClick={() => put(level, name)}
              >
                <Face face={name.toLowerCase()} />
                {name}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
