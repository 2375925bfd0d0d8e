import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import { findMe, myMatches, myStatistics, recordAddress } from "../net/api";
import type { MyMatches, Statistics } from "../protocol";
import { modeName, namesOf } from "../speech/names";
import { join, say, spoken } from "../speech/words";
import { Alert } from "../ui/forms";
import { Icon } from "../ui/Icon";
import { Empty, Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { TableList } from "./Tables";
import "./Matches.css";

const RUNNING = new Set(["waiting", "dealing", "playing", "between"]);

export function Matches(): JSX.Element {
  const { problem, ask } = useRequest();
  const [results, setResults] = useState<{ mine: MyMatches; figures: Statistics } | null>(null);
  const [nobody, setNobody] = useState(false);
  useEffect(
    () =>
      void ask(async () => {
        if (!(await findMe())) return setNobody(true);
        const [mine, figures] = await Promise.all([myMatches(), myStatistics()]);
        setResults({ mine, figures });
      }),
    [],
  );
  const running = results?.mine.tables.filter((table) => RUNNING.has(table.phase)) ?? [];
  const over = results?.mine.matches ?? [];
  const none = nobody || (results && !running.length && !over.length);
  const day = new Intl.DateTimeFormat(spoken.value?.language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Shell title={say("web-matches-title")}>
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
          <TableList tables={running} action={() => say("web-matches-go")} />
        </section>
      ) : null}
      {results && over.length ? (
        <section>
          <h2>{say("web-matches-over")}</h2>
          <p class="about">
            {say("web-matches-tally", { played: results.figures.played, won: results.figures.won })}
          </p>
          <ul class="list">
            {over.map((match) => (
              <li key={`${match.table} ${match.match}`} class="list-line">
                <div>
                  <strong>
                    <span class={match.won ? "result result-won" : "result"}>
                      {say(match.won ? "web-matches-won" : "web-matches-lost")}
                    </span>{" "}
                    {join(namesOf(match.seats).filter((_, seat) => seat !== match.seat))}
                  </strong>
                  <span class="about">
                    {[
                      day.format(match.at),
                      modeName(match.settings.options ?? "basic"),
                      ...(match.points ? [say("points", { points: match.points })] : []),
                    ].join(" · ")}
                  </span>
                </div>
                <div class="list-actions">
                  <a class="button" href={at(`/fair#${match.table}/${match.match}`)}>
                    {say("web-matches-check")}
                  </a>
                  <a class="button" href={recordAddress(match.table, match.match)} download>
                    <Icon name="save" />
                    {say("web-matches-record")}
                  </a>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Shell>
  );
}
