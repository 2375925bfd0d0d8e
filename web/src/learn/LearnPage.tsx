/** All lessons by topic: what is next, the progress, and marks for those that are done. */

import type { JSX } from "preact";
import { at } from "../net/address";
import type { Lessons } from "../protocol";
import { say } from "../speech/words";
import { colorName, LETTERS, Pictogram } from "../ui/cards/Card";
import { useMedia } from "../ui/hooks/useMedia";
import { Shell } from "../ui/shell/Shell";
import { roomy } from "../ui/styles/breakpoints.json";
import { allLessons } from "./api";
import { Loading, useLoaded } from "./Loaded";
import { doneOf, nextAfter } from "./lessonList";
import "./LearnPage.css";

export function LearnPage(): JSX.Element {
  const { value: list, problem } = useLoaded(allLessons);
  const room = useMedia(roomy);
  if (!list) return <Loading problem={problem} />;
  const { lessons, done = [] } = list;
  const topics = [...new Set(lessons.map((lesson) => lesson.topic))];
  const next = nextAfter(list, "");
  const current = lessons.find(({ name }) => name === next)?.topic;
  const first = done.length === 0; // newcomers begin with the guided round
  const guide = (
    <a class={`button ${first ? "button-main" : ""}`} href={at("/learn/guide")}>
      {say("guide-title")}
      {done.includes("guide") ? <Done /> : null}
    </a>
  );
  return (
    <Shell title={say("learn-title")} intro={say("learn-intro")} kind="wide">
      <div class="learn-go">
        {first ? guide : null}
        {next === null ? null : (
          <a class={`button ${first ? "" : "button-main"}`} href={at(`/learn/${next}`)}>
            {say("learn-next-named", { name: say(`lesson-${next}`) })}
          </a>
        )}
        {first ? null : guide}
        <Progress list={list} />
      </div>
      <div class="learn-topics">
        {topics.map((topic) => {
          const inside = lessons.filter((lesson) => lesson.topic === topic);
          return (
            <details key={topic} class="learn-topic" open={room || topic === current}>
              <summary>
                <h2>{say(`learn-topic-${topic}`)}</h2>
                <span class="soft" aria-hidden="true">
                  {doneOf(inside, done)}/{inside.length}
                </span>
                <span class="unseen-text">
                  {say("learn-progress", { done: doneOf(inside, done), count: inside.length })}
                </span>
              </summary>
              <ol class="learn-list">
                {inside.map(({ name }) => (
                  <li key={name}>
                    <a
                      class="learn-line"
                      href={at(`/learn/${name}`)}
                      aria-current={name === next ? "step" : undefined}
                    >
                      <RuleSign name={name} />
                      <span class="learn-name">{say(`lesson-${name}`)}</span>
                      {done.includes(name) ? <Done /> : null}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          );
        })}
      </div>
      <p class="learn-go">
        <a class="button" href={at("/puzzles")}>
          {say("puzzle-page-title")}
        </a>
        <a class="button" href={at("/rules")}>
          {say("web-rules-title")}
        </a>
      </p>
    </Shell>
  );
}

/** The sign of the rule that a lesson is about, if it is about one. */
function RuleSign({ name }: { name: string }): JSX.Element | null {
  const color = LETTERS.find((letter) => colorName(letter) === name);
  return color ? (
    <span class={`learn-sign pigment-${color}`}>
      <Pictogram color={color} />
    </span>
  ) : null;
}

/** How many lessons are done. */
export function Progress({ list: { lessons, done = [] } }: { list: Lessons }): JSX.Element {
  const count = lessons.length;
  const so = doneOf(lessons, done);
  return (
    <span class="learn-progress">
      <progress max={count} value={so} aria-hidden="true" />
      {say("learn-progress", { done: so, count })}
    </span>
  );
}

function Done(): JSX.Element {
  return (
    <span class="learn-done">
      <span aria-hidden="true">✓</span>
      <span class="unseen-text">{say("learn-done")}</span>
    </span>
  );
}
