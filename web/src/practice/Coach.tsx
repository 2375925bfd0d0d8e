/** The words over a table on which somebody learns. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { speech } from "../speech/words";
import { cardName } from "../table/sentences";
import { Chip } from "../ui/cards/Card";
import { classes } from "../ui/classes";
import "./Coach.css";

/** Letters that four lines of a phone have room for, alone and beside a line of words; over a first game, two. */
const LONG = 120;
const SHORT = 85;
const FIRST = 70;
/** Letters that an answer with its reasons may have until its words get smaller once more. */
const LONGEST = 190;

export interface CoachProps {
  /** What it is about, for its looks. */
  readonly kind?: "puzzle" | "first" | undefined;
  readonly title: string;
  readonly text: string;
  /** What helps with it, below. */
  readonly hint?: string | undefined;
  /** How it went; it is announced and gets the focus. */
  readonly verdict?: "good" | "bad" | null;
  /** A turn has been tried, and nothing is left to play. */
  readonly answered?: boolean;
  /** It says each thing to do, so the table need not. */
  readonly leads?: boolean;
  /** After the words. */
  readonly links?: ComponentChildren;
  /** Out of it, in the line on top of the table. */
  readonly ways?: ComponentChildren;
  /** The table. */
  readonly children: ComponentChildren;
}

export function Coach({
  kind,
  title,
  text,
  hint = "",
  verdict = null,
  answered = false,
  leads,
  links,
  ways,
  children,
}: CoachProps): JSX.Element {
  const words = useRef<HTMLParagraphElement>(null);
  const letters = text.length + hint.length;
  const room = kind === "first" ? FIRST : links && !leads ? SHORT : LONG;
  useEffect(() => {
    if (verdict) words.current?.focus({ preventScroll: true });
  }, [verdict, text]);
  return (
    <div
      class={classes(
        "coached",
        kind && `coached-${kind}`,
        answered && "coached-answered",
        leads && "coached-led",
        hint && "coached-hinted",
        ways !== undefined && "coached-ways",
      )}
    >
      <section class={classes("coach", verdict && `coach-${verdict}`)} aria-label={title}>
        <h1 class="coach-title">{title}</h1>
        <p
          ref={words}
          class={classes(
            "coach-text",
            letters > room && "coach-text-long",
            answered && letters > LONGEST && "coach-text-longest",
          )}
          tabIndex={-1}
          role="status"
        >
          {/* New words are a new element, so that nothing is animated. */}
          <span key={text + hint}>
            <WithCards text={text} />
            {hint ? (
              <span class="coach-hint">
                {" "}
                <WithCards text={hint} />
              </span>
            ) : null}
          </span>
        </p>
        {links === undefined ? null : <p class="coach-links">{links}</p>}
      </section>
      {ways}
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
