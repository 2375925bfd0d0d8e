import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CHARACTERS, DEFAULT_EDITION, LEVELS } from "../facts";
import type { Game } from "../game/reducer";
import type { Session } from "../game/session";
import { face } from "../game/settings";
import { beCalled, nameNow } from "../game/setup";
import { findMe } from "../net/api";
import type { PublicView } from "../protocol";
import { go } from "../router";
import { editionName, modeName, namesOf } from "../speech/names";
import { say } from "../speech/words";
import { remembered } from "../storage";
import { Alert } from "../ui/Alert";
import { Face } from "../ui/Face";
import { FacePicker } from "../ui/FacePicker";
import { Select, Text } from "../ui/forms";
import { Share } from "../ui/Share";
import { Shell } from "../ui/Shell";
import { useRequest } from "../ui/useRequest";
import "./Lobby.css";

/** The waiting room of a table: who is here, how to get others in, and the start. */
export function Lobby({ session, game }: { session: Session; game: Game }): JSX.Element {
  const { table, you } = game;
  const free = table.seats.filter((seat) => seat.kind === "free").length;
  const hosting = you !== null && (table.seats[you.seat]?.host ?? false);
  const watchers = session.watchers.value - (you ? 0 : 1); // besides oneself
  const meeting = free > 0 && table.settings.quick;
  return (
    <Shell
      title={say(meeting ? "web-lobby-quick" : "web-lobby-title")}
      intro={
        meeting
          ? say("web-lobby-quick-text", { hosting: String(hosting) })
          : (invitation(game) ?? say("web-lobby-waiting", { free }))
      }
    >
      <Seats session={session} game={game} hosting={hosting} />
      {watchers > 0 ? <p class="about">{say("web-lobby-watchers", { count: watchers })}</p> : null}
      {free === 0 && !you ? <p>{say("web-lobby-full")}</p> : null}
      <Alert>{session.notice.value}</Alert>
      <div class="actions actions-main">
        {hosting ? (
          <button
            type="button"
            class="button button-main"
            disabled={free > 0}
            onClick={() => void session.ask({ type: "start" })}
          >
            {say("web-lobby-start")}
          </button>
        ) : null}
        <p class="about">
          {free && !table.settings.quick
            ? say("web-lobby-start-free", { hosting: String(hosting) })
            : say(
                free ? "web-lobby-start-wait" : hosting ? "web-lobby-dealing-text" : "web-lobby-start-host",
              )}
        </p>
      </div>
      {free && you ? <Share path={`/table/${session.id}`} code={codeOf(session.id)} /> : null}
      <About table={table} />
      <div class="actions">
        {you ? (
          <button
            type="button"
            class="button button-plain"
            onClick={() => void session.ask({ type: "leave" })}
          >
            {say("web-lobby-stand")}
          </button>
        ) : null}
        {hosting ? (
          <button
            type="button"
            class="button button-plain"
            onClick={() => void session.ask({ type: "close" }).then((closed) => closed && go("/"))}
          >
            {say("web-lobby-close")}
          </button>
        ) : null}
      </div>
    </Shell>
  );
}

/** Who invites to what, for those who have just come by a link. */
function invitation({ table, you }: Game): string | null {
  const host = table.seats.find((seat) => seat.host);
  if (you || !host || table.match_number > 0) return null;
  return say("web-lobby-invites", {
    name: host.name,
    mode: modeName(table.settings.options ?? "basic"),
    players: table.seats.length,
  });
}

/** The short code of a table, known to the browser that opened it. */
function codeOf(table: string): string | null {
  const [id, code] = (remembered("red7.code") ?? "").split(" ");
  return id === table && code ? code : null;
}

