import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { DEFAULT_EDITION } from "../facts";
import { at } from "../net/address";
import { openTables } from "../net/api";
import type { Listing } from "../protocol";
import { editionName, modeName, namesOf } from "../speech/names";
import { join, say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Faces } from "../ui/cards/Face";
import { useRequest } from "../ui/hooks/useRequest";
import { Empty, Shell } from "../ui/shell/Shell";
import "./Tables.css";

const EVERY = 5_000; // milliseconds

/** Tables in a list: what is played, by whom, and one thing to do. */
export function TableList({
  tables,
  action,
}: {
  tables: readonly Listing[];
  action: (table: Listing) => string;
}): JSX.Element {
  return (
    <ul class="list">
      {tables.map((table) => {
        const people = namesOf(table.seats).filter((_, seat) => table.seats[seat]?.kind !== "free");
        return (
          <li key={table.id} class="list-line">
            <div>
              <strong>
                <Faces seats={table.seats.filter((seat) => seat.kind !== "free")} /> {join(people)}
              </strong>
              <span class="about">
                {[
                  say("web-tables-phase", { phase: table.phase }),
                  say("web-players", { count: table.seats.length }),
                  modeName(table.settings.options ?? "basic"),
                  editionName(table.settings.edition ?? DEFAULT_EDITION),
                  ...clockOf(table),
                ].join(" · ")}
              </span>
            </div>
            <a class="button" href={at(`/table/${table.id}`)}>
              {action(table)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The time for a turn, where it is limited. */
function clockOf({ settings }: Listing): readonly string[] {
  const seconds = settings.pace?.seconds;
  return seconds ? [say("web-tables-clock", { seconds })] : [];
}

export function Tables(): JSX.Element {
  const { problem, ask } = useRequest();
  const [tables, setTables] = useState<readonly Listing[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void ask(async () => setTables((await openTables()).tables));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Shell title={say("web-tables-title")}>
      <Alert>{problem}</Alert>
      {tables?.length === 0 ? (
        <Empty title={say("web-tables-none")} text={say("web-tables-none-text")}>
          <a class="button button-main" href={at("/friends")}>
            {say("web-new-open")}
          </a>
        </Empty>
      ) : null}
      {tables?.length ? (
        <TableList
          tables={tables}
          action={(table) =>
            say(
              table.phase === "waiting" && table.seats.some((seat) => seat.kind === "free")
                ? "web-tables-join"
                : "web-tables-watch",
            )
          }
        />
      ) : null}
    </Shell>
  );
}
