/** What somebody at the table has just said. */

import type { JSX } from "preact";
import { useTable } from "./tableContext";
import "./Bubble.css";

export function Bubble({ seat }: { seat: number }): JSX.Element | null {
  const { speech, reactions } = useTable();
  const words = reactions[seat];
  if (!words) return null;
  const text = speech.tell(words);
  // Other words are another bubble: one that changed its size would be something that jumps.
  return (
    <p key={text} class="bubble">
      {text}
    </p>
  );
}
