/** What somebody can do about another person at the table: hear and meet them, mute them, or block them. */

import type { JSX } from "preact";
import { route } from "../../router";
import { Alert } from "../../ui/Alert";
import { Dialog } from "../../ui/Dialog";
import { Choice } from "../../ui/forms";
import { useRequest } from "../../ui/hooks/useRequest";
import { useTable } from "../tableContext";
import { changeRelation, relations } from "./company";
import "./PersonDialog.css";

const RELATIONS = ["none", "muted", "blocked"] as const;

export function PersonDialog({ seat, close }: { seat: number; close(): void }): JSX.Element {
  const { speech } = useTable();
  const { problem, ask } = useRequest();
  const table = route.value.page === "table" ? route.value.id : "";
  const relation = relations.value.seats.get(seat) ?? "none";
  const name = speech.who(seat);
  return (
    <Dialog label={speech.say("web-t-person", { name })} class="person" close={close}>
      <h2>{name}</h2>
      <Choice
        label={speech.say("web-t-person", { name })}
        value={relation}
        values={RELATIONS}
        name={(value) => speech.say("web-t-person-choice", { value })}
        about={speech.say("web-t-person-about", { value: relation })}
        choose={(value) => void ask(() => changeRelation(table, seat, value === "none" ? null : value))}
      />
      <Alert>{problem}</Alert>
      <div class="dialog-buttons">
        <button type="button" class="button button-main" onClick={close}>
          {speech.say("web-close")}
        </button>
      </div>
    </Dialog>
  );
}
