/** The table screen: its parts, and what lies over them. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { RoundEndView, RoundView } from "../protocol";
import { classes } from "../ui/classes";
import { Dialog } from "../ui/Dialog";
import { useMedia } from "../ui/hooks/useMedia";
import { useFocusAt } from "../ui/hooks/useSteadyFocus";
import { later, loadLater } from "../ui/later";
import { phone, wide as wideEnough } from "../ui/styles/breakpoints.json";
import { Centre } from "./Centre";
import { cardPaths } from "./cards/cardPaths";
import { Flip } from "./cards/Flip";
import { Hand } from "./cards/Hand";
import { OwnPalette } from "./cards/OwnPalette";
import { usePlaces } from "./cards/places";
import { Targets, targetsIn } from "./cards/Targets";
import { useKeys } from "./keys";
import { Rivals } from "./players/Rivals";
import { LeadLine } from "./rules/LeadLine";
import { RulesColumn } from "./rules/RulesColumn";
import { LogPanel } from "./story/LogPanel";
import { useSkip } from "./story/useSkip";
import { Top } from "./Top";
import { TableContext, type TableProps, useTable, useTableState } from "./tableContext";
import { Bar } from "./turn/Bar";
import { StagingStatus } from "./turn/StagingStatus";
import "./players/HandOver.css";
import "./Keys.css";
import "./end/RoundEnd.css";
import "./TableScreen.css";

const HandOver = later((parts) => parts.HandOver);
const HintsPanel = later((parts) => parts.HintsPanel);
const KeysDialog = later((parts) => parts.KeysDialog);
const NoHintsDialog = later((parts) => parts.NoHintsDialog);
const OpenHands = later((parts) => parts.OpenHands);
const StoryBar = later((parts) => parts.StoryBar);
const RoundEnd = later((parts) => parts.RoundEnd);
// Where the game goes on; never a button that ends a turn: a key pressed once too often must not do that.
const FOCUS = ["[data-focus=end]", "[data-focus=hints]", ".pick-lit", "[data-focus=bar]"];

export function TableScreen(props: TableProps): JSX.Element | null {
  return props.table.round ? <Playing props={props} round={props.table.round} /> : null;
}

function Playing({ props, round }: { props: TableProps; round: RoundView }): JSX.Element {
  const { table, speech, hints } = props;
  const compact = useMedia(phone);
  const wide = useMedia(wideEnough);
  const state = useTableState(props, round, compact);
  const [opened, setOpened] = useState<boolean | null>(null);
  const panelOpen = opened ?? (wide && !props.teacher); // who learns has enough to look at
  const togglePanel = (): void => setOpened(!panelOpen);
  const closePanel = (): void => setOpened(false);
  const [keys, showKeys] = useKeys(state, togglePanel);
  useEffect(state.forget, [keys, opened]);
  useEffect(() => setOpened((now) => (wide ? now : null)), [table.match_number]); // nothing lies over a new match
  usePlaces(state);
  const lostCause = useLostCause(props);
  const end = table.phase === "playing" ? null : round.end;
  const hinting = wide && (hints.state !== "none" || hints.refusal !== null);
  useFocusAt(FOCUS);
  // Once a turn was played, the end of the round is near enough to be made ready.
  useEffect(
    () => void (props.turns.length > 0 && loadLater().catch(() => undefined)),
    [props.turns.length > 0],
  );
  useSkip(props.behind, props.actions.skip);
  return (
    <TableContext.Provider value={{ ...state, toggleSide: togglePanel }}>
      <Flip
        motion={props.motion}
        scene={props.scene}
        color={state.view.color}
        layout={`${compact} ${wide} ${panelOpen || hinting}`}
        {...cardPaths(state, round)}
      >
        <main
          class={classes(
            "t",
            ((panelOpen && wide) || hinting) && "t-with-side",
            wide && state.seat !== null && "t-beside",
            state.view.yourTurn && "t-yours",
            end && "t-ended",
            state.would && "t-pointed",
            state.seat === null && "t-watched",
          )}
          style={{ "--rivals": table.seats.length - (state.seat === null ? 0 : 1) }}
        >
          <Top panelOpen={panelOpen} togglePanel={togglePanel} showKeys={() => showKeys("keys")} />
          <Rivals />
          <Centre />
          <LeadLine />
          <RulesColumn />
          {state.seat === null ? null : <OwnPalette seat={state.seat} />}
          <Bottom end={end} lostCause={lostCause} />
          <div class="t-column">
            {hints.state !== "none" || hints.refusal !== null ? <HintsPanel /> : null}
            {panelOpen && wide ? <LogPanel close={closePanel} /> : null}
          </div>
          <StagingStatus />
          {props.teacher}
          {panelOpen && !wide ? (
            <Dialog sheet class="side-dialog" label={speech.say("web-t-side")} close={closePanel}>
              <LogPanel drawer close={closePanel} />
            </Dialog>
          ) : null}
          {keys === "keys" ? <KeysDialog close={() => showKeys(null)} /> : null}
          {keys === "hints" ? <NoHintsDialog close={() => showKeys(null)} /> : null}
        </main>
      </Flip>
    </TableContext.Provider>
  );
}

/** The own hand with the staged turn, or how the round has ended. */
function Bottom({ end, lostCause }: { end: RoundEndView | null; lostCause: boolean }): JSX.Element {
  const state = useTable();
  const targets = state.compact ? targetsIn(state) : [];
  if (state.handOver !== null) {
    return (
      <div class="t-bottom t-bottom-over">
        <HandOver seat={state.handOver} />
      </div>
    );
  }
  if (end) {
    return (
      <div class="t-bottom t-bottom-ended">
        <RoundEnd end={end} lostCause={lostCause} />
      </div>
    );
  }
  const hands = state.you?.hands;
  return (
    <div class="t-bottom">
      {state.seat === null ? null : hands ? <OpenHands hands={hands} /> : <Hand />}
      {targets.length > 0 ? <Targets seats={targets} /> : null}
      {state.lookedAt === null ? <Bar /> : <StoryBar />}
    </div>
  );
}

/** Whether the own latest turn of this round could not be saved by any play. */
function useLostCause({ table, you }: TableProps): boolean {
  const known = useRef({ round: -1, lost: false });
  const round = table.round?.number ?? -1;
  if (known.current.round !== round) known.current = { round, lost: false };
  // What was possible when the turn began: a 3 that drew the wrong card was a choice.
  if (you?.prospect && !table.round?.begun) known.current.lost = you.prospect === "out";
  return known.current.lost && table.round?.end?.winner !== you?.seat;
}
