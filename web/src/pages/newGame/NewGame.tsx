import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { PLAYERS } from "../../facts";
import {
  choose,
  chosenName,
  editionNow,
  type Kind,
  nameNow,
  numberedName,
  openTable,
  setup,
} from "../../game/setup";
import { findMe } from "../../net/api";
import { say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { Choice, Text } from "../../ui/forms";
import { useRequest } from "../../ui/hooks/useRequest";
import { Mode } from "../../ui/Mode";
import { Shell } from "../../ui/shell/Shell";
import { RuleChoices } from "./RuleChoices";
import { SeatTable } from "./SeatTable";
import "./NewGame.css";

const TITLES: Readonly<Record<Kind, string>> = {
  bots: "web-new-title",
  friends: "web-new-friends-title",
  device: "web-new-pass-title",
};

export function NewGame({ kind }: { kind: Kind }): JSX.Element {
  const { busy, refused, problem, ask } = useRequest();
  const [name, setName] = useState(chosenName(nameNow()));
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      void findMe().then(
        (guest) => guest && setName((now) => now || chosenName(guest.name)),
        () => undefined,
      ),
    [],
  );
  useEffect(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(), [refused]);
  // A name is refused on its seat; one without a seat is the player's own.
  const wrong =
    refused?.code.startsWith("name-") && kind !== "bots" ? Number(refused.arguments.seat ?? 0) : null;
  const intro = kind === "device" ? { intro: say("web-new-pass-text") } : {};
  const own =
    kind === "bots" ? null : (
      <Text
        label={say("web-new-name")}
        about={say("web-new-name-about")}
        value={name}
        type={setName}
        complete="nickname"
        needed={kind === "friends" ? say("web-new-name-needed") : undefined}
        {...(kind === "device" ? { otherwise: numberedName(1) } : {})}
        error={wrong === 0 ? problem : null}
      />
    );
  return (
    <Shell title={say(TITLES[kind])} {...intro} kind="wide">
      <form
        class="form new-game"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void ask(() => openTable(kind, name));
        }}
      >
        <Seats kind={kind} name={name.trim()} />
        <div class="form">
          {own}
          {kind === "device" ? <Names wrong={wrong} problem={problem} /> : null}
          <Mode options={setup.value.options} choose={(options) => choose({ options })} />
          <More kind={kind} />
          <Alert>{wrong === null ? problem : null}</Alert>
        </div>
        <div class="actions actions-main new-go">
          <button type="submit" class="button button-main" aria-disabled={busy}>
            {say(kind === "friends" ? "web-new-open" : "web-new-start")}
          </button>
        </div>
      </form>
    </Shell>
  );
}

/** How many play, and who they are. */
function Seats({ kind, name }: { kind: Kind; name: string }): JSX.Element {
  const { rivals, others } = setup.value;
  const seats: readonly (string | null)[] = kind === "bots" ? rivals : others;
  const seat = (levels: readonly (string | null)[]): void =>
    choose(kind === "bots" ? { rivals: levels.map((level) => level ?? "casual") } : { others: levels });
  const resize = (count: number): void =>
    seat(Array.from({ length: count - 1 }, (_, place) => seats[place] ?? null));
  return (
    <div class="new-seats">
      <Choice
        label={say("web-new-players")}
        value={String(seats.length + 1)}
        values={PLAYERS.map(String)}
        name={(count) => count}
        choose={(count) => resize(Number(count))}
      />
      <SeatTable kind={kind} name={name} seats={seats} seat={seat} />
    </div>
  );
}

interface NamesProps {
  /** The seat whose name was refused, and why. */
  readonly wrong: number | null;
  readonly problem: string | null;
}

/** The names of the other people on this device. */
function Names({ wrong, problem }: NamesProps): JSX.Element {
  const { others, names } = setup.value;
  const call = (place: number, called: string): void =>
    choose({ names: others.map((_, number) => (number === place ? called : (names[number] ?? ""))) });
  return (
    <div class="seats">
      {others.map((level, place) =>
        level === null ? (
          <Text
            key={place}
            label={say("web-new-seat-name", { number: place + 2 })}
            value={names[place] ?? ""}
            type={(called) => call(place, called)}
            otherwise={numberedName(place + 2)}
            error={wrong === place + 1 ? problem : null}
          />
        ) : null,
      )}
    </div>
  );
}

function More({ kind }: { kind: Kind }): JSX.Element {
  return (
    <details class="more">
      <summary>{say("web-new-more")}</summary>
      <RuleChoices kind={kind} chosen={setup.value} edition={editionNow()} choose={choose} fresh />
    </details>
  );
}
