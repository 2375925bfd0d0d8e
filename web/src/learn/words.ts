/** The words for learning: more than a table needs, so they come when they are first needed. */

import { FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { at } from "../net/address";
import { fetchSoon, spoken } from "../speech/words";

/** The path of these messages for each language, as JSON: set by the build. */
declare const LEARN_WORDS: string;

const paths = JSON.parse(LEARN_WORDS) as Readonly<Record<string, string>>;
/** The language whose words are here. */
const here = signal("");

/** Whether the words for learning are loaded. */
export const canTeach = (): boolean => here.value !== "" && here.value === spoken.value?.language;

effect(() => {
  const now = spoken.value;
  if (!now) return;
  here.value = "";
  void fetchSoon(at(paths[now.language] ?? ""), () => spoken.peek() === now).then((text) => {
    if (text === null) return;
    now.bundle.addResource(new FluentResource(text));
    here.value = now.language;
  });
});
