/** The words over a table on which somebody learns, and what may be done once a turn has been answered. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { speech } from "../speech/words";
import { cardName } from "../table/sentences";
import { Chip } from "../ui/Card";
import { classes } from "../ui/classes";
import "./Coach.css";

interface CoachProps {
  readonly title: string;
  readonly text: string;
  /** How it went: it is told, and where the focus goes. */
  readonly verdict?: "good" | "bad" | null;
  /** In place of the buttons that end a turn. */
  readonly buttons?: ComponentChildren;
  /** After the words. */
  readonly links?: ComponentChildren;
  /** The table. */
  readonly children: ComponentChildren;
}

export function Coach({ title, text, verdict = null, buttons, links, children }: CoachProps): JSX.Element {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (verdict) words.current?.focus({ preventScroll: true });
  }, [verdict, text]);
  return (
    <div class={classes("coached", buttons !== undefined && "coached-answered")}>
      <section class={classes("coach", verdict && `coach-${verdict}`)} aria-label={title}>
        <h1 class="coach-title">{title}</h1>
        <p ref={words} class="coach-text" tabIndex={-1} role="status">
          <WithCards text={text} />
        </p>
        {links === undefined ? null : <p class="coach-links">{links}</p>}
      </section>
      {buttons === undefined ? null : <div class="coach-next">{buttons}</div>}
      {children}
    </div>
  );
}

/** Words with their cards as small coloured ones. */
function WithCards({ text }: { text: string }): JSX.Element {
  const spoken = speech([], null);
  const parts = text.split(/\b([ROYGBIV][1-7])\b/);
  return (
    <>
      {parts.map((part, place) =>
        place % 2 === 1 ? <Chip key={place} card={part} name={cardName(spoken, part)} /> : part,
      )}
    </>
  );
}
