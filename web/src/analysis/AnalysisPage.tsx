/** The analysis board: any position, set up card by card and analysed; it is in the address, after the #. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { beCalled } from "../game/setup";
import { at } from "../net/address";
import { newTable } from "../net/api";
import { go } from "../router";
import { editionName, modeName } from "../speech/names";
import { refusal, say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { classes } from "../ui/classes";
import { useMedia } from "../ui/hooks/useMedia";
import { useRequest } from "../ui/hooks/useRequest";
import { Icon } from "../ui/Icon";
import { KeyList } from "../ui/KeyList";
import { type Level, PlayOn } from "../ui/PlayOn";
import { phone } from "../ui/styles/breakpoints.json";
import { CanvasAndDeck } from "./board/CanvasAndDeck";
import { type BoardState, drop, seatName } from "./board/places";
import { RuleChoice } from "./board/RuleChoice";
import { Seat } from "./board/Seats";
import { Tray } from "./board/Tray";
import { KEYS, useBoardKeys } from "./board/useBoardKeys";
import { useCardDrag } from "./board/useCardDrag";
import { Findings } from "./Findings";
import { IconButton } from "./IconButton";
import { type Insight, useInsight } from "./insight";
import { LineBar } from "./LineBar";
import {
  addressed,
  cameFrom,
  EMPTY,
  fromAddress,
  type Layout,
  layoutOf,
  type Origin,
  type Place,
  textOf,
} from "./layout";
import { RulesDialog } from "./RulesDialog";
import "./Analysis.css";

export function AnalysisPage(): JSX.Element {
  const compact = useMedia(phone);
  const [layout, setLayout] = useState<Layout>(() => layoutOf(fromAddress(location.hash)));
  const [before, setBefore] = useState<readonly Layout[]>([]);
  const [place, choose] = useState<Place>("hand-0");
  const [picked, pick] = useState<string | null>(null);
  const [step, setStep] = useState(0);
  const [opened, open] = useState<"rules" | "keys" | null>(null);
  const [tray, setTray] = useState(false); // only where there is little room: else it is always there
  const { busy, problem, ask } = useRequest();
  const insight = useInsight();
  const { answer, refused } = insight;
  const origin = cameFrom(location.hash);
  const findings = useRef<HTMLHeadingElement>(null);
  const show = (next: Layout): void => {
    setLayout(next);
    insight.forget();
    setStep(0);
    pick(null);
  };
  const change = (next: Layout): void => {
    setBefore([...before, layout]);
    show(next);
    const after = origin ? `;${origin.path}` : ""; // it is another position than that of the turn
    history.replaceState(null, "", at(`/analysis#${addressed(textOf(next))}${after}`));
  };
  const undo = (): void => {
    const last = before.at(-1);
    if (!last) return;
    change(last);
    setBefore(before.slice(0, -1));
  };
  const analyse = async (position: string): Promise<void> => {
    const first = answer === null;
    if (!(await insight.look(position, cameFrom(location.hash)?.before ?? null)) || !first) return;
    setTray(false);
    findings.current?.focus();
  };
  const example = (): void => {
    change(layoutOf(EXAMPLE));
    void analyse(EXAMPLE);
  };
  const press = (): void => (insight.busy ? insight.stop() : void analyse(textOf(layout)));
  useEffect(() => {
    document.title = `${say("web-analysis-title")} · ${say("web-title")}`;
  });
  useLayoutEffect(() => {
    const come = (): void => {
      const next = layoutOf(fromAddress(location.hash));
      show(next);
      if (next !== EMPTY) void analyse(textOf(next));
    };
    come();
    addEventListener("hashchange", come);
    return () => removeEventListener("hashchange", come);
  }, []);
  const playOn = (seat: number, level: Level): Promise<void> =>
    ask(async () => {
      await beCalled("");
      const bots = Array.from({ length: layout.players }, (_, number) => (number === seat ? null : level));
      const { id } = await newTable({ settings: { bots }, start: true, position: textOf(layout) });
      go(`/table/${id}`);
    });
  // With little room, the tray lies over the board: where cards go is above it.
  useEffect(() => {
    if (tray && compact)
      document.querySelector(".place-chosen")?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [tray, compact, place]);
  const line = answer?.line;
  const state: BoardState = {
    layout: step > 0 ? layoutOf(line?.positions?.[step - 1] ?? "") : layout,
    place,
    picked,
    change,
    choose: (next) => {
      choose(next);
      setTray(true);
    },
    pick,
  };
  const [drag, ghost] = useCardDrag((card, where) => drop(state, card, where));
  useBoardKeys(state, {
    undo,
    analyse: press,
    showKeys: () => open("keys"),
  });
  // A problem is shown where it is.
  const wrong = refused && asSentence(refusal(refused));
  const wrongSeat = wrong === null ? null : Number(refused?.arguments.seat ?? -1);
  const seats = Array.from({ length: layout.players }, (_, seat) => seat);
  const stepTo = (next: number): void => {
    setStep(next);
    if (compact) scrollTo({ top: 0 });
  };
  return (
    <main id="content" class={classes("analysis", tray && "analysis-tray")} {...drag}>
      <header class="t-top">
        <a class="brand" href={at("/")} aria-label={say("web-t-home")}>
          Red<span>7</span>
        </a>
        <h1 class="analysis-title">{say("web-analysis-title")}</h1>
        {origin ? <Back origin={origin} compact={compact} /> : null}
        <button type="button" class="button analysis-mode" onClick={() => open("rules")}>
          <Icon name="settings" />
          <span class="unseen-text">{say("web-analysis-rules")}: </span>
          <span class="analysis-mode-words">
            {layout.players} · {modeName(layout.options)}
          </span>
          {compact ? null : <span class="soft">{editionName(layout.edition)}</span>}
        </button>
        <div class="top-buttons">
          <IconButton
            look="button-plain"
            icon="undo"
            name={say("web-t-undo")}
            off={before.length === 0}
            press={undo}
          />
          <IconButton
            look="button-plain"
            icon="again"
            name={say("web-analysis-clear")}
            press={() => change(EMPTY)}
          />
          {compact ? null : (
            <IconButton look="button-plain" icon="keys" name={say("web-t-keys")} press={() => open("keys")} />
          )}
        </div>
      </header>
      <RuleChoice state={state} />
      <div class="board" data-players={layout.players}>
        {seats.map((seat) => (
          <Seat key={seat} state={state} seat={seat} problem={wrongSeat === seat ? wrong : null} />
        ))}
        <CanvasAndDeck state={state} />
      </div>
      <div class="analysis-foot">
        <div class="analysis-bar">
          {insight.busy ? (
            <progress
              class="analysis-progress"
              max={answer?.steps ?? 1}
              {...(answer ? { value: answer.done ?? 0 } : {})}
              aria-hidden="true"
            />
          ) : null}
          {line && step > 0 ? (
            <LineBar line={line} first={layout.turn} step={step} go={stepTo} />
          ) : (
            <div class="analysis-buttons">
              {compact ? (
                <button type="button" class="button" aria-expanded={tray} onClick={() => setTray(!tray)}>
                  <Icon name={tray ? "down" : "up"} />
                  {say("web-analysis-tray")}
                </button>
              ) : null}
              <button type="button" class="button button-main" onClick={press}>
                {say(pressName(insight))}
              </button>
            </div>
          )}
          <Alert>{(wrongSeat !== null && wrongSeat >= 0 ? null : wrong) ?? problem}</Alert>
        </div>
        <Tray state={state} />
      </div>
      <section class="analysis-findings" aria-label={say("web-analysis-findings")}>
        <h2 ref={findings} tabIndex={-1}>
          {say("web-analysis-findings")}
        </h2>
        <p role="status" class={classes(answer !== null && "about")}>
          {stateWords(insight)}
        </p>
        {layout === EMPTY ? <Ideas show={() => example()} /> : null}
        {answer ? (
          <>
            <Findings answer={answer} whole={insight.state === "there"} step={step} go={stepTo} />
            <PlayOn
              names={seats.map(seatName)}
              first={layout.turn}
              busy={busy}
              play={(seat, level) => void playOn(seat, level)}
            />
          </>
        ) : null}
      </section>
      {ghost}
      {opened === "rules" ? <RulesDialog layout={layout} change={change} close={() => open(null)} /> : null}
      {opened === "keys" ? <KeyList keys={KEYS} close={() => open(null)} /> : null}
    </main>
  );
}

/** Back to the puzzle, or to the replay as it stood. */
function Back({ origin: { path, before }, compact }: { origin: Origin; compact: boolean }): JSX.Element {
  const place = before ? `#${before.round}.${before.turn - 1}` : "";
  return (
    <a class="button button-plain" href={at(`/${path}${place}`)}>
      <span aria-hidden="true">←</span>
      <span class={classes(compact && "unseen-text")}>
        {say(path.startsWith("replay") ? "web-review-try-back" : "web-analysis-puzzle")}
      </span>
    </a>
  );
}

