/** By which rules the position is played: how many players, the edition, the options. */

import type { JSX } from "preact";
import { EDITIONS, PLAYERS } from "../facts";
import { editionName } from "../speech/names";
import { say } from "../speech/words";
import { Dialog } from "../ui/Dialog";
import { Choice, Select } from "../ui/forms";
import { Mode } from "../ui/Mode";
import { type Layout, resized } from "./layout";

interface Props {
  readonly layout: Layout;
  change(layout: Layout): void;
  close(): void;
}

export function RulesDialog({ layout, change, close }: Props): JSX.Element {
  return (
    <Dialog label={say("web-analysis-rules")} close={close}>
      <h2 tabIndex={-1} autofocus>
        {say("web-analysis-rules")}
      </h2>
      <div class="form">
        <Choice
          label={say("web-new-players")}
          value={String(layout.players)}
          values={PLAYERS.map(String)}
          name={(count) => count}
          choose={(count) => change(resized(layout, Number(count)))}
        />
        <Mode
          options={layout.options}
          choose={(options) => change({ ...layout, options, piles: "", scored: "-" })}
        />
        <Select
          label={say("web-new-edition")}
          value={layout.edition}
          values={[...new Set<string>([...EDITIONS, layout.edition])]}
          name={editionName}
          choose={(edition) => change({ ...layout, edition })}
        />
        <button type="button" class="button button-main" onClick={close}>
          {say("web-t-close")}
        </button>
      </div>
    </Dialog>
  );
}
