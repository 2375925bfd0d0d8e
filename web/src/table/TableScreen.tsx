/** The table screen. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { RoundView, SeenTurn } from "../protocol";
import { optionsOf } from "../speech/names";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { useFocusAt } from "../ui/useSteadyFocus";
import { useActQueue } from "./actQueue";
import { Bar } from "./Bar";
import { Centre, Verdict } from "./Centre";
import { Countdown } from "./Countdown";
import { Flip } from "./Flip";
import { Hand } from "./Hand";
import { HandOver } from "./HandOver";
import { HintsPanel } from "./HintsPanel";
import { KeysDialog, useKeys } from "./Keys";
import { LogPanel } from "./LogPanel";
import { Palette } from "./Palette";
import { type Shown, shown, stepsOf } from "./projection";
import type { TableProps } from "./props";
import { Rivals } from "./Rivals";
import { RoundEnd } from "./RoundEnd";
import { RulesColumn } from "./RulesColumn";
import { Spot } from "./Spot";
import { StagingStatus } from "./StagingStatus";
import { phaseSentence, turnSentence } from "./sentences";
import { Targets, targetsIn } from "./Targets";
import { type Scene, signsIn } from "./tableContext";

const COMPACT = "(max-width: 760px), (max-height: 480px)";
// Where the game goes on; never a button that ends a turn: a key pressed once too often must not do that.
const FOCUS = ["[data-focus=end]", "[data-focus=hints]", ".pick-lit", "[data-focus=bar]"];
const WIDE = "(min-width: 1180px)";

export function TableScreen(props: TableProps): JSX.Element | null {
  const { table } = props;
  if (props.handOver !== null) return <HandOver props={props} seat={props.handOver} />;
  return table.round ? <Playing props={props} round={table.round} /> : null;
}

function Playing({ props, round }: { props: TableProps; round: RoundView }): JSX.Element {
  const { table, you, staged, speech, look } = props;
  const compact = useMedia(COMPACT);
  const wide = useMedia(WIDE);
  const [side, setSide] = useState<boolean | null>(null);
  const sideOpen = side ?? wide;
  const toggleSide = (): void => setSide(!sideOpen);
  const view = shown(table, round, you, staged);
  const scene = useScene(props, view, compact);
  const [keys, showKeys] = useKeys({ enabled: look.shortcuts, scene, toggleSide });
  const lostCause = useLostCause(props);
  const ended = round.end !== null && table.phase !== "playing" ? round.end : null;
  const hinting = wide && (props.hints.state !== "none" || props.hints.refusal !== null);
  const seat = scene.you;
  useFocusAt(FOCUS);
  const out = seat !== null && view.out.includes(seat);
  const leads = seat !== null && !out && view.lead?.seat === seat;
  const turn = props.turns.at(-1);
  const text = staged.steps.length > 0 ? (staged.steps.at(-1) ?? "") : (turn?.text ?? "");
  const order = [...stepsOf(text).map((step) => step.card), ...(ended?.scored ?? [])];
  const targets = compact ? targetsIn(scene) : [];
  return (
    <Flip
      motion={look.motion}
      layout={`${compact} ${wide} ${sideOpen || hinting}`}
      order={order}
      from={(card, place) => origin(card, place, order, round, turn, seat)}
      to={(card) =>
        stepsOf(text).some((step) => step.card === card && "td".includes(step.sign)) ? "deck" : ""
      }
    >
      <main
        class={`t${(sideOpen && wide) || hinting ? " t-with-side" : ""}${view.yourTurn ? " t-yours" : ""}${ended ? " t-ended" : ""}${seat === null ? " t-watched" : ""}`}
        data-seats={table.seats.length}
      >
        <Top
          scene={scene}
          props={props}
          toggleSide={toggleSide}
          sideOpen={sideOpen}
          showKeys={() => showKeys(true)}
        />
        <Rivals scene={scene} props={props} />
        <Centre scene={scene} />
        <Verdict
          scene={scene}
          stays={view.yourTurn && staged.steps.length > 0 && staged.what ? staged.what.stays : null}
        />
        <RulesColumn scene={scene} />
        {seat !== null ? (
          <section class={`t-mine${out ? " t-mine-out" : ""}`} aria-label={speech.say("web-t-your-palette")}>
            <div class="mine-head">
              <h2 data-anchor={`pile-${seat}`}>
                {speech.say("web-t-your-palette")}
                {leads ? (
                  <span class="crown">
                    <Icon name="crown" />
                    <span class="unseen-text">{speech.say("web-t-you-lead")}</span>
                  </span>
                ) : null}
              </h2>
              {scene.scoring && !compact ? (
                <span key={table.seats[seat]?.points} class="points">
                  {speech.say("points", { points: table.seats[seat]?.points ?? 0 })}
                </span>
              ) : null}
              {view.yourTurn && !compact ? (
                <Countdown deadline={table.deadline} skew={props.clockSkew} speech={speech} />
              ) : null}
            </div>
            <Palette scene={scene} seat={seat} />
            {out ? <p class="mine-why">{outSentence(props, round, seat)}</p> : null}
            <Spot scene={scene} signs="p" />
          </section>
        ) : null}
        {ended ? (
          <div class="t-bottom t-bottom-ended">
            <RoundEnd scene={scene} props={props} end={ended} lostCause={lostCause} />
          </div>
        ) : (
          <div class="t-bottom">
            {seat !== null ? <Hand scene={scene} drawn={you?.drawn ?? []} /> : null}
            {targets.length > 0 ? <Targets scene={scene} seats={targets} /> : null}
            <Bar scene={scene} props={props} />
          </div>
        )}
        {sideOpen && wide && !hinting ? (
          <LogPanel scene={scene} props={props} close={() => setSide(false)} />
        ) : null}
        <HintsPanel scene={scene} props={props} />
        <StagingStatus scene={scene} props={props} />
        {sideOpen && !wide ? (
          <Dialog class="side-dialog" label={speech.say("web-t-side")} close={() => setSide(false)}>
            <LogPanel scene={scene} props={props} close={() => setSide(false)} />
          </Dialog>
        ) : null}
        {keys ? <KeysDialog speech={speech} close={() => showKeys(false)} /> : null}
      </main>
    </Flip>
  );
}

/** What the parts share, with the card that is picked up. */
function useScene(props: TableProps, view: Shown, compact: boolean): Scene {
  const { table, staged, speech, asks, look } = props;
  const [held, setHeld] = useState<{ card: string; at: string } | null>(null);
  const at = `${table.version} ${staged.steps.join(" ")}`;
  // A card is held only in the state of the table in which it was picked up.
  const card = held !== null && held.at === at && view.yourTurn ? held.card : null;
  const signs = card === null ? [] : signsIn(view, look.help, card);
  const picked = signs.length > 0 ? card : null; // the answer for the step before may leave it no place to go
  const options = optionsOf(table.settings.options ?? "basic");
  const later = useActQueue(
    staged,
    view.yourTurn ? `${table.match_number} ${view.round.number} ${props.turns.length}` : "",
  );
  const place = (sign: string, card = picked): void => {
    setHeld(null);
    if (card !== null) later(() => asks.stage(card + sign));
  };
  return {
    view,
    speech,
    asks,
    help: look.help,
    actions: options.includes("actions"),
    scoring: options.includes("scoring"),
    you: props.you?.seat ?? null,
    compact,
    picked,
    signs,
    later,
    pick: (card) => {
      if (!view.yourTurn || staged.sending) return;
      if (staged.refusal) asks.dismiss();
      setHeld(picked === card ? null : { card, at });
    },
    drop: () => setHeld(null),
    place,
  };
}

