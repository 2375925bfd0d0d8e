import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { at } from "../../net/address";
import { me, moveHere } from "../../net/api";
import { go } from "../../router";
import { say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { useRequest } from "../../ui/hooks/useRequest";
import { Shell } from "../../ui/shell/Shell";

/** Become the same guest here as on another device. */
export function DeviceMove({ code }: { code: string }): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const [done, setDone] = useState(false);
  return (
    <Shell
      title={say("web-move-title")}
      intro={done ? say("web-move-done", { name: me.value?.name ?? "" }) : say("web-move-text")}
    >
      <Alert>{problem}</Alert>
      <div class="actions actions-main">
        {done ? (
          <a class="button button-main" href={at("/matches")}>
            {say("web-matches-title")}
          </a>
        ) : (
          <button
            type="button"
            class="button button-main"
            disabled={!code}
            aria-disabled={busy}
            onClick={() =>
              void ask(async () => {
                await moveHere(code);
                setDone(true);
                go("/move", true);
              })
            }
          >
            {say("web-move-go")}
          </button>
        )}
      </div>
    </Shell>
  );
}
