import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isRunning } from "../../game/listedTables";
import { pathTo } from "../../game/newcomer";
import { at } from "../../net/address";
import { findMe, leaveTable, myMatches, myStatistics, recordAddress } from "../../net/api";
import type { Listing, MatchLine, MyMatches, Statistics } from "../../protocol";
import { dateText } from "../../speech/dates";
import { modeName, namesOf } from "../../speech/names";
import { join, say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { Faces } from "../../ui/cards/Face";
import { useRequest } from "../../ui/hooks/useRequest";
import { Icon } from "../../ui/Icon";
import { Empty, Shell } from "../../ui/shell/Shell";
import { Records } from "./Records";
import "../Tables.css";
import "./Matches.css";

const timeOf = (at: number): string => dateText(at, { dateStyle: "medium", timeStyle: "short" });

export function Matches(): JSX.Element {
  const { problem, ask } = useRequest();
  const [results, setResults] = useState<{ mine: MyMatches; figures: Statistics } | null>(null);
  const [nobody, setNobody] = useState(false);
  const load = (): Promise<void> =>
    ask(async () => {
      if (!(await findMe())) return setNobody(true);
      const [mine, figures] = await Promise.all([myMatches(), myStatistics()]);
      setResults({ mine, figures });
    });
  useEffect(() => void load(), []);
  const running = results?.mine.tables.filter(isRunning) ?? [];
  const over = results?.mine.matches ?? [];
  const none = nobody || (results && !running.length && !over.length);
  const leave = (id: string): void => void ask(() => leaveTable(id)).then(load);
  return (
    <Shell title={say("web-matches-title")} kind="wide">
      <Alert>{problem}</Alert>
      {none ? (
        <Empty title={say("web-matches-none")} text={say("web-matches-none-text")}>
          <a class="button button-main" href={at("/new")}>
            {say("web-new-title")}
          </a>
        </Empty>
      ) : null}
      {running.length ? (
        <section>
          <h2>{say("web-matches-running")}</h2>
          <ul class="list">
            {running.map((table) => (
              <Running key={table.id} table={table} leave={() => leave(table.id)} />
            ))}
          </ul>
        </section>
      ) : null}
      {results && over.length ? (
        <section>
          <h2>{say("web-matches-over")}</h2>
          <p class="about">
            {say("web-matches-tally", { played: results.figures.played, won: results.figures.won })}{" "}
            <a href={at("/statistics")}>{say("web-statistics-title")}</a>
          </p>
          <ul class="list">
            {over.map((match) => (
              <Over key={`${match.table} ${match.match}`} match={match} />
            ))}
          </ul>
        </section>
      ) : null}
      {results || nobody ? <Records /> : null}
    </Shell>
  );
}

/** The faces and names of the others. */
function Others({ seats, own }: Pick<Listing, "seats"> & { own: readonly number[] }): JSX.Element {
  const names = namesOf(seats);
  // On a shared device, everybody is shown.
  const others = seats.flatMap((_, seat) => (own.includes(seat) && own.length < seats.length ? [] : [seat]));
  return (
    <>
      <Faces seats={others.flatMap((seat) => seats[seat] ?? [])} />{" "}
      {join(others.map((seat) => names[seat] ?? ""))}
    </>
  );
}

/** A match that goes on: where it stands, and how to go on or leave it. */
function Running({ table, leave }: { table: Listing; leave: () => void }): JSX.Element {
  const { own = [], round = 0, turn = null, settings, seats } = table;
  const [sure, setSure] = useState(false);
  const mover = turn === null ? null : namesOf(seats)[turn];
  const stand =
    mover === null || mover === undefined
      ? say("web-tables-phase", { phase: table.phase })
      : own.includes(turn ?? -1)
        ? say("web-matches-yours")
        : say("web-matches-turn", { name: mover });
  return (
    <li class="list-line">
      <div>
        <strong>
          <Others seats={seats} own={own} />
        </strong>
        <span class="about">
          {[
            ...(round ? [say("web-t-round", { round })] : []),
            stand,
            modeName(settings.options ?? "basic"),
            timeOf(table.at),
            ...(table.imported ? [say("web-imported")] : []),
          ].join(" · ")}
        </span>
      </div>
      <div class="list-actions">
        <a class="button button-main" href={at(pathTo(table.id))}>
          {say("web-matches-go")}
        </a>
        {own.length ? (
          <button
            type="button"
            class={sure ? "button button-bad" : "button"}
            onClick={() => (sure ? leave() : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {say(
              sure
                ? givesUp(table)
                  ? "web-matches-give-up-sure"
                  : "web-matches-leave-sure"
                : "web-matches-leave",
            )}
          </button>
        ) : null}
      </div>
    </li>
  );
}

/** Whether leaving a match gives it up: other people play in it. */
function givesUp({ seats, own = [], phase }: Listing): boolean {
  return (
    phase !== "waiting" &&
    seats.some(({ kind, gave_up }, seat) => kind === "person" && !gave_up && !own.includes(seat))
  );
}

/** Whether a day is not over yet, and its deals cannot be checked. */
const isToday = (day: string): boolean => day >= new Date().toISOString().slice(0, 10);

/** A match that is over: how it went, and what can be kept of it. */
function Over({ match }: { match: MatchLine }): JSX.Element {
  return (
    <li class="list-line">
      <div>
        <strong>
          <span class={match.won ? "result result-won" : "result"}>
            {say(match.won ? "web-matches-won" : "web-matches-lost")}
          </span>{" "}
          <Others seats={match.seats} own={[match.seat]} />
        </strong>
        <span class="about">
          {[
            timeOf(match.at),
            ...match.seats.flatMap(({ gave_up, name }, seat) =>
              gave_up
                ? [
                    seat === match.seat
                      ? say("web-matches-you-gave-up")
                      : say("web-matches-gave-up", { name }),
                  ]
                : [],
            ),
            modeName(match.settings.options ?? "basic"),
            ...(match.points ? [say("points", { points: match.points })] : []),
            ...(match.day ? [say("web-home-day")] : []),
            ...(match.prepared ? [say(match.day ? "web-day-practice" : "web-prepared")] : []),
            ...(match.imported ? [say("web-imported")] : []),
          ].join(" · ")}
        </span>
      </div>
      <div class="list-actions">
        <a class="button" href={at(`/replay/${match.table}/${match.match}`)}>
          <Icon name="eye" />
          {say("web-replay-look")}
        </a>
        {(match.day ? isToday(match.day) : match.prepared) ? null : (
          <a class="button" href={at(`/fair#${match.table}/${match.match}`)}>
            {say("web-matches-check")}
          </a>
        )}
        <a class="button" href={recordAddress(match.table, match.match)} download>
          <Icon name="save" />
          {say("web-matches-record")}
        </a>
      </div>
    </li>
  );
}
