import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type Game, isOver } from "../game/reducer";
import { Session } from "../game/session";
import { help, motionNow, shortcuts } from "../game/settings";
import { emptyDraft, stagedOf } from "../game/turn/draft";
import { at, socketAt } from "../net/address";
import { clockSkew, recordAddress } from "../net/api";
import type { PublicView, SeenTurn } from "../protocol";
import { namesOf } from "../speech/names";
import { refusal, say, speech } from "../speech/words";
import { phaseSentence } from "../table/sentences";
import { Announcer } from "../table/story/Announcer";
import { TableScreen } from "../table/TableScreen";
import type { TableProps } from "../table/tableContext";
import { Icon } from "../ui/Icon";
import { later } from "../ui/later";
import { Empty, Shell } from "../ui/shell/Shell";
import "./TablePage.css";
import "../ui/shell/Banner.css";

const LeaveDialog = later((parts) => parts.LeaveDialog);
const Lobby = later((parts) => parts.Lobby);
const SettingsDialog = later((parts) => parts.SettingsDialog);

interface TablePageProps {
  readonly id: string;
  /** Puts something over the table. */
  readonly over?: (table: JSX.Element) => JSX.Element;
  /** What else is different at this table. */
  readonly parts?: Partial<TableProps>;
}

/** One table, from its waiting room to its end. */
export function TablePage({ id, over = (table) => table, parts = {} }: TablePageProps): JSX.Element {
  const session = useMemo(() => new Session(id, socketAt(id)), [id]);
  useEffect(() => () => session.close(), [session]);
  return (
    <>
      {over(<OnShow session={session} parts={parts} />)}
      {session.connection.value === "open" || !session.playback.game.value || session.lost.value ? null : (
        <p class="t-connection">
          <Icon name="lost" />
          {say(`web-t-connection-${session.connection.value}`)}
        </p>
      )}
      <Aloud session={session} />
    </>
  );
}

/** What happens at the table, for screen readers: one region for everything on the page. */
function Aloud({ session }: { session: Session }): JSX.Element {
  const game = session.playback.game.value;
  const you = game && session.passing.visible(game);
  return (
    <Announcer
      game={game && session.passing.next(game) === null ? { ...game, you } : null}
      speech={speech(namesOf(game?.table.seats ?? []), you?.seat ?? null)}
      connection={session.connection.value}
      reactions={session.reactions.shown.value}
      skew={clockSkew.value}
    />
  );
}

function OnShow({ session, parts }: Pick<PlayingProps, "session" | "parts">): JSX.Element {
  const settings = useSignal(false);
  const leaving = useSignal(false);
  const game = session.playback.onShow.value;
  const lost = session.lost.value;
  if (lost) {
    const gone = lost.code === "server-no-table";
    return (
      <Shell title={gone ? say("web-table-lost") : refusal(lost)}>
        <Empty text={gone ? say("web-table-lost-text") : ""}>
          <a class="button button-main" href={at("/new")}>
            {say("web-new-title")}
          </a>
          <a class="button" href={at("/tables")}>
            {say("web-tables-title")}
          </a>
        </Empty>
      </Shell>
    );
  }
  if (!game) {
    const offline = session.connection.value === "lost";
    return (
      <Shell title={say(offline ? "web-offline-title" : "web-loading")}>
        {offline ? <Empty text={say("web-offline")} /> : <div class="waiting" />}
      </Shell>
    );
  }
  const { table } = game;
  if (table.phase === "closed" && !table.round) return <Closed table={table} />;
  if (table.phase === "waiting") return <Lobby session={session} game={game} />;
  if (!table.round) return <Dealing />;
  return (
    <>
      <Playing
        session={session}
        game={game}
        parts={parts}
        openSettings={() => {
          session.turn.dismiss();
          settings.value = true;
        }}
        leave={() => (session.needsNoLeave() ? session.actions.leave() : (leaving.value = true))}
      />
      {settings.value ? <SettingsDialog close={() => (settings.value = false)} /> : null}
      {leaving.value ? <LeaveDialog session={session} close={() => (leaving.value = false)} /> : null}
    </>
  );
}

