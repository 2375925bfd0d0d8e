import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { EDITIONS, LEVELS, PLAYERS } from "../facts";
import { beCalled } from "../game/setup";
import { at } from "../net/address";
import { call, newTable } from "../net/api";
import type { BoardAnalysis } from "../protocol";
import { go } from "../router";
import { editionName } from "../speech/names";
import { say, speech } from "../speech/words";
import { cardName } from "../table/sentences";
import { Alert } from "../ui/Alert";
import { Chip, colorName, LETTERS } from "../ui/Card";
import { Check, Choice, Select } from "../ui/forms";
import { Mode } from "../ui/Mode";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import {
  addressed,
  type Board,
  boardOf,
  EMPTY,
  fromAddress,
  type Place,
  placeOf,
  put,
  resized,
  textOf,
} from "./board";
import { Findings } from "./Findings";
import "./Analysis.css";

const seatName = (seat: number): string => say("seat", { number: seat + 1 });

function placeName(place: Place): string {
  const [kind = "", seat] = place.split("-");
  return say(`web-analysis-place-${kind}`, { seat: seat === undefined ? "" : seatName(Number(seat)) });
}

const placesOf = ({ players }: Board): readonly Place[] => [
  ...Array.from({ length: players }, (_, seat) => [`hand-${seat}`, `palette-${seat}`] as Place[]).flat(),
  "deck",
];

/** Any position, set up card by card and looked into; it stands in the address, after the #. */
export function AnalysisPage(): JSX.Element {
  const [board, setBoard] = useState<Board>(() => boardOf(fromAddress(location.hash)));
  const [place, setPlace] = useState<Place>("hand-0");
  const [answer, setAnswer] = useState<BoardAnalysis | null>(null);
  const [level, setLevel] = useState<(typeof LEVELS)[number]>("casual");
  const [seat, setSeat] = useState<number | null>(null);
  const own = seat !== null && seat < board.players ? seat : board.turn;
  const { busy, problem, ask } = useRequest();
  const findings = useRef<HTMLDivElement>(null);
  const change = (next: Board): void => {
    setBoard(next);
    setAnswer(null);
    history.replaceState(null, "", at(`/analysis#${addressed(textOf(next))}`));
  };
  const analyse = (position: string): Promise<void> =>
    ask(async () => {
      setAnswer(null);
      setAnswer(await call<BoardAnalysis>("POST", "/api/analysis", { position }));
      findings.current?.focus();
    });
  useEffect(() => {
    const come = (): void => {
      const next = boardOf(fromAddress(location.hash));
      setBoard(next);
      setAnswer(null);
      if (next !== EMPTY) void analyse(textOf(next));
    };
    come();
    addEventListener("hashchange", come);
    return () => removeEventListener("hashchange", come);
  }, []);
  const playOn = (): Promise<void> =>
    ask(async () => {
      await beCalled("");
      const bots = Array.from({ length: board.players }, (_, number) => (number === own ? null : level));
      const { id } = await newTable({ settings: { bots }, start: true, position: textOf(board) });
      go(`/table/${id}`);
    });
  return (
    <Shell title={say("web-analysis-title")} intro={say("web-analysis-intro")} kind="wide">
      <div class="analysis">
        <section class="form" aria-label={say("web-analysis-setup")}>
          <h2>{say("web-analysis-setup")}</h2>
          <Places board={board} place={place} choose={setPlace} />
          <Cards board={board} place={place} press={(card) => change(put(board, card, place))} />
          <Choice
            label={say("web-analysis-rule")}
            value={board.canvas[0] ?? "R"}
            values={LETTERS as readonly string[]}
            name={(color) => say(`color-${colorName(color)}`)}
            choose={(canvas) => change({ ...board, canvas })}
          />
          <Choice
            label={say("web-analysis-turn")}
            value={String(board.turn)}
            values={Array.from({ length: board.players }, (_, seat) => String(seat))}
            name={(seat) => seatName(Number(seat))}
            choose={(seat) => change({ ...board, turn: Number(seat) })}
          />
          <Rules board={board} change={change} />
          <div class="actions">
            <button
              type="button"
              class="button button-main"
              aria-disabled={busy}
              onClick={() => void analyse(textOf(board))}
            >
              {say("web-analysis-go")}
            </button>
            <button type="button" class="button" onClick={() => change(EMPTY)}>
              {say("web-analysis-clear")}
            </button>
          </div>
          <Alert>{problem}</Alert>
        </section>
        <section class="analysis-findings" aria-label={say("web-analysis-findings")}>
          <div ref={findings} tabIndex={-1}>
            <h2>{say("web-analysis-findings")}</h2>
          </div>
          <p role="status">{busy ? say("web-t-hints-thinking") : answer ? null : say("web-analysis-none")}</p>
          {answer ? (
            <>
              <Findings answer={answer} />
              <div class="form">
                <Select
                  label={say("web-analysis-seat")}
                  value={String(own)}
                  values={Array.from({ length: board.players }, (_, number) => String(number))}
                  name={(number) => seatName(Number(number))}
                  choose={(number) => setSeat(Number(number))}
                />
                <Select
                  label={say("web-analysis-level")}
                  value={level}
                  values={LEVELS}
                  name={(one) => say(`level-${one}`)}
                  choose={setLevel}
                />
                <div class="actions">
                  <button type="button" class="button" aria-disabled={busy} onClick={() => void playOn()}>
                    {say("web-analysis-play")}
                  </button>
                </div>
              </div>
            </>
          ) : null}
        </section>
      </div>
    </Shell>
  );
}

