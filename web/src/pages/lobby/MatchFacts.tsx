/** What is played at a table, in plain words. */

import type { JSX } from "preact";
import { DEFAULT_EDITION } from "../../facts";
import type { PublicView } from "../../protocol";
import { editionName, modeName, modeOf, optionsOf } from "../../speech/names";
import { say } from "../../speech/words";
import "./MatchFacts.css";

/** What the options of a match mean. */
function about(options: string): readonly string[] {
  const mode = modeOf(options);
  if (mode) return [say("web-mode-about", { options: mode })];
  return optionsOf(options).map((option) => say("web-option-about", { option }));
}

/** The same in one line. */
export function rulesOf({ seats, settings }: PublicView): string {
  const { edition = DEFAULT_EDITION, options = "basic", pace } = settings;
  return [
    say("web-lobby-players", { players: seats.length }),
    modeName(options),
    editionName(edition),
    ...(pace?.seconds ? [say("web-new-clock-choice", { seconds: pace.seconds })] : []),
  ].join(" · ");
}

export function MatchFacts({ table }: { table: PublicView }): JSX.Element {
  const { edition = DEFAULT_EDITION, options = "basic", pace, help, open_hands: openHands } = table.settings;
  const seconds = pace?.seconds ?? 0;
  const lines = [
    ["web-new-players", String(table.seats.length)],
    ["web-new-rules", modeName(options), about(options)],
    ["web-new-edition", editionName(edition)],
    ["web-new-clock", say("web-new-clock-choice", { seconds })],
  ] as const;
  return (
    <section class="match-facts">
      <h2 class="unseen-text">{say("web-lobby-rules")}</h2>
      <dl>
        {lines.map(([id, text, more = []]) => (
          <div key={id}>
            <dt>{say(id)}</dt>
            <dd>
              {text}
              {more.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {help ? <p class="about">{say("web-lobby-help")}</p> : null}
      {openHands ? <p class="about">{say("web-new-open-hands")}</p> : null}
    </section>
  );
}
