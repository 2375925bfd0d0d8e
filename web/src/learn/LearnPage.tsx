/** All lessons by topic, with those that are done marked. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import { findMe } from "../net/api";
import type { Lessons } from "../protocol";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import { allLessons } from "./api";
import { canTeach } from "./words";
import "./LearnPage.css";

export function LearnPage(): JSX.Element {
  const { problem, ask } = useRequest();
  const [list, setList] = useState<Lessons | null>(null);
  useEffect(
    () =>
      void ask(async () => {
        await findMe();
        setList(await allLessons());
      }),
    [],
  );
  if (!list || !canTeach())
    return (
      <Shell title={say("web-loading")}>
        <Alert>{problem}</Alert>
      </Shell>
    );
  const { lessons, done = [] } = list;
  const topics = [...new Set(lessons.map((lesson) => lesson.topic))];
  const first = lessons.find(({ name }) => !done.includes(name));
  return (
    <Shell title={say("learn-title")} intro={say("learn-intro")}>
      <p class="learn-go">
        {first ? (
          <a class="button button-main" href={at(`/learn/${first.name}`)}>
            {say(done.length > 0 ? "learn-go-on" : "learn-begin")}
          </a>
        ) : null}
        <a class="button" href={at("/learn/guide")}>
          {say("guide-title")}
        </a>
        <span>{say("learn-progress", { done: done.length, count: lessons.length })}</span>
      </p>
      {topics.map((topic) => (
        <section key={topic} class="learn-topic">
          <h2>{say(`learn-topic-${topic}`)}</h2>
          <ol class="learn-list">
            {lessons
              .filter((lesson) => lesson.topic === topic)
              .map(({ name }) => (
                <li key={name}>
                  <a class="learn-line" href={at(`/learn/${name}`)}>
                    <span>{say(`lesson-${name}`)}</span>
                    {done.includes(name) ? (
                      <span class="learn-done">
                        <span aria-hidden="true">✓</span>
                        <span class="unseen-text">{say("learn-done")}</span>
                      </span>
                    ) : null}
                  </a>
                </li>
              ))}
          </ol>
        </section>
      ))}
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
