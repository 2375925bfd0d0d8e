/** The table of a match that is over, set to any of its turns. */

import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { shortcuts } from "../game/settings";
import { at } from "../net/address";
import type { Decision, ReplayAnswer, ReplayFrame, RoundView } from "../protocol";
import { namesOf } from "../speech/names";
import { type Speech, say, speech } from "../speech/words";
import { Centre } from "../table/Centre";
import { cardPaths } from "../table/cards/cardPaths";
import { Flip } from "../table/cards/Flip";
import { Hand } from "../table/cards/Hand";
import { OwnPalette } from "../table/cards/OwnPalette";
import { Rivals } from "../table/players/Rivals";
import { LeadLine } from "../table/rules/LeadLine";
import { RulesColumn } from "../table/rules/RulesColumn";
import { stillTable } from "../table/still";
import { TableContext, type TableProps, useTableState } from "../table/tableContext";
import { classes } from "../ui/classes";
import { Dialog } from "../ui/Dialog";
import { useMedia } from "../ui/hooks/useMedia";
import { Icon } from "../ui/Icon";
import { KeyList } from "../ui/KeyList";
import { phone, wide as wideEnough } from "../ui/styles/breakpoints.json";
import type { Source } from "./api";
import { Branch } from "./Branch";
import { type Eyes, viewAt } from "./frames";
import { ReplayBar } from "./ReplayBar";
import { ReplaySide } from "./ReplaySide";
import { type MatchReview, useReview } from "./review";
import { KEYS, type Steps, useSteps } from "./steps";
import { TryAgain } from "./TryAgain";
import "./Replay.css";

interface Props {
  readonly answer: ReplayAnswer;
  readonly source: Source;
}

export function ReplayScreen({ answer, source }: Props): JSX.Element {
  const [eyes, setEyes] = useState<Eyes>({ seat: answer.seat ?? 0, open: true });
  const steps = useSteps(answer.replay.frames);
  const names = useMemo(() => namesOf(answer.seats), [answer]);
  const review = useReview(source, answer.seat ?? eyes.seat);
  // Who has lost wants to know which turn did it.
  useEffect(() => {
    const { winners } = answer.replay;
    if (answer.seat !== null && winners.length > 0 && !winners.includes(answer.seat)) review.start();
  }, []);
  const props = tableProps(answer, steps, eyes, names);
  useEffect(() => {
    document.title = `${say("web-replay-title")} · ${names.join(", ")} · ${say("web-title")}`;
  });
  const [trying, setTrying] = useState<Decision | null>(null);
  if (trying)
    return (
      <TryAgain
        source={source}
        seats={answer.seats}
        round={trying.round}
        turn={trying.turn}
        close={() => setTrying(null)}
      />
    );
  return (
    <Screen
      tryAgain={setTrying}
      props={props}
      round={props.table.round as RoundView}
      answer={answer}
      source={source}
      steps={steps}
      review={review}
      eyes={eyes}
      look={setEyes}
    />
  );
}

interface ScreenProps extends Props {
  readonly props: TableProps;
  readonly round: RoundView;
  readonly steps: Steps;
  readonly review: MatchReview;
  readonly eyes: Eyes;
  look(eyes: Eyes): void;
  tryAgain(turn: Decision): void;
}

