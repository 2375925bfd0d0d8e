import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Problem } from "../../fair/deals";
import type { Checked } from "../../fair/record";
import { recordOf, verifyRecord } from "../../net/api";
import type { Verified } from "../../protocol";
import { refusal, say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { useRequest } from "../../ui/hooks/useRequest";
import { Shell } from "../../ui/shell/Shell";
import "./Fair.css";

const sentenceOf = (problem: Problem): string =>
  refusal({ code: problem.code, arguments: problem, text: problem.code });

/**
 * How deals are made, and a check of any record that runs in the page; at once for the match that a link
 * names.
 */
export function Fair(): JSX.Element {
  const id = useId();
  const { busy, problem, ask } = useRequest();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked | null>(null);
  const [turns, setTurns] = useState<Verified | null>(null);
  const read = (next: string): void => {
    setText(next);
    setChecked(null);
    setTurns(null);
  };
  const check = async (record: string): Promise<void> => {
    const { checkRecord, seenOf } = await import("../../parts/fairParts");
    setChecked(checkRecord(record, seenOf));
  };
  const findings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [, table, match] = /^#([\w-]+)\/(\d+)$/.exec(location.hash) ?? [];
    if (!table || !match) return;
    void ask(async () => {
      const record = await recordOf(table, match);
      read(record);
      await check(record);
      findings.current?.scrollIntoView({ block: "center" });
    });
  }, []);
  return (
    <Shell title={say("web-fair-title")} intro={say("web-fair-intro")}>
      <section>
        <h2>{say("web-fair-how")}</h2>
        <ol class="numbered">
          {["1", "2", "3", "4", "5"].map((step) => (
            <li key={step}>{say(`web-fair-step-${step}`)}</li>
          ))}
        </ol>
        <p class="about">{say("web-fair-limits")}</p>
      </section>
      <section class="form">
        <h2>{say("web-fair-check")}</h2>
        <p>{say("web-fair-check-text")}</p>
        <div class="field">
          <label for={`${id}-file`}>{say("web-fair-file")}</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".red7,text/plain"
            onChange={(event) => void event.currentTarget.files?.[0]?.text().then(read)}
          />
        </div>
        <div class="field">
          <label for={`${id}-text`}>{say("web-fair-text")}</label>
          <textarea
            id={`${id}-text`}
            rows={8}
            spellcheck={false}
            value={text}
            onInput={(event) => read(event.currentTarget.value)}
          />
        </div>
        <div class="actions">
          <button
            type="button"
            class="button button-main"
            disabled={!text.trim()}
            onClick={() => void ask(() => check(text))}
          >
            {say("web-fair-go")}
          </button>
          <button
            type="button"
            class="button"
            disabled={!text.trim()}
            aria-disabled={busy}
            onClick={() => void ask(async () => setTurns(await verifyRecord(text)))}
          >
            {say("web-fair-turns")}
          </button>
        </div>
        <Alert>{problem}</Alert>
        <div role="status" class="findings" ref={findings}>
          {checked ? <Deals checked={checked} /> : null}
          {turns ? (
            <div class={turns.good ? "finding finding-good" : "finding finding-bad"}>
              <strong>{say(turns.good ? "web-fair-turns-good" : "web-fair-turns-bad")}</strong>
              {turns.problems.map((one) => (
                <p key={one.code}>{refusal(one)}</p>
              ))}
            </div>
          ) : null}
        </div>
      </section>
    </Shell>
  );
}

function Deals({ checked }: { checked: Checked }): JSX.Element {
  const good = checked.problems.length === 0;
  const nothing = good && checked.rounds === 0; // a prepared match of one round has no deal to check
  return (
    <div class={nothing ? "finding" : good ? "finding finding-good" : "finding finding-bad"}>
      {nothing ? null : (
        <strong>{good ? say("web-fair-good", { rounds: checked.rounds }) : say("web-fair-bad")}</strong>
      )}
      {checked.problems.map((problem, place) => (
        <p key={place}>{sentenceOf(problem)}</p>
      ))}
      {good && !nothing && checked.match !== null ? (
        <p>{say("web-fair-secrets", { count: checked.secrets })}</p>
      ) : null}
      {good && checked.seen ? <p>{say("web-fair-seen")}</p> : null}
      {checked.remarks.map((remark, place) => (
        <p key={place}>{sentenceOf(remark)}</p>
      ))}
    </div>
  );
}
