/** The canvas with its rule, and the deck. */

import type { JSX } from "preact";
import { Card, CardBack, Chip, colorName, Pictogram } from "../ui/Card";
import { classes } from "../ui/classes";
import { Spot } from "./Spot";
import { cardName, colorWord } from "./sentences";
import { useTable } from "./tableContext";
import "./Centre.css";

export function Centre(): JSX.Element {
  const { speech, view, signs, withActions, marked } = useTable();
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
            <span
              class={classes("canvas-top", marked.has(view.canvas) && "canvas-last")}
              data-anchor="canvas"
            >
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
