import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { findTable } from "../../net/api";
import { go } from "../../router";
import { say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { Text } from "../../ui/forms";
import { useRequest } from "../../ui/hooks/useRequest";
import { Shell } from "../../ui/shell/Shell";

/** A table by its short code, typed in or part of the address. */
export function Join({ code: given }: { code: string }): JSX.Element {
  const { busy, refused, problem, ask } = useRequest();
  const field = useRef<HTMLInputElement>(null);
  const unknown = refused?.code === "server-no-table";
  const [code, setCode] = useState(given);
  const join = (wanted: string, replace = false): Promise<void> =>
    ask(async () => {
      const { id } = await findTable(wanted.trim());
      go(`/table/${id}`, replace);
    });
  useEffect(() => {
    if (given) void join(given, true);
  }, [given]);
  useEffect(() => {
    if (unknown) field.current?.select();
  }, [refused]);
  return (
    <Shell title={say("web-join-title")}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void join(code);
        }}
      >
        <Text
          label={say("web-join-code")}
          value={code}
          type={setCode}
          length={16}
          needed={say("web-join-needed")}
          error={unknown ? say("web-join-none") : null}
          field={field}
        />
        <Alert>{unknown ? null : problem}</Alert>
        <div class="actions actions-main">
          <button type="submit" class="button button-main" aria-disabled={busy}>
            {say("web-join-go")}
          </button>
        </div>
      </form>
    </Shell>
  );
}