function Screen({
  props,
  round,
  answer,
  source,
  steps,
  review,
  eyes,
  look,
  tryAgain,
}: ScreenProps): JSX.Element {
  const compact = useMedia(phone);
  const wide = useMedia(wideEnough);
  const state = useTableState(props, round, compact);
  const [opened, setOpened] = useState(false);
  const [asked, ask] = useState<"branch" | "keys" | null>(null);
  useKey("?", () => ask("keys"));
  const side = (
    <ReplaySide
      answer={answer}
      source={source}
      steps={steps}
      eyes={eyes}
      review={review}
      close={wide ? null : () => setOpened(false)}
    />
  );
  return (
    <TableContext.Provider value={state}>
      <Flip
        motion={props.motion}
        scene={undefined}
        color={state.view.color}
        layout={`${compact} ${wide} ${eyes.seat}`}
        {...cardPaths(state, round)}
      >
        <main
          class={classes("t t-replay", wide && "t-with-side", eyes.seat === null && "t-watched")}
          style={{ "--rivals": props.table.seats.length - (eyes.seat === null ? 0 : 1) }}
        >
          <header class="t-top">
            <a class="brand" href={at("/")} aria-label={say("web-t-home")}>
              Red<span>7</span>
            </a>
            <p class="top-words">
              <strong class={compact ? "unseen-text" : "turn"}>{say("web-replay-title")}</strong>
            </p>
            <SeatChoice answer={answer} eyes={eyes} look={look} />
            <div class="top-buttons">
              <button
                type="button"
                class="button button-plain replay-open"
                aria-pressed={eyes.open}
                title={say("web-replay-open")}
                onClick={() => look({ ...eyes, open: !eyes.open })}
              >
                <Icon name="eye" />
                <span class={compact ? "unseen-text" : undefined}>{say("web-replay-open")}</span>
              </button>
              {compact ? null : (
                <button
                  type="button"
                  class="button button-plain"
                  aria-label={say("web-t-keys")}
                  title={say("web-t-keys")}
                  onClick={() => ask("keys")}
                >
                  <Icon name="keys" />
                </button>
              )}
              {wide ? null : (
                <button
                  type="button"
                  class="button button-plain"
                  aria-expanded={opened}
                  aria-label={say("web-replay-turns")}
                  title={say("web-replay-turns")}
                  onClick={() => setOpened(true)}
                >
                  <Icon name="log" />
                </button>
              )}
            </div>
          </header>
          <Rivals />
          <Centre />
          <LeadLine />
          <RulesColumn />
          {state.seat === null ? null : <OwnPalette seat={state.seat} />}
          <div class="t-bottom">
            {state.seat === null ? null : <Hand />}
            <ReplayBar
              branch={() => ask("branch")}
              tryAgain={tryAgain}
              look={
                wide
                  ? null
                  : () => {
                      review.start();
                      setOpened(true);
                    }
              }
              steps={steps}
              answer={answer}
              eyes={eyes}
              review={review}
            />
          </div>
          {wide ? <div class="t-column">{side}</div> : null}
          {asked === "branch" ? (
            <Branch
              answer={answer}
              source={source}
              frame={answer.replay.frames[steps.place] as ReplayFrame}
              seat={eyes.seat}
              close={() => ask(null)}
            />
          ) : null}
          {asked === "keys" ? <KeyList keys={KEYS} close={() => ask(null)} /> : null}
          {opened && !wide ? (
            <Dialog class="side-dialog" label={say("web-replay-turns")} close={() => setOpened(false)}>
              {side}
            </Dialog>
          ) : null}
        </main>
      </Flip>
    </TableContext.Provider>
  );
}

/** Hear a key that shows something, unless it is for what has the focus. */
function useKey(key: string, show: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const taken = event.target instanceof Element && event.target.closest("input, select, dialog");
      if (event.key === key && !taken && shortcuts.value === "on") show();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}

function SeatChoice({ answer, eyes, look }: Pick<ScreenProps, "answer" | "eyes" | "look">): JSX.Element {
  const names = namesOf(answer.seats);
  return (
    <select
      class="replay-seat"
      aria-label={say("web-replay-seat")}
      value={eyes.seat ?? ""}
      onChange={({ currentTarget: { value } }) =>
        look({ ...eyes, seat: value === "" ? null : Number(value) })
      }
    >
      {names.map((name, seat) => (
        <option key={seat} value={seat}>
          {seat === answer.seat ? say("web-replay-seat-own", { name }) : name}
        </option>
      ))}
      <option value="">{say("web-replay-seat-none")}</option>
    </select>
  );
}

function tableProps(answer: ReplayAnswer, steps: Steps, eyes: Eyes, names: readonly string[]): TableProps {
  const own = eyes.seat !== null && eyes.seat === answer.seat;
  const voice = own ? speech(names, eyes.seat) : ofAnother(speech(names, null), names[eyes.seat ?? -1] ?? "");
  return { ...stillTable(viewAt(answer, steps.place, eyes), voice), lookedAt: 0, again: true };
}

const OF_ANOTHER: Readonly<Record<string, string>> = {
  "web-t-your-hand": "web-replay-hand-of",
  "web-t-your-palette": "web-t-palette-of",
  "web-t-you-lead": "web-t-leads",
};

/** Words of a seat that is not one's own. */
function ofAnother(words: Speech, name: string): Speech {
  return {
    ...words,
    say: (id, args) => words.say(OF_ANOTHER[id] ?? id, OF_ANOTHER[id] ? { who: name, ...args } : args),
  };
}