/** A position in which one turn is far better than all others. */
const EXAMPLE = "intl-1.2 basic G 0 R6O4B3V2:Y6I5/G7Y5R2I1:O6B4 R5B7V1I4G6Y2 - play";

/** Things to try while the board is empty. */
function Ideas({ show }: { show(): void }): JSX.Element {
  return (
    <p class="analysis-ideas">
      <button type="button" class="button" onClick={show}>
        {say("web-analysis-example")}
      </button>
      <a class="button" href={at("/matches")}>
        {say("web-matches-title")}
      </a>
      <a class="button" href={at("/puzzles")}>
        {say("web-home-puzzles")}
      </a>
    </p>
  );
}

/** What the one button does: begin, stop, or go on. */
const pressName = ({ busy, state, answer }: Insight): string =>
  busy ? "web-analysis-stop" : state === "stopped" && answer ? "web-analysis-on" : "web-analysis-go";

/** The progress of the analysis, in words. */
function stateWords({ state, answer }: Insight): string {
  const { done = 0, steps = 0 } = answer ?? {};
  if (state === "waits") return say("web-analysis-waits");
  if (state === "asked")
    return answer ? say("web-analysis-progress", { done, count: steps }) : say("web-t-hints-thinking");
  if (state === "stopped" && answer) return say("web-analysis-stopped", { done, count: steps });
  return say(answer ? "web-analysis-whole" : "web-analysis-how");
}

/** A refusal as a sentence of its own; elsewhere it may be part of a longer one. */
const asSentence = (words: string): string =>
  words.charAt(0).toLocaleUpperCase() + words.slice(1) + (/[.!?…]$/.test(words) ? "" : ".");
