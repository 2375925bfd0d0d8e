/** With which turn somebody went out, and whether that had to be: by the rules alone, so it is there at once. */

import type { JSX } from "preact";
import type { Decision, Fall, ReplayAnswer, ReviewedTurn, SentElimination } from "../protocol";
import { type Speech, say } from "../speech/words";
import { Sentence } from "../table/Sentence";
import { playedSentence, turnSentence } from "../table/sentences";
import { useTable } from "../table/tableContext";
import { frameOf } from "./frames";
import { hasBetter, type MatchReview, percent, placeWords } from "./review";

/** How the seat that is looked from went out of the last round. */
export const fallOf = ({ falls = [] }: ReplayAnswer, seat: number | null): Fall | undefined =>
  falls.find(({ gone }) => gone.seat === seat);

interface Props {
  readonly answer: ReplayAnswer;
  readonly fall: Fall;
  /** Show the table before a turn, by the frame it led to. */
  ask(turn: number): void;
}

export function FallPart({ answer, fall, review, ask }: Props & { review: MatchReview }): JSX.Element {
  const { gone, led } = fall;
  const judged = review.turns.find(({ round, turn }) => round === fall.round && turn === fall.turn);
  const better = judged && judged.seat === gone.seat && hasBetter(judged) ? judged : null;
  const helpless = gone.saving.length === 0 && led !== null && led !== undefined && led + 1 < fall.turn;
  return (
    <div class="review-head">
      <FallButton answer={answer} fall={fall} ask={ask} />
      {better ? <Better turn={better} /> : <GoneWords gone={gone} />}
      {helpless ? <LeadLost answer={answer} fall={fall} turn={led + 1} /> : null}
    </div>
  );
}

/** Leads to the table before the turn. */
export function FallButton({ answer, fall, ask }: Props): JSX.Element {
  const { speech } = useTable();
  return (
    <button type="button" class="button" onClick={() => ask(frameOf(answer.replay.frames, fall))}>
      {say("web-review-out", { who: speech.who(fall.gone.seat), place: usePlaceName()(fall) })}
    </button>
  );
}

/** What a turn is called: with its round, where there are several. */
export function usePlaceName(): (turn: Decision) => string {
  const { withScoring } = useTable();
  return (turn) => placeWords(turn, withScoring);
}

/** Who took the lead from a player who could not get it back. */
function LeadLost({ answer, fall, turn }: Omit<Props, "ask"> & { turn: number }): JSX.Element | null {
  const { speech, withActions } = useTable();
  const place = usePlaceName();
  const played = answer.replay.turns.filter(({ round }) => round === fall.round)[turn - 1];
  if (!played) return null;
  return (
    <p>
      <Sentence
        text={say("web-review-led", {
          who: speech.who(fall.gone.seat),
          place: place({ round: fall.round, turn }),
          turn: playedSentence(speech, played, { acts: withActions }),
        })}
      />
    </p>
  );
}

/** The turn that a review calls better than the one that was played, and why. Where it is told, no other is. */
export function Better({ turn }: { turn: ReviewedTurn }): JSX.Element {
  const { speech } = useTable();
  return (
    <>
      <p>
        <Sentence
          text={say("web-review-better", {
            turn: turnSentence(speech, turn.seat, turn.best, false),
            chance: percent(turn.best_chance),
          })}
        />
      </p>
      <ul class="review-reasons">
        {turn.reasons.map((reason) => (
          <li key={reason.code}>
            <Sentence text={speech.tell(reason)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const NAMED = 3;

/** Why somebody is out, and what would have kept them in: each such turn in a line. */
export function GoneWords({ gone }: { gone: SentElimination }): JSX.Element {
  const { speech } = useTable();
  const { cause, seat, saving } = gone;
  const turns = cause === "no cards" ? [] : saving.slice(0, NAMED);
  return (
    <>
      <p>
        <Sentence text={goneSentence(speech, gone)} />
      </p>
      {turns.length > 0 ? (
        <ul class="review-reasons">
          {turns.map((text, place) => (
            <li key={text}>
              <Sentence text={turnSentence(speech, seat, text, false)} />
              {place + 1 === NAMED && saving.length > NAMED ? <span aria-hidden="true"> …</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function goneSentence(speech: Speech, { cause, seat, saving, gambles }: SentElimination): string {
  const who = speech.who(seat);
  if (cause === "no cards") return say("web-review-no-cards", { who });
  if (saving.length > 0) return say("web-review-saving", { who });
  const best = [...gambles].sort((one, other) => other.chance - one.chance)[0];
  if (!best) return say("web-review-lost", { who });
  const turn = turnSentence(speech, seat, best.text, false);
  return say("web-review-luck", { turn, chance: percent(best.chance), card: best.drawn });
}
