/** Why something did not work. */

import type { ComponentChildren, JSX } from "preact";
import "./forms.css";

/** Why something did not work, read out as soon as it appears. */
export function Alert({ children, id }: { children: ComponentChildren; id?: string }): JSX.Element {
  return (
    <div role="alert" id={id} class={children ? "alert" : ""}>
      {children}
    </div>
  );
}
