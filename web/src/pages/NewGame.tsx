import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { findMe } from "../api";
import { EDITIONS, editionName, editionOf, LEVELS } from "../names";
import { useAsking } from "../parts/asking";
import { Alert, Check, Choice, Select, Text } from "../parts/forms";
import { Shell } from "../parts/Shell";
import { choose, editionNow, nameNow, openTable, setup, type Kind } from "../setup";
import { say, spoken } from "../words";

const MODES = ["basic", "advanced", "expert", "mix"] as const;
type Mode = (typeof MODES)[number];
const OPTIONS = ["draw", "scoring", "actions"] as const;
const CLOCKS = ["0", "30", "60", "120", "86400", "259200"] as const;
const PERSON = "person";

const TITLES: Readonly<Record<Kind, string>> = {
  bots: "web-new-title",
  friends: "web-new-friends-title",
  device: "web-new-pass-title",
};

export function NewGame({ kind }: { kind: Kind }): JSX.Element {
  const { busy, problem, ask } = useAsking();
  const [name, setName] = useState(nameNow());
  useEffect(() => void findMe().then((found) => found && setName((now) => now || found.name), () => undefined), []);
  const intro = kind === "device" ? { intro: say("web-new-pass-text") } : {};
  return (
    <Shell title={say(TITLES[kind])} {...intro}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(() => openTable(kind, name));
        }}
      >
        <Seats kind={kind} />
        <Mode />
        {kind === "bots" ? null : (
          <Text
            label={say("web-new-name")}
            about={say("web-new-name-about")}
            value={name}
            type={setName}
            complete="nickname"
            required={kind === "friends"}
          />
        )}
        <More kind={kind} />
        <Alert>{problem}</Alert>
        <div class="actions actions-main">
          <button type="submit" class="button button-main" aria-disabled={busy}>
            {say(kind === "friends" ? "web-new-open" : "web-new-start")}
          </button>
        </div>
      </form>
    </Shell>
  );
}

function Seats({ kind }: { kind: Kind }): JSX.Element {
  const { rivals, others } = setup.value;
  const seats: readonly (string | null)[] = kind === "bots" ? rivals : others;
  const seat = (levels: readonly (string | null)[]): void =>
    choose(kind === "bots" ? { rivals: levels.map((level) => level ?? "casual") } : { others: levels });
  const resize = (count: number): void => seat(Array.from({ length: count - 1 }, (_, place) => seats[place] ?? null));
  const put = (place: number, level: string | null): void =>
    seat(seats.map((old, number) => (number === place ? level : old)));
  const values: readonly string[] = kind === "bots" ? LEVELS : [PERSON, ...LEVELS];
  const nameOf = (value: string): string =>
    value === PERSON ? say("web-new-seat-person") : say("web-bot-name", { level: value });
  return (
    <>
      <Choice
        label={say("web-new-players")}
        value={String(seats.length + 1)}
        values={["2", "3", "4"]}
        name={(count) => count}
        choose={(count) => resize(Number(count))}
      />
      <div class="seats">
        {seats.map((level, place) => (
          <Select
            key={place}
            label={kind === "bots" ? say("web-new-opponent", { number: place + 1 }) : say("web-new-seat", { number: place + 2 })}
            value={level ?? PERSON}
            values={values}
            name={nameOf}
            choose={(value) => put(place, value === PERSON ? null : value)}
            {...(level === null ? {} : { about: say("web-bot-about", { level }) })}
          />
        ))}
      </div>
    </>
  );
}

function Mode(): JSX.Element {
  const { options } = setup.value;
  const mode = MODES.find((one) => one === options) ?? "mix";
  const parts = options === "basic" ? [] : options.split("+");
  const pick = (next: Mode): void => choose({ options: next === "mix" ? "draw" : next });
  const toggle = (option: string, on: boolean): void => {
    const next = OPTIONS.filter((one) => (one === option ? on : parts.includes(one)));
    choose({ options: next.join("+") || "draw" });
  };
  return (
    <>
      <Choice
        label={say("web-new-rules")}
        value={mode}
        values={MODES}
        name={(one) => say("web-mode", { options: one })}
        choose={pick}
        about={say("web-mode-about", { options: mode })}
      />
      {mode === "mix" ? (
        <div class="checks">
          {OPTIONS.map((option) => (
            <Check
              key={option}
              label={say("web-option", { option })}
              about={say("web-option-about", { option })}
              checked={parts.includes(option)}
              choose={(on) => toggle(option, on)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

function More({ kind }: { kind: Kind }): JSX.Element {
  const { target, seconds, timeout, listed, help, options } = setup.value;
  const edition = editionNow();
  const own = editionOf(spoken.value?.language ?? "en");
  return (
    <details class="more">
      <summary>{say("web-new-more")}</summary>
      <div class="form">
        <Select
          label={say("web-new-edition")}
          about={say("web-new-edition-about")}
          value={edition}
          values={EDITIONS}
          name={editionName}
          choose={(one) => choose({ edition: one === own ? null : one })}
        />
        {edition === "nl-2016" && /scoring|advanced|expert/.test(options) ? (
          <Check label={say("web-new-ending")} checked={target} choose={(on) => choose({ target: on })} />
        ) : null}
        {kind === "friends" ? (
          <>
            <Select
              label={say("web-new-clock")}
              value={String(seconds)}
              values={CLOCKS}
              name={(one) => say("web-new-clock-choice", { seconds: Number(one) })}
              choose={(one) => choose({ seconds: Number(one) })}
            />
            {seconds ? (
              <Select
                label={say("web-new-timeout")}
                value={timeout}
                values={["bot", "out"]}
                name={(one) => say("web-new-timeout-choice", { timeout: one })}
                choose={(one) => choose({ timeout: one })}
              />
            ) : null}
            <Check label={say("web-new-listed")} checked={listed} choose={(on) => choose({ listed: on })} />
          </>
        ) : null}
        {kind === "bots" ? null : <Check label={say("web-new-help")} checked={help} choose={(on) => choose({ help: on })} />}
      </div>
    </details>
  );
}
