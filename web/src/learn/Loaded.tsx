/** What a page for learning requests when it is opened, and the page while it waits or if it is refused. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../net/address";
import { findMe } from "../net/api";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { type ServerRequest, useRequest } from "../ui/hooks/useRequest";
import { Shell } from "../ui/shell/Shell";
import { canTeach } from "./words";

interface Loaded<T> extends ServerRequest {
  /** Null until it and its words have arrived. */
  readonly value: T | null;
}

export function useLoaded<T extends object>(load: () => Promise<T>): Loaded<T> {
  const request = useRequest();
  const [value, setValue] = useState<T | null>(null);
  useEffect(
    () =>
      void request.ask(async () => {
        await findMe();
        setValue(await load());
      }),
    [],
  );
  return { ...request, value: canTeach() ? value : null };
}

interface LoadingProps {
  readonly problem: string | null;
  /** Where one can go instead, and its name. */
  readonly path?: string;
  readonly name?: string;
}

export function Loading({ problem, path = "", name = "" }: LoadingProps): JSX.Element {
  return (
    <Shell title={say("web-loading")}>
      <Alert>{problem}</Alert>
      {problem && path ? (
        <a class="button" href={at(path)}>
          {name}
        </a>
      ) : null}
    </Shell>
  );
}
