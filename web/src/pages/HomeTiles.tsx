/** The other pages, from the home page, the most wanted first. */

import type { JSX } from "preact";
import { at } from "../net/address";
import { say } from "../speech/words";
import { classes } from "../ui/classes";
import "./HomeTiles.css";

interface TileProps {
  /** Its message; with "-about" the one below it. */
  readonly id: string;
  /** The letter of the pigment it is edged with. */
  readonly edge: string;
  readonly path?: string;
  readonly act?: () => void;
  /** Whether other people or a server are needed for it. */
  readonly together?: boolean;
}

function Tile({ id, edge, path, act, together }: TileProps): JSX.Element {
  const content = (
    <>
      <strong>{say(id)}</strong>
      <span>{say(`${id}-about`)}</span>
    </>
  );
  const kind = classes(`tile pigment-${edge}`, together && "together");
  if (path)
    return (
      <a class={kind} href={at(path)}>
        {content}
      </a>
    );
  return (
    <button type="button" class={kind} onClick={act}>
      {content}
    </button>
  );
}

/** The first four are in sight on every screen: two for every day, then those that are new each day. */
export function HomeTiles({ quick }: { quick(): void }): JSX.Element {
  return (
    <div class="tiles">
      <Tile id="web-home-friends" edge="R" path="/friends" together />
      <Tile id="web-home-learn" edge="O" path="/learn" />
      <Tile id="web-home-puzzles" edge="Y" path="/puzzles" />
      <Tile id="web-home-day" edge="G" path="/day" together />
      <Tile id="web-home-quick" edge="B" act={quick} together />
      <Tile id="web-home-pass" edge="I" path="/pass" />
      <Tile id="web-home-watch" edge="V" path="/tables" together />
      <Tile id="web-home-matches" edge="R" path="/matches" />
    </div>
  );
}
