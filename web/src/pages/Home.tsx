import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { leftBehind } from "../game/farewell";
import { isRunning } from "../game/listedTables";
import { isNewcomer, pathTo } from "../game/newcomer";
import { cast } from "../game/rules/cast";
import { face } from "../game/settings";
import { beCalled, editionNow, openTable, setup } from "../game/setup";
import { learn } from "../learn/later";
import { at } from "../net/address";
import { findMe, myMatches, quickMatch, Refusal } from "../net/api";
import type { Listing } from "../protocol";
import { go } from "../router";
import { modeName, namesOf } from "../speech/names";
import { join, say } from "../speech/words";
import { remember, remembered } from "../storage";
import { Alert } from "../ui/Alert";
import { Card } from "../ui/cards/Card";
import { Face } from "../ui/cards/Face";
import { useRequest } from "../ui/hooks/useRequest";
import { Shell } from "../ui/shell/Shell";
import { HomeTiles } from "./HomeTiles";
import "./Home.css";

const FirstOffer = learn.later((part) => part.FirstOffer);
const FAN = ["R7", "O6", "Y5", "G4", "B3", "I2", "V1"];

/** What goes on already. It has the place of the tagline, so that it moves nothing when it comes. */
function Resume({ table, count }: { table: Listing; count: number }): JSX.Element {
  const { id, seats, own = [], turn = null } = table;
  const names = namesOf(seats);
  const others = names.filter((_, seat) => !own.includes(seat) && seats[seat]?.kind !== "free");
  const mover = turn === null ? undefined : names[turn];
  return (
    <section class="resume" aria-label={say("web-matches-running")}>
      <p>
        <strong>
          {count === 1 && others.length
            ? say("web-home-resume-with", { names: join(others) })
            : say("web-home-resume", { count })}
        </strong>
        {count === 1 && mover !== undefined ? (
          <span class="about">
            {own.includes(turn ?? -1) ? say("web-matches-yours") : say("web-matches-turn", { name: mover })}
          </span>
        ) : null}
      </p>
      <a class="button" href={at(count === 1 ? pathTo(id) : "/matches")}>
        {say("web-home-resume-go")}
      </a>
    </section>
  );
}

export function Home(): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const [running, setRunning] = useState<readonly Listing[]>([]);
  const { rivals, options, characters } = setup.value;
  const [offered, setOffered] = useState(false);
  const behind = leftBehind.value;
  useEffect(() => () => void (leftBehind.value = []), []);
  useEffect(() => {
    const find = async (): Promise<void> => {
      if (!(await findMe())) return;
      const { tables } = await myMatches();
      setRunning(tables.filter(isRunning));
    };
    find().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }, []);
  const closeOffer = (): void => setOffered(false);
  const play = (): Promise<void> => ask(() => openTable("bots", ""));
  const quick = async (): Promise<void> => {
    await beCalled("");
    const { id } = await quickMatch({
      players: rivals.length + 1,
      edition: editionNow(),
      options,
      face: face.value,
    });
    go(`/table/${id}`);
  };
  return (
    <Shell title={say("web-title")} kind="home">
      <section class="hero">
        <div class="hero-fan" aria-hidden="true">
          {FAN.map((card) => (
            <Card key={card} card={card} />
          ))}
        </div>
        {running[0] ? <Resume table={running[0]} count={running.length} /> : null}
        {behind.length ? (
          <p role="status" class="about">
            {say("web-home-left", { names: join(behind) })}
          </p>
        ) : null}
        <p class="tagline">{say("web-tagline")}</p>
        <div class="hero-go">
          <button
            type="button"
            class="button button-main hero-play"
            aria-disabled={busy}
            onClick={() => (isNew() ? setOffered(true) : void play())}
          >
            {say("web-home-play")}
          </button>
          <a class="hero-rivals" href={at("/new")}>
            <span class="hero-faces" aria-hidden="true">
              {cast(rivals, characters).map((name) => (
                <Face key={name} face={name.toLowerCase()} />
              ))}
            </span>
            <span class="about">
              {say("web-home-play-about", { bots: rivals.length, mode: modeName(options) })}
            </span>
            <span class="hero-change">{say("web-home-change")}</span>
          </a>
        </div>
        {isNewcomer() ? (
          <div class="hero-newcomer">
            <button type="button" class="button" onClick={() => go("/learn/guide")}>
              {say("web-home-newcomer")}
            </button>
            <p class="about">{say("web-home-newcomer-about")}</p>
          </div>
        ) : null}
        <Alert>{problem}</Alert>
      </section>
      <HomeTiles quick={() => void ask(quick)} />
      <p class="join-line together">
        {say("web-home-join")} <a href={at("/join")}>{say("web-join-title")}</a>
      </p>
      {offered ? <FirstOffer close={closeOffer} /> : null}
    </Shell>
  );
}

const OFFERED = "red7.offered";

/** Whether nobody has played here yet, so that a guided round is offered, once. */
function isNew(): boolean {
  const fresh = isNewcomer() && ["red7.setup", OFFERED].every((one) => remembered(one) === null);
  remember(OFFERED, "yes");
  return fresh;
}
