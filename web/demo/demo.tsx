/** Draws the table screen from states captured at a real server: `?state=four-turn-2&theme=dark&palette=safe`. */

import { render } from "preact";
import type { HintAnswer, PrivateView, PublicView, SeenTurn, WhatIf } from "../src/protocol";
import type { Asks, HelpLevel, TableProps } from "../src/table/props";
import { TableScreen } from "../src/table/TableScreen";
import { speak, speech } from "../src/words";

interface State {
  readonly table: PublicView;
  readonly you: PrivateView | null;
  readonly turns: readonly SeenTurn[];
  readonly steps?: readonly string[];
  readonly what?: WhatIf;
  readonly hint?: HintAnswer;
}

const query = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset["theme"] = query.get("theme") ?? "light";
root.dataset["palette"] = query.get("palette") ?? "standard";
root.dataset["motion"] = "off";

const states = (await (await fetch("states.json")).json()) as Record<string, State>;
await speak(query.get("language") ?? "en");

const asks = new Proxy({} as Asks, {
  get: (_, name) => (...args: unknown[]) => console.info(String(name), ...args),
});

function props(name: string): TableProps {
  const state = states[name];
  if (!state) throw new Error(Object.keys(states).join(" "));
  const watching = query.has("watch");
  const names = state.table.seats.map((seat, number) => (seat.level ? ["Frida", "Hilma", "Vincent"][number - 1] : seat.name) ?? "");
  return {
    table: state.table,
    you: watching ? null : state.you,
    turns: state.turns,
    staged: {
      steps: state.steps ?? [],
      what: state.what ?? null,
      sending: false,
      refusal: query.get("refusal"),
    },
    hints: {
      state: state.hint ? "there" : "none",
      about: "now",
      answer: state.hint ?? null,
      refusal: null,
    },
    look: { motion: "off", help: (query.get("help") ?? "legal") as HelpLevel, shortcuts: true },
    speech: speech(names, watching ? null : (state.you?.seat ?? null)),
    asks,
    helpAllowed: true,
    behind: query.has("behind"),
    connection: query.has("lost") ? "lost" : "open",
    handOver: query.has("over") ? 0 : null,
    present: [0],
    watchers: 2,
    reactions: query.has("reaction") ? { 1: "well-played" } : {},
    clockSkew: 0,
    recordUrl: "/record",
  };
}

render(<TableScreen {...props(query.get("state") ?? "four-turn-2")} />, document.getElementById("app") as HTMLElement);