interface PlacesProps {
  readonly board: Board;
  readonly place: Place;
  readonly choose: (place: Place) => void;
}

/** Where the next cards go, and what lies there. */
function Places({ board, place, choose }: PlacesProps): JSX.Element {
  return (
    <fieldset class="choice analysis-places">
      <legend>{say("web-analysis-place")}</legend>
      {placesOf(board).map((one) => (
        <label key={one} class="check analysis-place">
          <input type="radio" name="place" checked={one === place} onChange={() => choose(one)} />
          <span class="analysis-place-name">{placeName(one)}</span>
          <span class="analysis-row">
            {(board.cards[one] ?? []).map((card) => (
              <Chip key={card} card={card} />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface CardsProps {
  readonly board: Board;
  readonly place: Place;
  readonly press: (card: string) => void;
}

/** All cards: pressed, one goes to the place that is chosen, or back to the canvas pile. */
function Cards({ board, place, press }: CardsProps): JSX.Element {
  const voice = speech([], null);
  return (
    <fieldset class="choice analysis-cards">
      <legend>{say("web-analysis-cards")}</legend>
      {LETTERS.flatMap((color) =>
        [7, 6, 5, 4, 3, 2, 1].map((number) => {
          const card = `${color}${number}`;
          const lies = placeOf(board, card);
          return (
            <button
              key={card}
              type="button"
              class={`analysis-card pigment-${color}${lies === "pile" ? "" : " analysis-card-placed"}`}
              aria-pressed={lies === place}
              aria-label={say("web-analysis-card", { card: cardName(voice, card), place: placeName(lies) })}
              onClick={() => press(card)}
            >
              {card}
            </button>
          );
        }),
      )}
    </fieldset>
  );
}

function Rules({ board, change }: { board: Board; change: (next: Board) => void }): JSX.Element {
  const { out, players } = board;
  return (
    <details class="more">
      <summary>{say("web-analysis-rules")}</summary>
      <div class="form">
        <Choice
          label={say("web-new-players")}
          value={String(players)}
          values={PLAYERS.map(String)}
          name={(count) => count}
          choose={(count) => change(resized(board, Number(count)))}
        />
        <Select
          label={say("web-new-edition")}
          value={board.edition}
          values={[...new Set<string>([...EDITIONS, board.edition])]}
          name={editionName}
          choose={(edition) => change({ ...board, edition })}
        />
        <Mode
          options={board.options}
          choose={(options) => change({ ...board, options, piles: "", scored: "-" })}
        />
        <div class="checks">
          {Array.from({ length: players }, (_, seat) => (
            <Check
              key={seat}
              label={say("web-analysis-out", { seat: seatName(seat) })}
              checked={out.includes(seat)}
              choose={(on) =>
                change({ ...board, out: on ? [...out, seat] : out.filter((one) => one !== seat) })
              }
            />
          ))}
        </div>
      </div>
    </details>
  );
}
