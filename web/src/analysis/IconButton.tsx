/** A button that is a picture with a name. */

import type { JSX } from "preact";
import { classes } from "../ui/classes";
import { Icon, type IconName } from "../ui/Icon";

interface Props {
  readonly icon: IconName;
  readonly name: string;
  /** An extra class for its look. */
  readonly look: string;
  readonly off?: boolean;
  press(): void;
}

export function IconButton({ icon, name, look, off = false, press }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={classes("button", look)}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : press}
    >
      <Icon name={icon} />
    </button>
  );
}