interface PlayingProps {
  readonly session: Session;
  readonly game: Game;
  readonly parts: Partial<TableProps>;
  openSettings(): void;
  leave(): void;
}

function Playing({ session, game, parts, openSettings, leave }: PlayingProps): JSX.Element {
  const { table } = game;
  const next = session.passing.next(game);
  // Between two players of a shared device only public things are shown.
  const you = next === null ? session.passing.visible(game) : null;
  const seen = (all: readonly SeenTurn[]): readonly SeenTurn[] =>
    next === null ? all : all.map(withoutDraws);
  const again = session.playback.again.value !== null;
  const names = namesOf(table.seats);
  const rivals = table.seats.some((seat, number) => seat.kind === "person" && number !== you?.seat);
  const notice = session.notice.value;
  const unfair = session.unfair.value[0];
  const spoken = speech(names, you?.seat ?? null);
  useEffect(() => {
    const others = names.filter((_, number) => number !== you?.seat).join(", ");
    document.title = `${phaseSentence(spoken, table, you)} · ${others} · ${say("web-title")}`;
  });
  return (
    <>
      {unfair ? (
        <div role="alert" class="banner banner-bad">
          {say("web-table-unfair", {
            problem: refusal({ code: unfair.code, arguments: unfair, text: unfair.code }, names),
          })}
        </div>
      ) : null}
      {table.phase === "closed" ? (
        <div role="status" class="banner">
          <span>{say("web-table-closed-text", { reason: table.closed ?? "expired" })}</span>
          <a class="button" href={at("/")}>
            {say("web-home")}
          </a>
        </div>
      ) : null}
      {session.passing.elsewhere.value ? <div class="banner">{say("web-table-elsewhere")}</div> : null}
      {notice ? (
        <div role="alert" class="banner">
          <span>{notice}</span>
          <button type="button" class="button button-plain" onClick={() => session.actions.dismiss()}>
            {say("web-close")}
          </button>
        </div>
      ) : null}
      <TableScreen
        table={table}
        you={you}
        turns={seen(game.turns)}
        log={seen((session.playback.game.value ?? game).turns)}
        again={again}
        scene={game.scene}
        story={session.playback.told.value}
        lookedAt={session.playback.place.value}
        staged={again ? stagedOf(emptyDraft()) : session.turn.staged}
        hints={session.hints.shown.value}
        motion={motionNow()}
        help={help.value}
        shortcuts={shortcuts.value === "on"}
        speech={spoken}
        actions={{ ...session.actions, openSettings, leave }}
        helpAllowed={!table.counted && ((table.settings.help ?? false) || !rivals)}
        behind={session.playback.behind.value}
        seated={you !== null || ((table.settings.device ?? false) && !session.passing.elsewhere.value)}
        handOver={next}
        present={session.present.value ?? table.seats.map((_, seat) => seat)}
        awaySince={session.awaySince}
        watchers={session.watchers.value}
        reactions={session.reactions.shown.value}
        noted={session.reactions.noted.value}
        clockSkew={clockSkew.value}
        recordUrl={isOver(table) ? recordAddress(session.id, table.match_number) : null}
        {...parts}
      />
    </>
  );
}

/** A turn as everybody may see it: only its player knows the cards that were drawn. */
function withoutDraws(turn: SeenTurn): SeenTurn {
  return { ...turn, text: turn.text.replace(/..\+/g, "??+") };
}

function Dealing(): JSX.Element {
  return (
    <Shell title={say("web-lobby-dealing")} intro={say("web-lobby-dealing-text")}>
      <div class="waiting" />
    </Shell>
  );
}

function Closed({ table }: { table: PublicView }): JSX.Element {
  return (
    <Shell title={say("web-table-closed")}>
      <Empty text={say("web-table-closed-text", { reason: table.closed ?? "expired" })}>
        <a class="button button-main" href={at("/new")}>
          {say("web-new-title")}
        </a>
      </Empty>
    </Shell>
  );
}
