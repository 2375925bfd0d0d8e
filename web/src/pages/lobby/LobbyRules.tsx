/** The host changes the game of a table that waits; the others are told. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { DEFAULT_EDITION, PLAYERS } from "../../facts";
import type { Session } from "../../game/session";
import { checked, type Setup, settingsOf } from "../../game/setup";
import type { PublicView, Settings } from "../../protocol";
import { editionOf } from "../../speech/names";
import { say, spoken } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { Choice } from "../../ui/forms";
import { Mode } from "../../ui/Mode";
import { RuleChoices } from "../newGame/RuleChoices";
import { SeatDialog } from "../newGame/SeatDialog";
import { rulesOf } from "./MatchFacts";

/** What can still be changed at an open table. */
function setupOf({ edition = DEFAULT_EDITION, ...settings }: Settings): Setup {
  const [name, reading] = edition.split("/");
  return checked({
    others: Array.from({ length: (settings.players ?? 2) - 1 }, () => null),
    options: settings.options ?? "basic",
    edition: name,
    target: settings.ending === "target",
    short: reading !== undefined,
    seconds: settings.pace?.seconds ?? 0,
    timeout: settings.pace?.timeout ?? "out",
    help: settings.help ?? false,
    openHands: settings.open_hands ?? false,
  });
}

interface Props {
  readonly session: Session;
  readonly table: PublicView;
}

export function ChangeGame({ session, table }: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say("web-lobby-change")}
      </button>
      {open ? <Changes session={session} table={table} close={() => setOpen(false)} /> : null}
    </>
  );
}

function Changes({ session, table, close }: Props & { close(): void }): JSX.Element {
  const [chosen, setChosen] = useState(() => setupOf(table.settings));
  const own = editionOf(spoken.value?.language ?? "en");
  const edition = chosen.edition ?? own;
  const taken = table.seats.filter((seat) => seat.kind !== "free").length;
  const change = (some: Partial<Setup>): void => setChosen({ ...chosen, ...some });
  const save = async (): Promise<void> => {
    const {
      bots: _,
      listed: __,
      device: ___,
      invited: ____,
      ...rules
    } = settingsOf("friends", chosen, edition);
    if (await session.ask({ type: "change-settings", ...rules })) close();
  };
  return (
    <SeatDialog title={say("web-lobby-change")} close={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Choice
          label={say("web-new-players")}
          value={String(chosen.others.length + 1)}
          values={PLAYERS.filter((count) => count >= taken).map(String)}
          name={(count) => count}
          choose={(count) => change({ others: Array.from({ length: Number(count) - 1 }, () => null) })}
        />
        <Mode options={chosen.options} choose={(options) => change({ options })} />
        <RuleChoices kind="friends" chosen={chosen} edition={edition} choose={change} />
        <Alert>{session.notice.value}</Alert>
        <div class="dialog-buttons">
          <button type="submit" class="button button-main">
            {say("web-save")}
          </button>
        </div>
      </form>
    </SeatDialog>
  );
}

const READING = 5_000; // milliseconds that the server gives the others

/** Whether rules were changed so lately that the others are still reading them. */
export function useNewRules({ settings }: PublicView): boolean {
  const rules = JSON.stringify({ ...settings, players: 0, bots: [] });
  const known = useRef(rules);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (rules === known.current) return;
    known.current = rules;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), READING);
    return () => clearTimeout(timer);
  }, [rules]);
  return fresh;
}

/** What the host has changed since this player came, in one line, if anything. */
export function Changed({ table, host }: { table: PublicView; host: string }): JSX.Element {
  const first = useRef(JSON.stringify(table.settings));
  const changed = first.current !== JSON.stringify(table.settings);
  return (
    <p role="status" class={changed ? "lobby-changed" : ""}>
      {changed ? say("web-lobby-changed", { name: host, rules: rulesOf(table) }) : ""}
    </p>
  );
}
