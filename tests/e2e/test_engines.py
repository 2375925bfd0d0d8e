"""The game on one device in the engines of other browsers: by messages alone, from a web space.

Firefox and WebKit together are 500 MB of packages, so this is for the long form of the tests.
"""

import json

import pytest
from support.browsers.web_space import WebSpace
from support.browsers.webdriver import Firefox, WebKit
from support.long_run import LONG

from red7 import Match

POSITION = str(Match.deal(1, players=2).position())  # the person is to move
# A match to its end: the first card that keeps one in, or going out. The page itself is not there.
MATCH = """
const worker = new Worker("/device/worker.js", { type: "module" });
const waiting = new Map();
const news = [];
let wake = () => undefined;
worker.onmessage = ({ data }) => {
  if ("id" in data) waiting.get(data.id)(data);
  else if ("socket" in data) {
    const message = JSON.parse(data.text);
    if (waiting.has(message.id)) waiting.get(message.id)(message);
    if (message.table) news.push(message), wake();
  } else news.form = data.form ?? news.form;
};
let count = 0;
const answer = (id, message) => new Promise((resolve) => {
  waiting.set(id, resolve);
  worker.postMessage(message);
});
const ask = async (method, path, body = "") => {
  const id = ++count;
  const { text, media } = await answer(id, { id, method, path, body: JSON.stringify(body) });
  return media === "application/json" ? JSON.parse(text) : text;
};
const say = (type, fields) => {
  const id = `${type}-${++count}`;
  return answer(id, { socket: 7, text: JSON.stringify({ type, id, ...fields }) });
};
await ask("POST", "/api/me", { name: "Ann" });
const settings = { players: 2, bots: [null, "skilled"] };
const { id } = await ask("POST", "/api/tables", { settings, start: true, position: POSITION });
worker.postMessage({ open: 7, path: `/api/tables/${id}/socket` });
worker.postMessage({ socket: 7, text: JSON.stringify({ type: "hello", since: null }) });
let turns = 0;
for (;;) {
  while (!news.length) await new Promise((resolve) => (wake = resolve));
  const { you, table } = news.splice(0).at(-1);
  if (table.phase === "finished") {
    const record = await ask("GET", `/api/tables/${id}/records/1`);
    const { matches } = await ask("GET", "/api/me/matches");
    return { form: news.form, turns, matches: matches.length, record };
  }
  if (!you.moves.length) continue;
  let text = "out";
  for (const move of you.moves.filter((one) => one !== "out")) {
    const { what } = await say("what-if", { seat: you.seat, text: move });
    if (what.whole && what.stays) text = move;
  }
  const done = await say("do", { command: { type: "play", seat: you.seat, text, whole: true } });
  if (done.type !== "done") return done;
  turns += 1;
}
""".replace("POSITION", json.dumps(POSITION))


if LONG:

    @pytest.mark.parametrize("engine", [Firefox, WebKit])
    def test_a_match_is_played_kept_and_listed(engine: type[Firefox | WebKit]) -> None:
        with WebSpace() as space, engine() as browser:
            outcome = browser.run(f"{space.url}/device/licenses.txt", MATCH)
        assert isinstance(outcome, dict), outcome
        assert outcome["turns"] > 0, outcome
        assert outcome["matches"] == 1
        assert "Red7" in outcome["record"]
