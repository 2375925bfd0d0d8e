/** The other players: who they are, what they hold, and how they stand. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { SeatView } from "../protocol";
import { CardBack, Chip } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { Countdown } from "./Countdown";
import { Name } from "./Name";
import { Palette } from "./Palette";
import type { TableProps } from "./props";
import type { Scene } from "./tableContext";

interface Props {
  readonly scene: Scene;
  readonly props: TableProps;
}

/** All seats but the own one, in the order in which they play after it. */
export function Rivals({ scene, props }: Props): JSX.Element {
  const count = props.table.seats.length;
  const first = scene.you ?? -1;
  const seats = Array.from(
    { length: scene.you === null ? count : count - 1 },
    (_, place) => (first + 1 + place) % count,
  );
  return (
    <ul class="t-rivals" data-count={seats.length} aria-label={scene.speech.say("web-t-rivals")}>
      {seats.map((seat) => (
        <Rival key={seat} scene={scene} props={props} seat={seat} />
      ))}
    </ul>
  );
}

function Rival({ scene, props, seat }: Props & { seat: number }): JSX.Element {
  const { speech, view } = scene;
  const [opened, setOpened] = useState(false);
  const info = props.table.seats[seat] as SeatView;
  const turn = view.round.turn === seat && props.table.phase === "playing";
  const out = view.out.includes(seat);
  const open = !scene.compact || opened;
  const size = view.round.hand_sizes[seat] ?? 0;
  const known = view.round.known[seat] ?? [];
  const leads = view.lead?.seat === seat;
  const reaction = props.reactions[seat];
  return (
    <li
      class={`rival${turn ? " rival-turn" : ""}${out ? " rival-out" : ""}${leads ? " rival-leads" : ""}${open ? "" : " rival-slim"}`}
    >
      <div class="rival-head">
        <h2 class="rival-name" data-anchor={`pile-${seat}`}>
          <Name scene={scene} seat={seat} marked={scene.compact} />
          {leads && !out ? (
            <span class="crown" title={speech.say("web-t-leads")}>
              <Icon name="crown" />
              <span class="unseen-text">{speech.say("web-t-leads")}</span>
            </span>
          ) : null}
        </h2>
        <Status scene={scene} info={info} seat={seat} present={props.present.includes(seat)} />
        {turn ? <Countdown deadline={props.table.deadline} skew={props.clockSkew} speech={speech} /> : null}
        {scene.scoring ? (
          <span key={info.points} class="points">
            {speech.say(scene.compact ? "web-t-points-short" : "points", { points: info.points })}
          </span>
        ) : null}
        <span
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
        {open && known.length > 0 ? (
          <span
            key={`${info.points} ${size} ${out} ${known.join(" ")}`}
            class="known"
            title={speech.say("web-t-known", { cards: speech.join(known) })}
          >
            <span class="unseen-text">{speech.say("web-t-known", { cards: speech.join(known) })}</span>
            <span aria-hidden="true">
              {known.map((card) => (
                <Chip key={card} card={card} />
              ))}
            </span>
          </span>
        ) : null}
        {out ? <span class="tag tag-out">{speech.say("web-t-out")}</span> : null}
        {open ? null : <Palette scene={scene} seat={seat} small />}
        {scene.compact ? (
          <button
            type="button"
            class="rival-open"
            aria-expanded={open}
            aria-label={speech.say("web-t-open-rival", { who: speech.who(seat) })}
            onClick={() => setOpened(!opened)}
          >
            <Icon name={open ? "up" : "down"} />
          </button>
        ) : null}
      </div>
      {open ? <Palette scene={scene} seat={seat} /> : null}
      {scene.you !== null && info.replaceable ? (
        <button type="button" class="button" onClick={() => scene.asks.standIn(seat, "casual")}>
          {speech.say("web-t-let-bot-play")}
        </button>
      ) : null}
      {reaction ? <p class="reaction">{speech.say(`web-t-react-${reaction}`)}</p> : null}
    </li>
  );
}

interface StatusProps {
  readonly scene: Scene;
  readonly info: SeatView;
  readonly seat: number;
  readonly present: boolean;
}

function Status({ scene, info, seat, present }: StatusProps): JSX.Element | null {
  const { speech } = scene;
  const level = info.level ?? info.stand_in;
  if (level !== null) {
    const said = speech.say(`level-${level}`);
    if (speech.who(seat).toLowerCase().startsWith(said.toLowerCase())) return null; // it is called by its level
    return (
      <span class="soft">{info.level === null ? speech.say("web-t-stands-in", { level: said }) : said}</span>
    );
  }
  if (info.left) return <span class="soft">{speech.say("web-t-left")}</span>;
  if (seat !== scene.you && !present) return <span class="soft">{speech.say("web-t-away")}</span>;
  return info.helped > 0 ? (
    <span class="soft">{speech.say("web-t-helped", { times: info.helped })}</span>
  ) : null;
}