interface TopProps {
  readonly scene: Scene;
  readonly props: TableProps;
  readonly sideOpen: boolean;
  toggleSide(): void;
  showKeys(): void;
}

function Top({ scene, props, sideOpen, toggleSide, showKeys }: TopProps): JSX.Element {
  const { speech, asks, view } = scene;
  const turn = phaseSentence(speech, props.table, props.you);
  const own = scene.compact ? props.table.seats[scene.you ?? -1] : undefined;
  return (
    <header class="t-top">
      <a class="brand" href="/" aria-label={speech.say("web-t-home")}>
        Red<span>7</span>
      </a>
      <p class="top-words">
        {scene.scoring && props.table.phase === "playing" ? (
          <span class="soft">{speech.say("web-t-round", { round: view.round.number })}</span>
        ) : null}
        <strong key={turn} class={view.yourTurn ? "turn turn-yours" : "turn"}>
          {turn}
        </strong>
      </p>
      {own && view.yourTurn ? (
        <Countdown deadline={props.table.deadline} skew={props.clockSkew} speech={speech} />
      ) : null}
      {own && scene.scoring ? (
        <span key={own.points} class="points">
          <span aria-hidden="true">{speech.say("web-t-points-short", { points: own.points })}</span>
          <span class="unseen-text">{speech.say("points", { points: own.points })}</span>
        </span>
      ) : null}
      <div class="top-buttons">
        <button
          type="button"
          class="button button-plain only-wide"
          aria-label={speech.say("web-t-keys")}
          title={speech.say("web-t-keys")}
          onClick={showKeys}
        >
          <Icon name="keys" />
        </button>
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-settings")}
          title={speech.say("web-t-settings")}
          onClick={asks.openSettings}
        >
          <Icon name="settings" />
        </button>
        <button
          type="button"
          class="button button-plain"
          aria-label={speech.say("web-t-side")}
          title={speech.say("web-t-side")}
          aria-expanded={sideOpen}
          onClick={toggleSide}
        >
          <Icon name="log" />
        </button>
      </div>
    </header>
  );
}

/** Where a card comes from that was not on show: the deck, or the hand of whoever played it. */
function origin(
  card: string,
  place: Element,
  moved: readonly string[],
  round: RoundView,
  turn: SeenTurn | undefined,
  you: number | null,
): string {
  if (place.closest(".t-end") && !turn?.text.includes(card)) return `pile-${round.end?.winner ?? 0}`;
  if (place.closest(".t-hand") || turn?.round !== round.number) return "deck";
  if (!moved.includes(card) || place.closest(".targets")) return "";
  return turn.seat === you ? "hand" : `hand-${turn.seat}`;
}

/** How a seat went out of this round. */
function outSentence({ speech, turns }: TableProps, round: RoundView, seat: number): string {
  const turn = turns.findLast((one) => one.round === round.number && one.out.includes(seat));
  if (!turn) return "";
  return turn.seat === seat
    ? turnSentence(speech, seat, turn.text, true)
    : speech.say("turn-empty", { who: speech.who(seat) });
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const change = (): void => setMatches(list.matches);
    change();
    list.addEventListener("change", change);
    return () => list.removeEventListener("change", change);
  }, [query]);
  return matches;
}

/** Whether the own latest turn of this round could not be saved by any play. */
function useLostCause({ table, you }: TableProps): boolean {
  const known = useRef({ round: -1, lost: false });
  const round = table.round?.number ?? -1;
  if (known.current.round !== round) known.current = { round, lost: false };
  if (you?.prospect) known.current.lost = you.prospect === "out";
  return known.current.lost && table.round?.end?.winner !== you?.seat;
}
