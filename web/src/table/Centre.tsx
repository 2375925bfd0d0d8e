/** The canvas with its rule, the deck, and the line that says who leads and why. */

import type { JSX } from "preact";
import { Card, CardBack, Chip, colorName, Pictogram } from "../ui/Card";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { sorted } from "./projection";
import { Spot } from "./Spot";
import { cardName, colorWord } from "./sentences";
import { useTable } from "./tableContext";

export function Centre(): JSX.Element {
  const { speech, view, signs, withActions } = useTable();
  const name = colorName(view.color);
  const cards = view.round.deck_size;
  const top = view.round.deck_top;
  const hot = signs.includes("c") || signs.includes("x");
  return (
    <section class="t-centre" aria-label={speech.say("web-t-canvas-and-deck")}>
      <div class={classes("canvas", hot && "canvas-hot")}>
        <div class={`canvas-paint pigment-${view.color}`}>
          <Pictogram color={view.color} class="canvas-symbol" />
          <div key={view.color} class="canvas-words">
            <p class="canvas-color">{colorWord(speech, view.color)}</p>
            <h1 class="canvas-rule">{speech.say(`rule-${name}`)}</h1>
            <p class="canvas-long">{speech.say(`rule-long-${name}`)}</p>
          </div>
          {view.canvas.length > 1 ? (
            <span class="canvas-top" data-anchor="canvas">
              <Card card={view.canvas} actions={withActions} />
              <span class="unseen-text">{cardName(speech, view.canvas)}</span>
            </span>
          ) : (
            <span class="canvas-top" data-anchor="canvas" />
          )}
          <Spot signs="cx" />
        </div>
      </div>
      <div class="deck" data-anchor="deck">
        <div class={classes("deck-pile", cards === 0 && "deck-empty")}>
          {cards > 0 ? <CardBack /> : null}
          <Spot signs="td" />
        </div>
        <p key={`${cards} ${top.length}`} class="deck-words">
          <span class="unseen-text">{speech.say("web-t-deck", { cards })}</span>
          <strong aria-hidden="true">{cards}</strong>
          {top.length > 0 ? (
            <span class="deck-top">
              {speech.say("web-t-deck-top")} <Chip card={top[top.length - 1] ?? ""} />
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}

const LONG = 80;

/** Who leads and why; with a turn staged, who would. */
export function LeadLine(): JSX.Element {
  const { speech, view, seat, staged } = useTable();
  const stays = view.yourTurn && staged.steps.length > 0 && staged.what ? staged.what.stays : null;
  const mine = seat !== null && view.lead?.seat === seat;
  const why = view.lead ? speech.tell(view.lead.why) : "";
  const tone = stays === false ? "verdict-bad" : mine && "verdict-good";
  return (
    <p key={`${stays} ${why}`} class={classes("t-verdict", tone, why.length > LONG && "verdict-long")}>
      <span class="verdict-words">
        {stays === null ? null : <span class="tag">{speech.say("web-t-would")}</span>}
        <Icon name="crown" />
        {why}
      </span>
    </p>
  );
}

/** The cards that count for the leader under a rule, as small signs. */
export function LeadCards({ cards }: { cards: readonly string[] }): JSX.Element {
  return (
    <span class="lead-cards">
      {sorted(cards).map((card) => (
        <Chip key={card} card={card} />
      ))}
    </span>
  );
}
