/** A table to try turns on, as it looks when a match is played. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { help, shortcuts } from "../game/settings";
import type { Staged } from "../game/turn/draft";
import { clockSkew } from "../net/api";
import type { PublicView, RoundView } from "../protocol";
import { go } from "../router";
import { namesOf } from "../speech/names";
import { speech } from "../speech/words";
import { NO_ACTIONS, stillTable } from "../table/still";
import { TableScreen } from "../table/TableScreen";
import { later } from "../ui/later";
import type { PracticeTable } from "./practice";

const SettingsDialog = later((parts) => parts.SettingsDialog);

export interface PracticeScreenProps {
  readonly practice: PracticeTable;
  /** Where leaving it leads. */
  readonly home: string;
  /** The result of a turn stays hidden. */
  readonly blind?: boolean | undefined;
  /** No card is marked for what it can do. */
  readonly unmarked?: boolean | undefined;
  /** What teaches at it. */
  readonly teacher?: ComponentChildren;
  /** What may follow, once a turn has been answered. */
  readonly next?: ComponentChildren;
  /** Helps on, where there is help. */
  readonly askHint?: (() => void) | undefined;
}

export function PracticeScreen(props: PracticeScreenProps): JSX.Element {
  const { practice, home, blind = false, unmarked = blind, teacher, next, askHint } = props;
  const [settings, setSettings] = useState(false);
  useEffect(() => () => practice.close(), [practice]);
  const { you, turns, ...board } = practice.board.value;
  const { turn, isOver: over } = practice;
  const table = over ? afterTurn(board.table) : board.table;
  const stagedFor = (staged: Staged): Staged =>
    blind ? unjudged(staged, table.round) : unmarked ? { ...staged, rescues: null } : staged;
  return (
    <>
      <TableScreen
        {...stillTable({ table, you, turns }, speech(namesOf(table.seats), you.seat))}
        staged={stagedFor(turn.staged)}
        help={unmarked ? "off" : help.value}
        shortcuts={shortcuts.value === "on"}
        actions={{
          ...NO_ACTIONS,
          stage: (step) => void turn.stage(step),
          undo: () => turn.undo(),
          stageTurn: (text) => void turn.stageTurn(text),
          hint: () => askHint?.(),
          end: (last) => void turn.end(last),
          leave: () => go(home),
          dismiss: () => turn.dismiss(),
          openSettings: () => setSettings(true),
        }}
        helpAllowed={askHint !== undefined && !over}
        behind={over}
        seated
        clockSkew={clockSkew.value}
        trial
        teacher={teacher}
        next={next}
      />
      {settings ? <SettingsDialog close={() => setSettings(false)} /> : null}
    </>
  );
}

/** The table after a whole turn: here nobody else plays, so it is nobody's turn. */
const afterTurn = (table: PublicView): PublicView => ({
  ...table,
  round: table.round && { ...table.round, turn: -1 },
});

/** What is staged, without anything that would give away its result. */
function unjudged(staged: Staged, round: RoundView | null): Staged {
  const { what } = staged;
  const told = what &&
    round && {
      ...what,
      leads: round.leads,
      out: round.out,
      counting: what.palettes.map(() => []),
      stays: true,
    };
  return { ...staged, what: told, rescues: null, blind: true };
}
