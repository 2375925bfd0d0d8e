/** Says aloud, for those who hear the table, what happens. It is there before anything is said, and stays. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Game, moverOf } from "../../game/reducer";
import type { Said } from "../../game/story/reactions";
import { play } from "../../game/story/sounds";
import type { State } from "../../net/connection";
import type { Speech } from "../../speech/words";
import { news, spelled } from "./announcements";

interface Props {
  /** What the person at the device may hear; null while it is handed over. */
  readonly game: Game | null;
  readonly speech: Speech;
  readonly connection: State;
  readonly reactions: readonly Said[];
  readonly skew: number;
}

const MOST = 8;
const SHORT = 10_000; // milliseconds of a turn that are left when it is said

export function Announcer({ game, speech, connection, reactions, skew }: Props): JSX.Element {
  const [lines, setLines] = useState<readonly { id: number; line: string }[]>([]);
  const count = useRef(0);
  const before = useRef<{ game: Game | null; reactions: typeof reactions; lost: boolean }>({
    game: null,
    reactions: [],
    lost: false,
  });
  const tell = (...fresh: readonly string[]): void => {
    if (fresh.length === 0) return;
    const more = fresh.map((line) => ({ id: (count.current += 1), line: spelled(speech, line) }));
    setLines((some) => [...some, ...more].slice(-MOST));
  };

  useEffect(() => {
    const seat = before.current.game?.you?.seat;
    if (game === null || seat !== game.you?.seat) {
      // The next player at the same device must not hear what was said to this one.
      setLines([]);
      before.current.game = null;
    }
    if (game) tell(...news(before.current.game, game, speech));
    before.current.game = game;
  }, [game?.version, game?.you?.seat]);

  useEffect(() => {
    for (const said of reactions) {
      if (before.current.reactions.includes(said) || said.seat === game?.you?.seat) continue;
      if (said.words.code.startsWith("web-t-told")) {
        if (said.words.code !== "web-t-told-left") tell(speech.tell(said.words)); // that is news of the table
        continue;
      }
      const name = game?.table.seats[said.seat]?.name ?? "";
      tell(speech.say("web-t-told-word", { name, word: speech.tell(said.words) }));
    }
    before.current.reactions = reactions;
  }, [reactions]);

  useEffect(() => {
    if (connection === "lost") tell(speech.say("web-t-connection-lost"));
    else if (connection === "open" && before.current.lost) tell(speech.say("web-t-connection-open"));
    if (connection !== "connecting") before.current.lost = connection === "lost";
  }, [connection]);

  const deadline = game?.you && moverOf(game.table) === game.you.seat ? game.table.deadline : null;
  useEffect(() => {
    const wait = (deadline ?? 0) - skew - Date.now() - SHORT;
    if (deadline === null || wait < 0) return undefined;
    const timer = setTimeout(() => {
      tell(speech.say("web-t-told-time"));
      play("time");
    }, wait);
    return () => clearTimeout(timer);
  }, [deadline]);

  return (
    <div class="unseen-text" role="log" aria-live="polite">
      {lines.map(({ id, line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  );
}
