/** Records from elsewhere: brought here to be watched again, and seen by nobody else. */

import type { JSX } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { beCalled } from "../../game/setup";
import { at } from "../../net/address";
import { bringRecord, dropRecord, findMe, myRecords } from "../../net/api";
import type { RecordLine } from "../../protocol";
import { go } from "../../router";
import { dateText } from "../../speech/dates";
import { modeName } from "../../speech/names";
import { join, say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { useRequest } from "../../ui/hooks/useRequest";
import { Icon } from "../../ui/Icon";

export function Records(): JSX.Element {
  const id = useId();
  const { problem, ask } = useRequest();
  const [lines, setLines] = useState<readonly RecordLine[]>([]);
  const load = async (): Promise<void> => setLines((await findMe()) ? (await myRecords()).records : []);
  useEffect(() => void ask(load), []);
  const bring = async (file: File): Promise<void> => {
    if (!(await findMe())) await beCalled("");
    const line = await bringRecord(await file.text());
    go(`/replay/${line.id}`);
  };
  return (
    <section class="form">
      <h2>{say("web-records-title")}</h2>
      <p class="about">{say("web-records-about")}</p>
      <div class="field">
        <label for={id}>{say("web-records-bring")}</label>
        <input
          id={id}
          type="file"
          accept=".red7,text/plain"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void ask(() => bring(file));
          }}
        />
      </div>
      <Alert>{problem}</Alert>
      <ul class="list">
        {lines.map((line) => (
          <li key={line.id} class="list-line">
            <div>
              <strong>{join(line.names)}</strong>
              <span class="about">
                {[
                  modeName(line.options),
                  dateText(line.at, { dateStyle: "medium", timeStyle: "short" }),
                ].join(" · ")}
              </span>
            </div>
            <div class="list-actions">
              <a class="button" href={at(`/replay/${line.id}`)}>
                <Icon name="eye" />
                {say("web-replay-look")}
              </a>
              <button
                type="button"
                class="button"
                aria-label={say("web-records-drop", { names: join(line.names) })}
                onClick={() => void ask(() => dropRecord(line.id).then(load))}
              >
                <Icon name="close" />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
