/** A quiet ring around what is meant; screen readers hear it at the thing itself. */

import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { say } from "../speech/words";
import { useTable } from "../table/tableContext";
import type { Target } from "./guideSteps";

const PARTS: Readonly<Record<string, string>> = {
  palette: '[data-drop="p"], [data-to="p"]',
  canvas: ':is([data-drop="c"], [data-to="c"], [data-drop="x"], [data-to="x"])',
  deck: ':is([data-drop="t"], [data-to="t"], [data-drop="d"], [data-to="d"])',
  draw: '[data-key="draw"]',
  lead: ".verdict-words",
  end: '[data-key="end"]',
  undo: '[data-key="undo"]',
};
const ID = "pointed-at";

/** Inside the table, so that it is drawn whenever the table is. */
export function Pointer({ at }: { at: readonly Target[] }): JSX.Element {
  useTable();
  useLayoutEffect(() => {
    const meant = at.flatMap((one) => [
      ...document.querySelectorAll<HTMLElement>(PARTS[one] ?? `[data-pick="${one}"]`),
    ]);
    for (const one of meant) {
      one.dataset.pointed = "";
      one.setAttribute("aria-describedby", ID);
    }
    return () => {
      for (const one of meant) {
        delete one.dataset.pointed;
        one.removeAttribute("aria-describedby");
      }
    };
  });
  return (
    <span id={ID} hidden>
      {say("guide-here")}
    </span>
  );
}
