/** That somebody is muted or blocked: a crossed-out bubble at the face. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "../../router";
import { Icon } from "../../ui/Icon";
import { useTable } from "../tableContext";
import { findRelations, relations } from "./company";

export function PersonMark({ seat }: { seat: number }): JSX.Element | null {
  const { speech, table } = useTable();
  const id = route.value.page === "table" ? route.value.id : "";
  // Another match has other seats.
  useEffect(() => void findRelations(id).catch(() => undefined), [id, table.match_number]);
  const relation = relations.value.table === id ? relations.value.seats.get(seat) : undefined;
  if (!relation) return null;
  const name = speech.say("web-t-person-is", { relation });
  return (
    <span class="muted-mark" role="img" aria-label={name} title={name}>
      <Icon name="muted" />
    </span>
  );
}
