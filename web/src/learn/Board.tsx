/** A table to try turns on, as it looks when a match is played. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type HelpLevel, motionNow, help as ownHelp, shortcuts } from "../game/settings";
import { clockSkew } from "../net/api";
import { go } from "../router";
import { namesOf } from "../speech/names";
import { speech } from "../speech/words";
import { NO_ACTIONS, NO_HINTS } from "../table/still";
import { TableScreen } from "../table/TableScreen";
import { later } from "../ui/later";
import type { PracticeTable } from "./practice";

const SettingsDialog = later((parts) => parts.SettingsDialog);

interface BoardProps {
  readonly practice: PracticeTable;
  /** Where one goes who leaves it. */
  readonly home: string;
  /** How much the table gives away; as in a match, unless that would be telling. */
  readonly help?: HelpLevel;
}

export function Board({ practice, home, help = ownHelp.value }: BoardProps): JSX.Element {
  const [settings, setSettings] = useState(false);
  useEffect(() => () => practice.close(), [practice]);
  const { table, you, turns } = practice.board.value;
  const { turn } = practice;
  return (
    <>
      <TableScreen
        table={table}
        you={you}
        turns={turns}
        log={turns}
        again={false}
        scene={undefined}
        story={[]}
        lookedAt={null}
        staged={turn.staged}
        hints={NO_HINTS}
        motion={motionNow()}
        help={help}
        shortcuts={shortcuts.value === "on"}
        speech={speech(namesOf(table.seats), you.seat)}
        actions={{
          ...NO_ACTIONS,
          stage: (step) => void turn.stage(step),
          undo: () => turn.undo(),
          stageTurn: (text) => void turn.stageTurn(text),
          end: (last) => void turn.end(last),
          leave: () => go(home),
          dismiss: () => turn.dismiss(),
          openSettings: () => setSettings(true),
        }}
        helpAllowed={false}
        behind={practice.isOver}
        seated
        handOver={null}
        present={table.seats.map((_, seat) => seat)}
        watchers={0}
        reactions={[]}
        noted={[]}
        clockSkew={clockSkew.value}
        recordUrl={null}
      />
      {settings ? <SettingsDialog close={() => setSettings(false)} /> : null}
    </>
  );
}
