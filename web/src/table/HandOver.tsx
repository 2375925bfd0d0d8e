/** Between two players of one device: nobody's cards are shown until the next one says so. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Speech } from "../speech/words";
import { CardBack } from "../ui/Card";
import "./HandOver.css";

interface HandOverProps {
  readonly name: string;
  readonly speech: Speech;
  take(): void;
}

export function HandOver({ name, speech, take }: HandOverProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [name]);
  return (
    <main class="t-over">
      <div class="over-cards" aria-hidden="true">
        <CardBack />
        <CardBack />
        <CardBack />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {speech.say("web-t-over-title", { name })}
      </h1>
      <p>{speech.say("web-t-over-why", { name })}</p>
      <button type="button" class="button button-main" onClick={take}>
        {speech.say("web-t-over-take", { name })}
      </button>
    </main>
  );
}
