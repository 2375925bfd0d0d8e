/** The finer rules of a game: the edition, how it ends, the clock, and what is allowed. */

import type { JSX } from "preact";
import { EDITIONS } from "../../facts";
import type { Kind, Setup } from "../../game/setup";
import { type EditionName, editionName, editionOf, mayEndAtTarget, optionsOf } from "../../speech/names";
import { say, spoken } from "../../speech/words";
import { Check, Select } from "../../ui/forms";

const CLOCKS = ["0", "30", "60", "120", "86400", "259200"] as const;

interface Props {
  readonly kind: Kind;
  readonly chosen: Setup;
  readonly edition: EditionName;
  /** The table is not open yet: who may come can still be chosen. */
  readonly fresh?: boolean;
  choose(change: Partial<Setup>): void;
}

export function RuleChoices({ kind, chosen, edition, fresh = false, choose }: Props): JSX.Element {
  const { target, short, seconds, timeout, invited, listed, help, openHands, options } = chosen;
  const own = editionOf(spoken.value?.language ?? "en");
  return (
    <div class="form">
      <Select
        label={say("web-new-edition")}
        about={say("web-new-edition-about")}
        value={edition}
        values={EDITIONS}
        name={editionName}
        choose={(one) => choose({ edition: one === own ? null : one })}
      />
      {mayEndAtTarget(edition) && optionsOf(options).includes("scoring") ? (
        <>
          <Check label={say("web-new-ending")} checked={target} choose={(on) => choose({ target: on })} />
          {target ? (
            <Check label={say("web-new-short")} checked={short} choose={(on) => choose({ short: on })} />
          ) : null}
        </>
      ) : null}
      {kind === "friends" ? (
        <>
          <Select
            label={say("web-new-clock")}
            value={String(seconds)}
            values={CLOCKS}
            name={(one) => say("web-new-clock-choice", { seconds: Number(one) })}
            choose={(one) => choose({ seconds: Number(one) })}
          />
          {seconds ? (
            <Select
              label={say("web-new-timeout")}
              value={timeout}
              values={["bot", "out"]}
              name={(one) => say("web-new-timeout-choice", { timeout: one })}
              choose={(one) => choose({ timeout: one })}
            />
          ) : null}
          {fresh ? (
            <Check
              label={say("web-new-invited")}
              checked={invited}
              choose={(on) => choose({ invited: on })}
            />
          ) : null}
          {fresh && !invited ? (
            <Check label={say("web-new-listed")} checked={listed} choose={(on) => choose({ listed: on })} />
          ) : null}
          <Check
            label={say("web-new-open-hands")}
            checked={openHands}
            choose={(on) => choose({ openHands: on })}
          />
        </>
      ) : null}
      {kind === "bots" ? null : (
        <Check label={say("web-new-help")} checked={help} choose={(on) => choose({ help: on })} />
      )}
    </div>
  );
}
