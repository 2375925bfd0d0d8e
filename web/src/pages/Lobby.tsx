import type { JSX } from "preact";
import type { Game } from "../game/reducer";
import type { Session } from "../game/session";
import { go } from "../router";
import { namesOf } from "../speech/names";
import { say } from "../speech/words";
import { remembered } from "../storage";
import { Alert } from "../ui/Alert";
import { Share } from "../ui/Share";
import { Shell } from "../ui/Shell";
import { Changed, ChangeGame } from "./LobbyRules";
import { LobbySeats } from "./LobbySeats";
import { LobbyWords } from "./LobbyWords";
import { MatchFacts } from "./MatchFacts";
import { Newcomer, useNewcomer } from "./Newcomer";
import "./Lobby.css";

interface LobbyProps {
  readonly session: Session;
  readonly game: Game;
}

/** The waiting room of a table: how to get others in, who is here, and the start. */
export function Lobby({ session, game }: LobbyProps): JSX.Element {
  const { table, you } = game;
  const newcomer = useNewcomer(session);
  const free = table.seats.filter((seat) => seat.kind === "free").length;
  const hosting = you !== null && (table.seats[you.seat]?.host ?? false);
  const host = table.seats.find((seat) => seat.host);
  const invited = !you && host && table.match_number === 0 && free > 0;
  const others = table.seats.some((seat, number) => seat.kind === "person" && number !== you?.seat);
  const mayChange = hosting && table.match_number === 0 && !table.settings.quick;
  const watchers = session.watchers.value - (you ? 0 : 1); // besides oneself
  const meeting = free > 0 && table.settings.quick;
  const title = meeting
    ? say("web-lobby-quick")
    : invited
      ? say("web-lobby-invites", { name: host.name })
      : say("web-lobby-title");
  const intro = meeting
    ? say("web-lobby-quick-text", { hosting: String(hosting) })
    : say(invited ? "web-lobby-invites-text" : "web-lobby-waiting", { free });
  return (
    <Shell title={title} intro={intro} kind="wide">
      <div class="lobby">
        <div class="lobby-words">
          {free && you ? (
            <Share
              path={`/table/${session.id}${table.invitation ? `#${table.invitation}` : ""}`}
              code={codeOf(session.id)}
            />
          ) : null}
          {you ? null : <MatchFacts table={table} />}
          {free && !you ? <Newcomer newcomer={newcomer} /> : null}
          {free === 0 && !you ? <p>{say("web-lobby-full")}</p> : null}
        </div>
        <div class="lobby-table">
          <LobbySeats session={session} game={game} hosting={hosting} newcomer={newcomer} />
          {watchers > 0 ? <p class="about">{say("web-lobby-watchers", { count: watchers })}</p> : null}
          {hosting ? null : <Changed table={table} host={host?.name ?? ""} />}
          <Alert>{session.notice.value}</Alert>
          <Start session={session} hosting={hosting} free={free} quick={table.settings.quick ?? false} />
          <LobbyWords session={session} names={namesOf(table.seats)} may={you !== null && others} />
        </div>
        <div class="lobby-rest">
          {you ? <MatchFacts table={table} /> : null}
          <div class="actions">
            {mayChange ? <ChangeGame session={session} table={table} /> : null}
            {you ? (
              <button
                type="button"
                class="button button-plain"
                onClick={() => void session.ask({ type: "leave" })}
              >
                {say("web-lobby-stand")}
              </button>
            ) : null}
            {hosting ? <Close session={session} /> : null}
          </div>
        </div>
      </div>
    </Shell>
  );
}

interface StartProps {
  readonly session: Session;
  readonly hosting: boolean;
  readonly free: number;
  readonly quick: boolean;
}

/** The start for the host, once everybody is here; until then what is waited for. */
function Start({ session, hosting, free, quick }: StartProps): JSX.Element {
  const why =
    free && !quick
      ? say("web-lobby-start-free", { hosting: String(hosting) })
      : say(free ? "web-lobby-start-wait" : hosting ? "web-lobby-dealing-text" : "web-lobby-start-host");
  return (
    <div class="actions actions-main lobby-start">
      {hosting ? (
        <button
          type="button"
          class={free ? "button" : "button button-main"}
          disabled={free > 0}
          onClick={() => void session.ask({ type: "start" })}
        >
          {say("web-lobby-start")}
        </button>
      ) : null}
      <p class="about">{why}</p>
    </div>
  );
}

function Close({ session }: { session: Session }): JSX.Element {
  return (
    <button
      type="button"
      class="button button-plain"
      onClick={() => void session.ask({ type: "close" }).then((closed) => closed && go("/"))}
    >
      {say("web-lobby-close")}
    </button>
  );
}

/** The short code of a table, known to the browser that opened it. */
function codeOf(table: string): string | null {
  const [id, code] = (remembered("red7.code") ?? "").split(" ");
  return id === table && code ? code : null;
}
