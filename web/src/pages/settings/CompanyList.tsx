/** The people you have muted or blocked, with a way to take it back. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { findMe, forgive, myCompany } from "../../net/api";
import type { Acquaintance } from "../../protocol";
import { say } from "../../speech/words";
import { Alert } from "../../ui/Alert";
import { useRequest } from "../../ui/hooks/useRequest";
import "./CompanyList.css";

export function CompanyList(): JSX.Element | null {
  const { problem, busy, ask } = useRequest();
  const [people, setPeople] = useState<readonly Acquaintance[] | null>(null);
  const load = async (): Promise<void> => setPeople((await findMe()) ? (await myCompany()).people : null);
  useEffect(() => void ask(load), []);
  if (!people) return null;
  return (
    <section class="form company" aria-labelledby="company">
      <h2 id="company">{say("web-settings-company")}</h2>
      {people.length === 0 ? <p class="about">{say("web-settings-company-none")}</p> : null}
      <ul>
        {people.map(({ id, name, relation }) => (
          <li key={id}>
            <span>
              {name} <small>{say("web-t-person-is", { relation })}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-disabled={busy}
              onClick={() => void ask(() => forgive(id).then(load))}
            >
              {say("web-settings-company-undo", { relation, name })}
            </button>
          </li>
        ))}
      </ul>
      <Alert>{problem}</Alert>
    </section>
  );
}
