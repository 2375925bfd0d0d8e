/** The other players: who they are, what they hold, and how they stand. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { LEVELS } from "../../facts";
import { sorted } from "../../game/rules/cardOrder";
import type { SeatView } from "../../protocol";
import { CardBack, Chip } from "../../ui/cards/Card";
import { Face } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { later } from "../../ui/later";
import { Palette } from "../cards/Palette";
import { useTable } from "../tableContext";
import { Bubbles } from "./Bubble";
import { Countdown } from "./Countdown";
import { Name } from "./Name";
import { Tally } from "./Tally";
import "./Rivals.css";

const PersonDialog = later((parts) => parts.PersonDialog);
const PersonMark = later((parts) => parts.PersonMark);

/** Letters of a name that have room on a phone. */
const LONG = 9;

/** All seats but the own one, in the order in which they play after it. */
export function Rivals(): JSX.Element {
  const { table, seat: own, speech } = useTable();
  const count = table.seats.length;
  const first = own ?? -1;
  const seats = Array.from(
    { length: own === null ? count : count - 1 },
    (_, place) => (first + 1 + place) % count,
  );
  return (
    <ul class="t-rivals" data-count={seats.length} aria-label={speech.say("web-t-rivals")}>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Rival({ seat }: { seat: number }): JSX.Element {
  const { speech, view, table, you, actions, compact, withScoring, seat: own } = useTable();
  const info = table.seats[seat] as SeatView;
  const turn = view.round.turn === seat && table.phase === "playing";
  const out = view.out.includes(seat);
  const down = out && table.phase === "playing"; // when the round is over, the cards lie open again
  const size = view.round.hand_sizes[seat] ?? 0;
  const hand = (you?.hands ?? table.open?.hands)?.[seat];
  const known = hand ? sorted(hand) : (view.round.known[seat] ?? []);
  const knownWords = speech.say(hand ? "web-t-open-hand" : "web-t-known", { cards: speech.join(known) });
  // A hand that lies open from the start is to be looked at, as in a puzzle.
  const [opened, setOpened] = useState(!hand && known.length > 0 && known.length === size);
  const leads = view.lead?.seat === seat;
  // What stands in a line and has changed is another line: nothing in it is pushed about.
  const moment = [info.points, info.left, info.stand_in, out, down, turn, leads, size, ...known].join(" ");
  return (
    <li
      class={classes(
        "rival",
        turn && "rival-turn",
        out && "rival-out",
        leads && "rival-leads",
        opened && "rival-opened",
      )}
    >
      <div class="rival-head">
        <h2
          key={`name ${moment}`}
          class={classes("rival-name", speech.who(seat).length > LONG && "rival-name-long")}
          data-anchor={`pile-${seat}`}
          title={info.level ? speech.say("web-bot-name", { level: info.level }) : undefined}
        >
          <Face face={info.face} name={info.name} />
          <Name seat={seat} marked={compact} />
          <Absence info={info} seat={seat} />
          <span class="marks">
            {info.level ? <Pips level={info.level} /> : null}
            <Tally wins={info.wins} />
          </span>
          {leads && !out ? (
            <span class="crown" title={speech.say("web-t-leads")}>
              <Icon name="crown" />
              <span class="unseen-text">{speech.say("web-t-leads")}</span>
            </span>
          ) : null}
        </h2>
        <Status key={`status ${moment}`} info={info} seat={seat} />
        {turn ? <Countdown key={`time ${moment}`} /> : null}
        {withScoring ? (
          <span key={`points ${moment}`} class="points">
            <span class="points-words">
              {speech.say(compact || table.seats.length > 3 ? "web-t-points-short" : "points", {
                points: info.points,
              })}
            </span>
            <span class="points-bare" aria-hidden="true">
              {info.points}
            </span>
          </span>
        ) : null}
        <span
          key={`size ${moment}`}
          class="hand-size"
          data-anchor={`hand-${seat}`}
          title={speech.say("web-t-hand-size", { cards: size })}
        >
          <span class="hand-size-back" aria-hidden="true">
            <CardBack />
          </span>
          <span aria-hidden="true">{size}</span>
          <span class="unseen-text">{speech.say("web-t-hand-size", { cards: size })}</span>
        </span>
        {known.length > 0 ? (
          <span key={`known ${moment}`} class={classes("known", hand && "known-all")} title={knownWords}>
            <span class="unseen-text">{knownWords}</span>
            <span aria-hidden="true">
              {known.map((card) => (
                <Chip key={card} card={card} />
              ))}
            </span>
          </span>
        ) : null}
        {out ? (
          <span key={`out ${moment}`} class={down ? "tag tag-out" : "unseen-text"}>
            {speech.say("web-t-out")}
          </span>
        ) : null}
        {compact ? (
          <button
            type="button"
            class="rival-open"
            aria-expanded={opened}
            aria-label={speech.say("web-t-open-rival", { who: speech.who(seat) })}
            onClick={() => setOpened(!opened)}
          >
            <Icon name={opened ? "up" : "down"} />
          </button>
        ) : null}
      </div>
      <Palette seat={seat} />
      <Bubbles at={seat} />
      {own !== null && info.replaceable && table.phase !== "finished" ? (
        <button type="button" class="button" onClick={() => actions.standIn(seat, "casual")}>
          {speech.say("web-t-let-bot-play")}
        </button>
      ) : null}
      {own !== null && info.kind === "person" && !table.settings.device ? <Person seat={seat} /> : null}
    </li>
  );
}

/** The face of a person opens what can be done about them. */
function Person({ seat }: { seat: number }): JSX.Element {
  const { speech } = useTable();
  const [asked, setAsked] = useState(false);
  const name = speech.say("web-t-person", { name: speech.who(seat) });
  return (
    <>
      <button
        type="button"
        class="rival-person"
        aria-label={name}
        title={name}
        onClick={() => setAsked(true)}
      />
      <PersonMark seat={seat} />
      {asked ? <PersonDialog seat={seat} close={() => setAsked(false)} /> : null}
    </>
  );
}

/** How a person who should sit there does not, in words. */
function useAbsence(info: SeatView, seat: number): string | null {
  const { speech, seat: own, present } = useTable();
  if (info.level !== null) return null;
  if (info.stand_in !== null)
    return speech.say("web-t-stands-in", { level: speech.say(`level-${info.stand_in}`) });
  if (info.left) return speech.say("web-t-left");
  return seat !== own && !present.includes(seat) ? speech.say("web-t-away") : null;
}

/** The same as a sign on the face, where there is no room for the words. */
function Absence({ info, seat }: { info: SeatView; seat: number }): JSX.Element | null {
  const absence = useAbsence(info, seat);
  if (absence === null) return null;
  return (
    <span class="absence" role="img" aria-label={absence} title={absence}>
      <Icon name={info.stand_in === null ? "lost" : "again"} />
    </span>
  );
}

/** The level of a computer player as one to five dots after its name, where there is no room for the word. */
function Pips({ level }: { level: string }): JSX.Element {
  const count = (LEVELS as readonly string[]).indexOf(level) + 1;
  const name = useTable().speech.say("web-bot-name", { level });
  return <span class="pips" style={{ "--pips": count }} role="img" aria-label={name} title={name} />;
}

function Status({ info, seat }: { info: SeatView; seat: number }): JSX.Element | null {
  const { speech } = useTable();
  const absence = useAbsence(info, seat);
  if (info.level !== null) {
    const name = speech.say(`level-${info.level}`);
    if (speech.who(seat).toLowerCase().startsWith(name.toLowerCase())) return null; // it is called by its level
    return <span class="soft">{name}</span>;
  }
  if (info.left) return <span class="soft">{speech.say("web-t-left")}</span>;
  if (info.stand_in !== null) return <span class="soft">{speech.say(`level-${info.stand_in}`)}</span>;
  if (absence !== null) return <span class="soft">{absence}</span>;
  return info.helped > 0 ? (
    <span class="soft">{speech.say("web-t-helped", { times: info.helped })}</span>
  ) : null;
}
