import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addDevice, endSessions, findMe, forgetMe, me, moveHere, nameMe } from "../api";
import { Card, LETTERS } from "../look/Card";
import { useAsking } from "../parts/asking";
import { Alert, Choice, Select, Text } from "../parts/forms";
import { LinkElsewhere } from "../parts/Share";
import { Shell } from "../parts/Shell";
import { go } from "../router";
import * as settings from "../settings";
import { languages, say } from "../words";

/** A language by its own name. */
function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

const said = (id: string) => (value: string): string => say(`${id}-choice`, { value });

/** What can be chosen for this device, at once. */
export function SettingsForm(): JSX.Element {
  const { language, theme, cardPalette, motion, sound, help, shortcuts } = settings;
  return (
    <div class="form">
      <h2>{say("web-settings-look")}</h2>
      <Select
        label={say("web-settings-language")}
        value={language.value}
        values={["", ...languages]}
        name={(one) => (one ? nameOf(one) : say("web-settings-language-auto"))}
        choose={(one) => (language.value = one)}
        language={(one) => one}
      />
      <Choice
        label={say("web-settings-theme")}
        value={theme.value}
        values={settings.THEMES}
        name={said("web-settings-theme")}
        choose={(one) => (theme.value = one)}
      />
      <Choice
        label={say("web-settings-palette")}
        value={cardPalette.value}
        values={settings.PALETTES}
        name={said("web-settings-palette")}
        choose={(one) => (cardPalette.value = one)}
      />
      <div class="sample" aria-hidden="true">
        {LETTERS.map((color, place) => (
          <Card key={color} card={`${color}${7 - place}`} />
        ))}
      </div>
      <Choice
        label={say("web-settings-motion")}
        value={motion.value}
        values={settings.MOTIONS}
        name={said("web-settings-motion")}
        choose={(one) => (motion.value = one)}
      />
      <Choice
        label={say("web-settings-sound")}
        value={sound.value}
        values={settings.SOUNDS}
        name={said("web-settings-sound")}
        choose={(one) => (sound.value = one)}
      />
      <h2>{say("web-settings-play")}</h2>
      <Choice
        label={say("web-settings-help")}
        about={say("web-settings-help-about")}
        value={help.value}
        values={settings.HELPS}
        name={said("web-settings-help")}
        choose={(one) => (help.value = one)}
      />
      <Choice
        label={say("web-settings-shortcuts")}
        value={shortcuts.value}
        values={settings.SWITCH}
        name={said("web-settings-shortcuts")}
        choose={(one) => (shortcuts.value = one)}
      />
    </div>
  );
}

export function SettingsPage(): JSX.Element {
  return (
    <Shell title={say("web-settings-title")}>
      <SettingsForm />
      <You />
    </Shell>
  );
}

function You(): JSX.Element {
  const { busy, problem, ask } = useAsking();
  const [name, setName] = useState(me.value?.name ?? "");
  const [saved, setSaved] = useState(false);
  const [code, setCode] = useState("");
  const [alone, setAlone] = useState(false);
  const [sure, setSure] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => void findMe().then((found) => setName(found?.name ?? ""), () => undefined), []);
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
            settings.remember("red7.name", name);
            setSaved(true);
          });
        }}
      >
        <Text label={say("web-settings-name")} value={name} type={(text) => (setName(text), setSaved(false))} complete="nickname" required />
        <div class="actions">
          <button type="submit" class="button" aria-disabled={busy}>
            {say("web-save")}
          </button>
          <span role="status">{saved ? say("web-settings-name-saved") : ""}</span>
        </div>
      </form>
      <Alert>{problem}</Alert>
      {somebody ? (
        <>
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
                <button
                  type="button"
                  class="button"
                  aria-disabled={busy}
                  onClick={() =>
                    void ask(async () => {
                      setCode((await addDevice()).code);
                      setAlone(false);
                    })
                  }
                >
                  {say("web-settings-device-make")}
                </button>
              </div>
            )}
            <p class="about">{say("web-settings-sessions-text")}</p>
            <div key="sessions" class="actions">
              <button
                type="button"
                class="button"
                aria-disabled={busy}
                onClick={() =>
                  void ask(async () => {
                    await endSessions();
                    setCode(""); // the link has ended with the sessions
                    setAlone(true);
                  })
                }
              >
                {say("web-settings-sessions")}
              </button>
              <span role="status">{alone ? say("web-settings-sessions-done") : ""}</span>
            </div>
          </section>
          <section class="panel">
            <h3>{say("web-settings-forget")}</h3>
            <p class="about" data-focus>{say(sure ? "web-settings-forget-sure" : "web-settings-forget-text")}</p>
            <div class="actions">
              {sure ? (
                <>
                  <button
                    type="button"
                    class="button button-bad"
                    aria-disabled={busy}
                    onClick={() =>
                      void ask(async () => {
                        await forgetMe();
                        settings.remember("red7.name", null);
                        setName("");
                        setSure(false);
                        setForgotten(true);
                      })
                    }
                  >
                    {say("web-settings-forget-yes")}
                  </button>
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
        </>
      ) : null}
      <p role="status">{forgotten ? say("web-settings-forgotten") : ""}</p>
    </div>
  );
}

/** Become here who one is on another device. */
export function Move({ code }: { code: string }): JSX.Element {
  const { busy, problem, ask } = useAsking();
  const [done, setDone] = useState(false);
  return (
    <Shell title={say("web-move-title")} intro={done ? say("web-move-done", { name: me.value?.name ?? "" }) : say("web-move-text")}>
      <Alert>{problem}</Alert>
      <div class="actions actions-main">
        {done ? (
          <a class="button button-main" href="/matches">
            {say("web-matches-title")}
          </a>
        ) : (
          <button
            type="button"
            class="button button-main"
            disabled={!code}
            aria-disabled={busy}
            onClick={() =>
              void ask(async () => {
                await moveHere(code);
                setDone(true);
                go("/move", true);
              })
            }
          >
            {say("web-move-go")}
          </button>
        )}
      </div>
    </Shell>
  );
}
