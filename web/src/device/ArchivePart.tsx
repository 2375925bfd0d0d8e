/** The part of the settings that moves matches: saved to a file on a device, loaded from one anywhere. */

import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { me } from "../net/api";
import { refusal, say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { useRequest } from "../ui/hooks/useRequest";
import { saveFile } from "../ui/saveFile";
import { bringArchive, makeArchive, type Outcome, onDevice, readArchive } from "./archive";

const MOST_REASONS = 5;

export function ArchivePart(): JSX.Element {
  const id = useId();
  const { busy, problem, ask } = useRequest();
  const [told, setTold] = useState("");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const local = onDevice();
  const bring = async (file: File): Promise<void> => {
    setOutcome(null);
    const archive = await readArchive(file);
    setOutcome(
      await bringArchive(archive, (done, all) => setTold(say("web-archive-progress", { done, all }))),
    );
  };
  return (
    <section class="form panel" aria-labelledby={id}>
      <h2 id={id}>{say(local ? "web-archive-title" : "web-archive-elsewhere")}</h2>
      <p class="about">{say(local ? "web-archive-text" : "web-archive-elsewhere-text")}</p>
      {local && me.value ? (
        <div class="actions">
          <button type="button" class="button" aria-disabled={busy} onClick={() => void ask(save)}>
            {say("web-archive-save")}
          </button>
        </div>
      ) : null}
      <div class="field">
        <label for={`${id}-file`}>{say("web-archive-bring")}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".gz,.json,application/gzip,application/json"
          aria-disabled={busy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = ""; // the same file can be chosen again
            if (file) void ask(() => bring(file)).then(() => setTold(""));
          }}
        />
      </div>
      <div role="status">{outcome ? <Told outcome={outcome} /> : told}</div>
      <Alert>{problem}</Alert>
    </section>
  );
}

function Told({ outcome: { brought, known, documents, refused } }: { outcome: Outcome }): JSX.Element {
  const reasons = [...new Set(refused.map((one) => refusal(one)))].slice(0, MOST_REASONS);
  return (
    <>
      <p>
        {brought || !documents ? say("web-archive-done", { count: brought }) : null}{" "}
        {known ? say("web-archive-known", { count: known }) : null}{" "}
        {documents ? say("web-archive-documents") : null}
      </p>
      {refused.length ? (
        <>
          <p>{say("web-archive-refused", { count: refused.length })}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

async function save(): Promise<void> {
  const file = await makeArchive();
  saveFile(file);
}
