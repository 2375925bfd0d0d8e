/** The seats of a table that waits, around it: to take one, to fill it, to free it, or to look different. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { PLAYERS } from "../../facts";
import type { Game } from "../../game/reducer";
import type { Session } from "../../game/session";
import { face } from "../../game/settings";
import type { SeatView } from "../../protocol";
import { namesOf } from "../../speech/names";
import { say } from "../../speech/words";
import { FacePicker } from "../../ui/cards/FacePicker";
import { CharacterChoices } from "../newGame/CharacterChoices";
import { SeatDialog } from "../newGame/SeatDialog";
import { SeatPlace, SeatRing } from "../newGame/SeatRing";
import type { NewcomerState } from "./Newcomer";

interface LobbySeatsProps {
  readonly session: Session;
  readonly game: Game;
  readonly hosting: boolean;
  readonly newcomer: NewcomerState;
}

export function LobbySeats({ session, game, hosting, newcomer }: LobbySeatsProps): JSX.Element {
  const { seats } = game.table;
  const own = game.you?.seat ?? null;
  const [open, setOpen] = useState<number | null>(null);
  const close = (): void => setOpen(null);
  const names = namesOf(seats);
  // Your seat is at the bottom, or the first one that can be taken.
  const below =
    own ??
    Math.max(
      0,
      seats.findIndex((seat) => seat.kind === "free"),
    );
  const title = (number: number): string =>
    seats[number]?.kind === "free" ? say("web-new-seat", { number: number + 1 }) : (names[number] ?? "");
  const remove = (number: number): void => {
    close();
    void session.ask({ type: "remove", seat: number });
  };
  const { match_number: played, settings } = game.table;
  const fewer = seats.length > Math.min(...PLAYERS) && played === 0 && !settings.quick;
  const drop = (number: number): void => {
    close();
    void session.ask({ type: "change-settings", without: number });
  };
  return (
    <>
      <SeatRing seats={seats.length}>
        {seats.map((seat, number) => {
          const free = seat.kind === "free";
          const sits = free && own === null;
          const opens = hosting || number === own;
          const words = session.reactions.shown.value.find((one) => one.seat === number)?.words;
          return (
            <SeatPlace
              key={number}
              seats={seats.length}
              place={(number - below + seats.length) % seats.length}
              label={say("web-new-seat", { number: number + 1 })}
              face={seat.face}
              letter={free ? "+" : seat.name}
              name={sits ? say("web-lobby-sit") : (names[number] ?? "")}
              about={
                free ? (hosting ? say("web-lobby-seat-choose") : "") : aboutOf(session, seat, number, own)
              }
              look={sits ? "sit" : free ? "free" : undefined}
              disabled={sits && newcomer.busy}
              dialog={!sits}
              said={words && !free ? say(words.code, { name: names[number] ?? "" }) : ""}
              press={sits ? () => void newcomer.sit(number) : opens ? () => setOpen(number) : undefined}
            />
          );
        })}
      </SeatRing>
      {open === null ? null : (
        <SeatDialog title={title(open)} close={close}>
          {open === own ? (
            <FacePicker
              name={names[open] ?? ""}
              value={seats[open]?.face ?? ""}
              choose={(one) => {
                face.value = one;
                void session.ask({ type: "sit", seat: open, face: one });
              }}
            />
          ) : seats[open]?.kind === "free" ? (
            <>
              {fewer ? (
                <div class="dialog-buttons">
                  <button type="button" class="button" onClick={() => drop(open)}>
                    {say("web-lobby-fewer")}
                  </button>
                </div>
              ) : null}
              <CharacterChoices
                people={false}
                taken={names}
                chosen={null}
                put={(level, character = "") => {
                  close();
                  if (level) void session.ask({ type: "seat-bot", seat: open, level, character });
                }}
              />
            </>
          ) : (
            <div class="dialog-buttons">
              <button type="button" class="button button-bad" onClick={() => remove(open)}>
                {say("web-lobby-remove", { name: names[open] ?? "" })}
              </button>
            </div>
          )}
        </SeatDialog>
      )}
    </>
  );
}

/** The level of a computer player; or who a person is, and whether they are here; and their wins at this
 * table. */
function aboutOf(session: Session, seat: SeatView, number: number, own: number | null): string {
  const present = session.present.value;
  const won = seat.wins > 0 ? say("web-t-tally", { wins: seat.wins }) : "";
  if (seat.kind === "bot")
    return [say("web-bot-name", { level: seat.level ?? "" }), won].filter(Boolean).join(" · ");
  return [
    number === own ? say("web-lobby-you") : "",
    seat.host ? say("web-lobby-host") : "",
    present && number !== own ? say(present.includes(number) ? "web-lobby-here" : "web-lobby-away") : "",
    won,
  ]
    .filter(Boolean)
    .join(" · ");
}
