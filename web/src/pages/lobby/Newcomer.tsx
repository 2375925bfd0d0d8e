/** Somebody who is about to sit down: the name and the face, and what is wrong with them. */

import type { JSX, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Session } from "../../game/session";
import { face } from "../../game/settings";
import { beCalled, chosenName, nameNow } from "../../game/setup";
import { findMe } from "../../net/api";
import { say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { Face } from "../../ui/cards/Face";
import { FacePicker } from "../../ui/cards/FacePicker";
import { Text } from "../../ui/forms";
import { useRequest } from "../../ui/hooks/useRequest";
import { SeatDialog } from "../newGame/SeatDialog";

export interface NewcomerState {
  readonly name: string;
  readonly busy: boolean;
  /** What is wrong with the name, or with something else. */
  readonly wrong: string | null;
  readonly problem: string | null;
  readonly field: RefObject<HTMLInputElement | null>;
  setName(name: string): void;
  /** On this seat, or on the first free one. */
  sit(seat?: number): Promise<void>;
}

export function useNewcomer(session: Session): NewcomerState {
  const { busy, refused, problem, ask } = useRequest();
  const [name, setName] = useState(chosenName(nameNow()));
  const [needed, setNeeded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refusedName = refused?.code.startsWith("name-") ?? false;
  useEffect(
    () =>
      void findMe().then(
        (guest) => guest && setName((now) => now || chosenName(guest.name)),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (refusedName) field.current?.focus();
  }, [refused]);
  const sit = async (seat: number | null = null): Promise<void> => {
    setNeeded(!name.trim());
    if (!name.trim()) return field.current?.focus();
    await ask(async () => {
      await beCalled(name);
      session.reconnect();
      await session.ask({ type: "sit", seat, face: face.value });
    });
  };
  const wrong = needed ? say("web-lobby-name-needed") : refusedName ? problem : null;
  return { name, busy, wrong, problem: refusedName ? null : problem, field, setName, sit };
}

export function Newcomer({ newcomer }: { newcomer: NewcomerState }): JSX.Element {
  const { name, busy, wrong, problem, field, setName, sit } = newcomer;
  const [open, setOpen] = useState(false);
  return (
    <form
      class="newcomer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <button
        type="button"
        class="newcomer-face"
        aria-haspopup="dialog"
        aria-label={say("web-face-title")}
        title={say("web-face-title")}
        onClick={() => setOpen(true)}
      >
        <Face face={face.value} name={name || "+"} />
      </button>
      <Text
        label={say("web-lobby-sit-name")}
        value={name}
        type={setName}
        complete="nickname"
        error={wrong}
        field={field}
      />
      <button type="submit" class="button button-main newcomer-sit" aria-disabled={busy}>
        {say("web-lobby-sit-down")}
      </button>
      <Alert>{problem}</Alert>
      {open ? (
        <SeatDialog title={say("web-face-title")} close={() => setOpen(false)}>
          <FacePicker name={name} value={face.value} choose={(one) => (face.value = one)} />
        </SeatDialog>
      ) : null}
    </form>
  );
}
