/** Quick words while everybody waits. */

import type { JSX } from "preact";
import { REACTIONS } from "../../facts";
import type { Session } from "../../game/session";
import { say } from "../../speech/words";

interface Props {
  readonly session: Session;
  readonly names: readonly string[];
  /** Somebody else is here to hear them. */
  readonly may: boolean;
}

export function LobbyWords({ session, names, may }: Props): JSX.Element {
  const said = session.reactions.shown.value.at(-1);
  const name = names[said?.seat ?? -1] ?? "";
  return (
    <section class="lobby-said" aria-label={say("web-t-react")}>
      <p role="status" class={may ? "" : "unseen-text"}>
        {said ? say("web-lobby-said", { name, words: say(said.words.code, { name }) }) : ""}
      </p>
      {may
        ? REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="button"
              onClick={() => session.actions.react(reaction)}
            >
              {say(`web-t-react-${reaction}`)}
            </button>
          ))
        : null}
    </section>
  );
}
