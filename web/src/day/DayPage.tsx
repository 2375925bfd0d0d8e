/** The deal of a day: what is played, your own try, how others did, and the proof of the cards. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { beCalled } from "../game/setup";
import { Easel } from "../learn/Easel";
import { canTeach } from "../learn/words";
import { at } from "../net/address";
import { findMe } from "../net/api";
import type { DayShown } from "../protocol";
import { go } from "../router";
import { dateText } from "../speech/dates";
import { modeName } from "../speech/names";
import { join, say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { CardBack, LETTERS } from "../ui/cards/Card";
import { Faces } from "../ui/cards/Face";
import { useRequest } from "../ui/hooks/useRequest";
import { Empty, Shell } from "../ui/shell/Shell";
import { playDay, seeDay } from "./api";
import { DayProof } from "./DayProof";
import { DayResults, resultText } from "./DayResults";
import "./DayPage.css";

/** Cards that everybody begins with. */
const HAND = 7;
const SHORT_DATE = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** Each day of the week has its pigment. */
const pigmentOf = (day: string): string => LETTERS[(new Date(day).getUTCDay() + 6) % 7] ?? "R";

const timeText = (at: number): string => dateText(at, { dateStyle: "medium", timeStyle: "short" });

export function DayPage({ day }: { day: string }): JSX.Element {
  // Without a server there is nobody to share a deal with.
  return document.documentElement.dataset.host === "device" ? <NoServer /> : <Day day={day} />;
}

function NoServer(): JSX.Element {
  if (!canTeach())
    return (
      <Shell title={say("web-loading")}>
        <div class="waiting" />
      </Shell>
    );
  return (
    <Shell title={say("day-title")}>
      <Empty text={say("day-no-server")}>
        <a class="button button-main" href={at("/puzzles/today")}>
          {say("puzzle-page-today")}
        </a>
        <a class="button" href={at("/")}>
          {say("web-t-home")}
        </a>
      </Empty>
    </Shell>
  );
}

function Day({ day }: { day: string }): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const [shown, setShown] = useState<DayShown | null>(null);
  useEffect(
    () =>
      void ask(async () => {
        await findMe();
        setShown(await seeDay(day));
      }),
    [],
  );
  if (!shown || !canTeach())
    return (
      <Shell title={problem && canTeach() ? say("day-title") : say("web-loading")}>
        <Alert>{problem}</Alert>
      </Shell>
    );
  const play = (): void =>
    void ask(async () => {
      await beCalled("");
      const { id } = await playDay(shown.day);
      go(`/table/${id}`);
    });
  const { settings, characters, state, results = null } = shown;
  const names = characters.filter((name) => name);
  const practises = state === "over" || state === "missed";
  const date = dateText(Date.parse(shown.day), { dateStyle: "full", timeZone: "UTC" });
  return (
    <Shell title={say("day-title")} intro={say("day-intro")} kind="wide">
      <div class="easel-page">
        <section class="day-deal">
          <h2>{date}</h2>
          <p class="day-rivals">
            <Faces seats={names.map((name) => ({ name, face: name.toLowerCase() }))} />
            <span>
              {say("day-rules", {
                mode: modeName(settings.options ?? "basic"),
                players: settings.players ?? 2,
                names: join(names),
              })}
            </span>
          </p>
          <p class="about">{say(practises ? `day-about-${state}` : "day-about-counts")}</p>
          {practises ? null : (
            <p class="about">
              {say("day-until", { begin: timeText(shown.ends), end: timeText(shown.told) })}
            </p>
          )}
          {shown.own ? (
            <p>
              <strong>{say("day-own", { result: resultText(shown.own, shown) })}</strong>
            </p>
          ) : null}
          {state === "over" && !shown.own ? <p>{say("day-late")}</p> : null}
          <Alert>{problem}</Alert>
          <p class="day-go">
            <button
              type="button"
              class={practises ? "button" : "button button-main"}
              aria-disabled={busy}
              onClick={play}
            >
              {say(practises ? "day-practise" : `day-play-${state}`)}
            </button>
            {shown.own ? (
              <a class="button" href={at(`/replay/${shown.table}/1`)}>
                {say("web-replay-look")}
              </a>
            ) : null}
          </p>
        </section>
        <Easel color={pigmentOf(shown.day)} words={dateText(Date.parse(shown.day), SHORT_DATE)}>
          {Array.from({ length: HAND }, (_, place) => (
            <CardBack key={place} />
          ))}
        </Easel>
      </div>
      {results ? <DayResults shown={shown} results={results} /> : null}
      <DayProof shown={shown} told={timeText(shown.told)} />
      <p class="day-go">
        {shown.before ? (
          <a class="button" href={at(`/day/${shown.before}`)}>
            {say("day-before")}
          </a>
        ) : null}
        {shown.today ? null : (
          <a class="button" href={at("/day")}>
            {say("day-today")}
          </a>
        )}
      </p>
    </Shell>
  );
}