function Seats({ session, game, hosting }: { session: Session; game: Game; hosting: boolean }): JSX.Element {
  const { table, you } = game;
  const { busy, refused, problem, ask } = useRequest();
  const [name, setName] = useState(nameNow());
  const [needed, setNeeded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = refused?.code.startsWith("name-") ?? false;
  useEffect(
    () =>
      void findMe().then(
        (guest) => guest && setName((now) => now || guest.name),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [refused]);
  const names = namesOf(table.seats);
  // The characters who are not here yet, with their levels.
  const levels = new Map<string, string>(
    LEVELS.flatMap((level) => CHARACTERS[level].map((character) => [character, level] as const)).filter(
      ([character]) => !names.includes(character),
    ),
  );
  const sit = async (seat: number): Promise<void> => {
    setNeeded(!name.trim());
    if (!name.trim()) return field.current?.focus();
    await ask(async () => {
      await beCalled(name);
      session.reconnect();
      await session.ask({ type: "sit", seat, face: face.value });
    });
  };
  const mayName = !you && table.seats.some((seat) => seat.kind === "free");
  return (
    <section class="lobby-seats">
      {mayName ? (
        <Text
          label={say("web-lobby-sit-name")}
          value={name}
          type={setName}
          complete="nickname"
          error={needed ? say("web-lobby-name-needed") : wrong ? problem : null}
          field={field}
        />
      ) : null}
      {mayName ? <FacePicker name={name} value={face.value} choose={(one) => (face.value = one)} /> : null}
      <Alert>{wrong ? null : problem}</Alert>
      <ol class="lobby-list">
        {table.seats.map((seat, number) => (
          <li key={number} class={`lobby-seat lobby-seat-${seat.kind}`}>
            <Face face={seat.face} name={seat.kind === "free" ? String(number + 1) : seat.name} />
            <span class="lobby-name">
              {seat.kind === "free" ? say("web-seat-free") : names[number]}
              <small>
                {seat.kind === "bot"
                  ? `${say("web-lobby-bot")} · ${say("web-bot-name", { level: seat.level ?? "" })}`
                  : null}
                {seat.kind === "person"
                  ? [
                      number === you?.seat ? say("web-lobby-you") : "",
                      seat.host ? say("web-lobby-host") : "",
                      session.present.value
                        ? say(session.present.value.includes(number) ? "web-lobby-here" : "web-lobby-away")
                        : "",
                    ]
                      .filter(Boolean)
                      .join(" · ")
                  : null}
              </small>
            </span>
            {seat.kind === "free" && !you ? (
              <button
                type="button"
                class="button button-main"
                aria-disabled={busy}
                onClick={() => void sit(number)}
              >
                {say("web-lobby-sit")}
              </button>
            ) : null}
            {seat.kind === "free" && hosting ? (
              <Select
                label={say("web-lobby-bot-add", { number: number + 1 })}
                value=""
                values={["", ...levels.keys()]}
                name={(character) =>
                  character
                    ? `${character} · ${say("web-bot-name", { level: levels.get(character) ?? "" })}`
                    : say("web-lobby-bot-choose")
                }
                choose={(character) => {
                  const level = levels.get(character);
                  if (level) void session.ask({ type: "seat-bot", seat: number, level, character });
                }}
              />
            ) : null}
            {seat.kind !== "free" && hosting && number !== you?.seat ? (
              <button
                type="button"
                class="button button-plain"
                aria-label={say("web-lobby-remove", { name: names[number] ?? "" })}
                onClick={() => void session.ask({ type: "remove", seat: number })}
              >
                ×
              </button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function About({ table }: { table: PublicView }): JSX.Element {
  const { settings } = table;
  const seconds = settings.pace?.seconds ?? 0;
  return (
    <section class="panel">
      <h2>{say("web-lobby-rules")}</h2>
      <p>
        {modeName(settings.options ?? "basic")} · {editionName(settings.edition ?? DEFAULT_EDITION)}
        {seconds ? ` · ${say("web-new-clock-choice", { seconds })}` : ""}
      </p>
    </section>
  );
}
