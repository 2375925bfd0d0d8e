/** Dates and times as people write them where they are. */

import { spoken } from "./words";

/**
 * The locale for dates in a language: how the browser's own regions write it, where one speaks that language. Plain
 * English is that of Britain, since most of those who read it put the day first.
 */
export function dateLocale(language: string, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag === language || tag.startsWith(`${language}-`));
  const locale = own ?? language;
  return locale === "en" ? "en-GB" : locale;
}

export function dateText(at: number, style: Intl.DateTimeFormatOptions): string {
  const locale = dateLocale(spoken.value?.language ?? "en", navigator.languages);
  return new Intl.DateTimeFormat(locale, style).format(at);
}
