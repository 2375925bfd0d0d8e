/** How your finished matches went, in pictures that are also tables. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { canTeach } from "../learn/words";
import { at } from "../net/address";
import { findMe, myStatistics } from "../net/api";
import type { Statistics } from "../protocol";
import { modeName } from "../speech/names";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { colorName, Pictogram } from "../ui/cards/Card";
import { useRequest } from "../ui/hooks/useRequest";
import { Empty, Shell } from "../ui/shell/Shell";
import { Accuracy } from "./Accuracy";
import { CommonMistakes } from "./CommonMistakes";
import { MoreReviews } from "./MoreReviews";
import { WinBar } from "./WinBar";
import { WinTable } from "./WinTable";
import "./Statistics.css";

export function StatisticsPage(): JSX.Element {
  const { problem, ask } = useRequest();
  const [figures, setFigures] = useState<Statistics | null>(null);
  const [nobody, setNobody] = useState(false);
  const load = (): Promise<void> =>
    ask(async () => {
      if (await findMe()) setFigures(await myStatistics());
      else setNobody(true);
    });
  useEffect(() => void load(), []);
  const none = nobody || figures?.played === 0;
  const ready = canTeach() && (none || figures);
  return (
    <Shell title={say("web-statistics-title")} kind="wide">
      <Alert>{problem}</Alert>
      {!ready ? null : none || !figures ? <Nothing /> : <Pictures statistics={figures} load={load} />}
    </Shell>
  );
}

/** What will be here once a match is over. */
function Nothing(): JSX.Element {
  return (
    <Empty title={say("statistics-none")} text={say("statistics-none-text")}>
      <a class="button button-main" href={at("/new")}>
        {say("web-new-title")}
      </a>
      <a class="button" href={at("/learn")}>
        {say("learn-title")}
      </a>
    </Empty>
  );
}

interface PicturesProps {
  readonly statistics: Statistics;
  load(): Promise<void>;
}

function Pictures({ statistics, load }: PicturesProps): JSX.Element {
  const { figures, typical, waiting } = statistics;
  const { total, modes, opponents, seats, rules, accuracy, mistakes, reviewed } = figures;
  return (
    <>
      <section class="stat-total">
        <p class="stat-large">{say("statistics-won", { won: total.won, played: total.played })}</p>
        <WinBar share={total} most={total.played} />
        <p class="about">
          {total.played > 1 ? say("statistics-even", { even: total.even }) : ""} {say("statistics-key")}
        </p>
      </section>
      <div class="stat-panels">
        <div>
          <WinTable
            title={say("statistics-modes")}
            kind="matches"
            shares={modes}
            name={({ name }) => modeName(name)}
          />
          <WinTable
            title={say("statistics-opponents")}
            about={opponents.length > 1 ? say("statistics-opponents-about") : ""}
            kind="matches"
            shares={opponents}
            name={({ name }) =>
              name === "people" ? say("statistics-people") : say("web-bot-name", { level: name })
            }
          />
          <WinTable
            title={say("statistics-rules")}
            about={say("statistics-rules-about")}
            kind="rounds"
            shares={rules}
            name={({ name }) => (
              <span class="stat-rule">
                <span class={`stat-symbol pigment-${name}`}>
                  <Pictogram color={name} />
                </span>
                <span class="stat-sentence">
                  {say("web-t-rule-named", {
                    color: colorName(name),
                    rule: say(`rule-${colorName(name)}`),
                  })}
                </span>
              </span>
            )}
            pigments
          />
          <WinTable
            title={say("statistics-seats")}
            about={say("statistics-seats-about")}
            kind="rounds"
            shares={seats}
            name={({ name }) => say("statistics-seat", { place: Number(name) })}
          />
        </div>
        <div>
          <section class="panel stat-panel">
            <h2>{say("statistics-accuracy")}</h2>
            {accuracy.length ? <Accuracy points={accuracy} typical={typical} /> : null}
            <MoreReviews played={total.played} reviewed={reviewed} waiting={waiting} done={load} />
          </section>
          <section class="panel stat-panel">
            <h2>{say("statistics-mistakes")}</h2>
            <CommonMistakes mistakes={mistakes} reviewed={reviewed} />
          </section>
        </div>
      </div>
      <p class="about">{say("statistics-counted")}</p>
    </>
  );
}
