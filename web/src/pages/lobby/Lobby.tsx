import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Game } from "../../game/reducer";
import type { Session } from "../../game/session";
import { go } from "../../router";
import { namesOf } from "../../speech/names";
import { refusal, say } from "../../speech/words";
import { remembered } from "../../storage";
import { Alert } from "../../ui/Alert";
import { classes } from "../../ui/classes";
import { Share } from "../../ui/Share";
import { Shell } from "../../ui/shell/Shell";
import { Changed, ChangeGame, useNewRules } from "./LobbyRules";
import { LobbySeats } from "./LobbySeats";
import { LobbyWords } from "./LobbyWords";
import { MatchFacts, rulesOf } from "./MatchFacts";
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
  const invited = !you && host && free > 0;
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
    : invited
      ? rulesOf(table)
      : [say("web-lobby-waiting", { free }), ...(hosting ? [] : [hostStarts(free)])].join(" ");
  const newRules = useNewRules(table);
  const seated = you !== null;
  useEffect(() => {
    // A player who has just sat down sees the top of the page, and hears that the view has changed.
    if (!seated) return;
    scrollTo(0, 0);
    if (!document.activeElement?.closest(".lobby-table"))
      document.querySelector("h1")?.focus({ preventScroll: true });
  }, [seated]);
  return (
    <Shell title={title} intro={intro} kind="wide">
      <div class={classes("lobby", seated && "lobby-seated", hosting && "lobby-hosting")}>
        <div class="lobby-words">
          {free && you ? (
            <Share
              path={`/table/${session.id}${table.invitation ? `#${table.invitation}` : ""}`}
              code={codeOf(session.id)}
            />
          ) : null}
          {free && !you ? <Newcomer newcomer={newcomer} /> : null}
          {free === 0 && !you ? <p>{say("web-lobby-full")}</p> : null}
          {hosting ? (
            <Start
              session={session}
              free={free}
              quick={table.settings.quick ?? false}
              read={!newRules || !others}
            />
          ) : null}
        </div>
        <div class="lobby-table">
          <LobbySeats session={session} game={game} hosting={hosting} newcomer={newcomer} />
          {watchers > 0 ? <p class="about">{say("web-lobby-watchers", { count: watchers })}</p> : null}
          {hosting ? null : <Changed table={table} host={host?.name ?? ""} />}
          <Alert>{session.notice.value}</Alert>
        </div>
        <LobbyWords session={session} names={namesOf(table.seats)} may={seated && others} />
        <div class="lobby-rest">
          <MatchFacts table={table} />
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
  readonly free: number;
  readonly quick: boolean;
  /** Everybody has had time to read rules that were just changed. */
  readonly read: boolean;
}

/** What everybody but the host waits for. */
const hostStarts = (free: number): string =>
  free ? say("web-lobby-start-free", { hosting: "false" }) : say("web-lobby-start-host");

/** The start for the host, once everybody is here; until then what is missing. */
function Start({ session, free, quick, read }: StartProps): JSX.Element {
  const why =
    free && !quick
      ? say("web-lobby-start-free", { hosting: "true" })
      : free || read
        ? say(free ? "web-lobby-start-wait" : "web-lobby-dealing-text")
        : refusal({ code: "table-rules-new", arguments: {}, text: "" });
  return (
    <div class="actions actions-main lobby-start">
      <button
        type="button"
        class={free ? "button" : "button button-main"}
        disabled={free > 0 || !read}
        onClick={() => void session.ask({ type: "start" })}
      >
        {say("web-lobby-start")}
      </button>
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
