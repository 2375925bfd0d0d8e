/** This guest: the name, the other devices, and deleting everything. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { face } from "../../game/settings";
import { chosenName } from "../../game/setup";
import { addDevice, endSessions, findMe, forgetMe, me, nameMe } from "../../net/api";
import { say } from "../../speech/words";
import { remember } from "../../storage";
import { Alert } from "../../ui/Alert";
import { FacePicker } from "../../ui/cards/FacePicker";
import { Text } from "../../ui/forms";
import { type ServerRequest, useRequest } from "../../ui/hooks/useRequest";
import { LinkElsewhere } from "../../ui/Share";

export function GuestForm(): JSX.Element {
  const request = useRequest();
  const { busy, problem, ask } = request;
  const [name, setName] = useState(chosenName(me.value?.name ?? ""));
  const [saved, setSaved] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(
    () =>
      void findMe().then(
        (guest) => setName(chosenName(guest?.name ?? "")),
        () => undefined,
      ),
    [],
  );
  const somebody = Boolean(me.value);
  return (
    <div class="form">
      <h2>{say("web-settings-you")}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(async () => {
            await nameMe(name);
            remember("red7.name", name);
            setSaved(true);
          });
        }}
      >
        <Text
          label={say("web-settings-name")}
          value={name}
          type={(text) => {
            setName(text);
            setSaved(false);
          }}
          complete="nickname"
          needed={say("web-new-name-needed")}
        />
        <div class="actions">
          <button type="submit" class="button" aria-disabled={busy}>
            {say("web-save")}
          </button>
          <span role="status">{saved ? say("web-settings-name-saved") : ""}</span>
        </div>
      </form>
      <FacePicker name={name} value={face.value} choose={(one) => (face.value = one)} />
      <Alert>{problem}</Alert>
      {somebody ? (
        <>
          <Devices request={request} />
          <Forget
            request={request}
            done={() => {
              setName("");
              setForgotten(true);
            }}
          />
        </>
      ) : null}
      <p role="status">{forgotten ? say("web-settings-forgotten") : ""}</p>
    </div>
  );
}

/** A link that makes another device the same guest, and a button that ends all other sessions. */
function Devices({ request }: { request: ServerRequest }): JSX.Element {
  const [code, setCode] = useState("");
  const [alone, setAlone] = useState(false);
  return (
    <section class="panel">
      <h3>{say("web-settings-device")}</h3>
      <p class="about">{say("web-settings-device-text")}</p>
      {code ? (
        <LinkElsewhere
          path={`/move#${code}`}
          label={say("web-settings-device-open")}
          picture={say("web-settings-device-open")}
        />
      ) : (
        <div key="make" class="actions">
          <AskButton
            request={request}
            name={say("web-settings-device-make")}
            work={async () => {
              setCode((await addDevice()).code);
              setAlone(false);
            }}
          />
        </div>
      )}
      <p class="about">{say("web-settings-sessions-text")}</p>
      <div key="sessions" class="actions">
        <AskButton
          request={request}
          name={say("web-settings-sessions")}
          work={async () => {
            await endSessions();
            setCode(""); // the link has ended with the sessions
            setAlone(true);
          }}
        />
        <span role="status">{alone ? say("web-settings-sessions-done") : ""}</span>
      </div>
    </section>
  );
}

function Forget({ request, done }: { request: ServerRequest; done: () => void }): JSX.Element {
  const [sure, setSure] = useState(false);
  return (
    <section class="panel">
      <h3>{say("web-settings-forget")}</h3>
      <p class="about" data-focus>
        {say(sure ? "web-settings-forget-sure" : "web-settings-forget-text")}
      </p>
      <div class="actions">
        {sure ? (
          <>
            <AskButton
              request={request}
              look="button button-bad"
              name={say("web-settings-forget-yes")}
              work={async () => {
                await forgetMe();
                remember("red7.name", null);
                setSure(false);
                done();
              }}
            />
            <button type="button" class="button" onClick={() => setSure(false)}>
              {say("web-cancel")}
            </button>
          </>
        ) : (
          <button type="button" class="button" onClick={() => setSure(true)}>
            {say("web-settings-forget")}
          </button>
        )}
      </div>
    </section>
  );
}

interface AskButtonProps {
  readonly request: ServerRequest;
  readonly name: string;
  readonly look?: string;
  work(): Promise<void>;
}

/** A button that asks the server for something. */
function AskButton({ request: { busy, ask }, name, look = "button", work }: AskButtonProps): JSX.Element {
  return (
    <button type="button" class={look} aria-disabled={busy} onClick={() => void ask(work)}>
      {name}
    </button>
  );
}
