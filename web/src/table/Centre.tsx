/** The canvas with its rule, and the deck. */

import type { JSX } from "preact";
import { Card, CardBack, Chip, colorName, Pictogram } from "../ui/cards/Card";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { Spot } from "./cards/Spot";
import { Name } from "./players/Name";
import { LeadCards } from "./rules/LeadLine";
import { cardName, colorWord } from "./sentences";
import { useTable } from "./tableContext";
import "./Centre.css";

export function Centre(): JSX.Element {
  const { speech, view, signs, withActions, marked } = useTable();
  const { size: cards, top } = view.deck;
  const hot = signs.includes("c") || signs.includes("x");
  return (
    <section class="t-centre" aria-label={speech.say("web-t-canvas-and-deck")}>
      <div class={classes("canvas", hot && "canvas-hot")} data-place="canvas">
        <div class={`canvas-paint pigment-${view.color}`}>
          <div class="canvas-picture">
            <Pictogram color={view.color} class="canvas-symbol" />
            <div key={`${view.color} ${view.lead?.seat} ${view.lead?.cards.join(" ")}`} class="canvas-words">
              <h1 class="canvas-rule">
                <span class="unseen-text">{colorWord(speech, view.color)} </span>
                {speech.say(`rule-${colorName(view.color)}`)}
              </h1>
              <BestSet />
            </div>
            <span
              class={classes("canvas-top", marked.has(view.canvas) && "canvas-last")}
              data-anchor="canvas"
            >
              {view.canvas.length > 1 ? (
                <>
                  <Card card={view.canvas} actions={withActions} />
                  <span class="unseen-text">{cardName(speech, view.canvas)}</span>
                </>
              ) : null}
            </span>
          </div>
          <Spot signs="cx" />
        </div>
      </div>
      <div class="deck" data-place="deck">
        <div class={classes("deck-pile", cards === 0 && "deck-empty")} data-anchor="deck">
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

/** What leads under the rule in force, and whose it is; the line below says why. */
function BestSet(): JSX.Element | null {
  const { view } = useTable();
  if (!view.lead || view.lead.seat === null) return null;
  const { seat, cards } = view.lead;
  return (
    <div
      key={`${seat} ${cards.join(" ")}`}
      class="canvas-best"
      style={{ "--count": cards.length }}
      aria-hidden="true"
    >
      <Icon name="crown" />
      <Name seat={seat} />
      <LeadCards cards={cards} />
    </div>
  );
}
