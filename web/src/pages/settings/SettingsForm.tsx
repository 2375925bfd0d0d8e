/** What can be chosen for this device. */

import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import {
  cardPalette,
  HELPS,
  help,
  language,
  MOTIONS,
  motion,
  PALETTES,
  remarks,
  SOUNDS,
  SWITCH,
  shortcuts,
  sound,
  THEMES,
  theme,
} from "../../game/settings";
import { core } from "../../net/transport";
import { languages, say } from "../../speech/words";
import { Card, LETTERS } from "../../ui/cards/Card";
import { Choice, Select } from "../../ui/forms";
import "./SettingsForm.css";

/** A language by its own name. */
function nameOf(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

interface SettingProps<T extends string> {
  /** Of the message that is its label; the names of its values follow from it. */
  readonly id: string;
  readonly chosen: Signal<T>;
  readonly values: readonly T[];
  readonly about?: string;
}

function Setting<T extends string>({ id, chosen, values, about = "" }: SettingProps<T>): JSX.Element {
  return (
    <Choice
      label={say(id)}
      about={about}
      value={chosen.value}
      values={values}
      name={(value) => say(`${id}-choice`, { value })}
      choose={(value) => (chosen.value = value)}
    />
  );
}

/** What is chosen holds at once. */
export function SettingsForm(): JSX.Element {
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
      <Setting id="web-settings-theme" chosen={theme} values={THEMES} />
      <Setting id="web-settings-palette" chosen={cardPalette} values={PALETTES} />
      <div class="sample" aria-hidden="true">
        {LETTERS.map((color, place) => (
          <Card key={color} card={`${color}${7 - place}`} />
        ))}
      </div>
      <Setting id="web-settings-motion" chosen={motion} values={MOTIONS} />
      <Setting id="web-settings-sound" chosen={sound} values={SOUNDS} />
      <h2>{say("web-settings-play")}</h2>
      <Setting id="web-settings-help" chosen={help} values={HELPS} about={say("web-settings-help-about")} />
      <Setting id="web-settings-remarks" chosen={remarks} values={SWITCH} />
      <Setting id="web-settings-shortcuts" chosen={shortcuts} values={SWITCH} />
      {core.value ? <p class="about">{say("web-settings-core", { form: core.value })}</p> : null}
    </div>
  );
}
