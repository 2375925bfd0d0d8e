/** The seven rules from red to violet: who would lead under each, and with what. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Lead } from "../../protocol";
import { colorName, Pictogram } from "../../ui/cards/Card";
import { Face, initial } from "../../ui/cards/Face";
import { classes } from "../../ui/classes";
import { usePopover } from "../../ui/hooks/usePopover";
import { later } from "../../ui/later";
import { labelsIn, Name } from "../players/Name";
import { useTable } from "../tableContext";
import { LeadCards } from "./LeadLine";
import "./RulesColumn.css";

const RuleWords = later((parts) => parts.RuleWords);

export function RulesColumn(): JSX.Element {
  const { speech, view, compact, picked, forget } = useTable();
  const [opened, setOpened] = useState<{ color: string; picked: string | null } | null>(null);
  // A player who picks a card wants to see the table.
  const open = opened?.picked === picked ? opened.color : null;
  usePopover(open !== null, ".rule-tile, .rule-open", () => setOpened(null));
  return (
    <section class="t-rules" aria-label={speech.say("web-t-rules")}>
      {/* With room, what changes is another rule: its words stand in the middle, and nothing there is pushed about. */}
      <ol class="rules">
        {view.leads.map((lead) => (
          <Rule
            key={
              compact
                ? lead.color
                : `${lead.color} ${lead.color === view.color} ${lead.seat} ${lead.cards.join(" ")}`
            }
            lead={lead}
            open={open === lead.color}
            toggle={() => {
              forget();
              setOpened(open === lead.color ? null : { color: lead.color, picked });
            }}
          />
        ))}
      </ol>
    </section>
  );
}

interface RuleProps {
  readonly lead: Lead;
  readonly open: boolean;
  toggle(): void;
}

function Rule({ lead, open, toggle }: RuleProps): JSX.Element {
  const { speech, view, picked, signs, seat, compact, point } = useTable();
  const current = lead.color === view.color;
  const aimed = picked !== null && picked[0] === lead.color && (signs.includes("c") || signs.includes("x"));
  const mine = lead.seat !== null && lead.seat === seat;
  const rule = speech.say(`rule-${colorName(lead.color)}`);
  const leader =
    lead.seat === null
      ? speech.say("web-t-nobody")
      : speech.say("player-inside", { who: speech.who(lead.seat) });
  return (
    <li
      class={classes(
        `rule pigment-${lead.color}`,
        current && "rule-now",
        aimed && "rule-aimed",
        mine && "rule-mine",
      )}
      onMouseEnter={() => point(lead.color)}
      onMouseLeave={() => point(null)}
      onFocusIn={() => point(lead.color)}
      onFocusOut={() => point(null)}
    >
      <button
        type="button"
        class="rule-tile"
        aria-expanded={open}
        aria-current={current ? "true" : undefined}
        aria-label={speech.say("web-t-rule-tile", { color: colorName(lead.color), rule, leader })}
        disabled={compact && view.round.end !== null} // what is said at the end of a round lies over it
        onClick={toggle}
      >
        <span class="rule-sign">
          <Pictogram color={lead.color} />
          <b aria-hidden="true">{lead.color}</b>
        </span>
        {compact ? (
          <span key={leader} class="rule-who" aria-hidden="true">
            {lead.seat === null ? "–" : <ShortLeader seat={lead.seat} />}
          </span>
        ) : (
          <>
            <span class="rule-name">{rule}</span>
            <span class="rule-lead">
              <span class="rule-leader">{lead.seat === null ? leader : <Name seat={lead.seat} />}</span>{" "}
              <LeadCards cards={lead.cards} />
            </span>
          </>
        )}
      </button>
      {open ? <RuleWords lead={lead} /> : null}
    </li>
  );
}

/** Who would lead, where a name has no room: the face or its letter, unless another player here has the same. */
function ShortLeader({ seat }: { seat: number }): JSX.Element {
  const state = useTable();
  const { face = "", name = "" } = state.table.seats[seat] ?? {};
  const signs = state.table.seats.map((one) => one.face || initial(one.name));
  if (seat !== state.seat && signs.indexOf(signs[seat] ?? "") === signs.lastIndexOf(signs[seat] ?? ""))
    return <Face face={face} name={name} />;
  return <>{labelsIn(state)[seat]?.short}</>;
}
