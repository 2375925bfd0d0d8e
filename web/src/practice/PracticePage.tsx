/** A table to try turns on, with a coach over it: a lesson or a puzzle. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../speech/words";
import { Coach, type CoachProps } from "./Coach";
import { PracticeScreen, type PracticeScreenProps } from "./PracticeScreen";

type Props = Omit<CoachProps, "children" | "answered"> & PracticeScreenProps;

export function PracticePage({
  practice,
  home,
  blind,
  unmarked,
  teacher,
  next,
  askHint,
  ...words
}: Props): JSX.Element {
  useEffect(() => {
    document.title = `${words.title} · ${say("web-title")}`;
  });
  return (
    <Coach {...words} answered={next !== undefined}>
      <PracticeScreen
        practice={practice}
        home={home}
        blind={blind}
        unmarked={unmarked}
        teacher={teacher}
        next={next}
        askHint={askHint}
      />
    </Coach>
  );
}
