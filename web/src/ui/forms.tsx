/** Things to choose and fill in, each a plain labelled control. */

import type { JSX, Ref } from "preact";
import { useId, useState } from "preact/hooks";
import { LONGEST_NAME } from "../facts";
import { Alert } from "./Alert";
import "./forms.css";

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly about?: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  readonly choose: (value: T) => void;
}

/** One of a few values, all in sight. */
export function Choice<T extends string>({
  label,
  about,
  value,
  values,
  name,
  choose,
}: ChoiceProps<T>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-values">
        {values.map((one) => (
          <label key={one} class="choice-value">
            <input
              type="radio"
              class="over-input"
              name={group}
              checked={one === value}
              onChange={() => choose(one)}
            />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
      {about ? <p class="about">{about}</p> : null}
    </fieldset>
  );
}

interface SelectProps<T extends string> extends ChoiceProps<T> {
  /** The language that the name of a value is in, where that is another one. */
  readonly language?: (value: T) => string;
}

/** One of many values. */
export function Select<T extends string>({
  label,
  about,
  value,
  values,
  name,
  choose,
  language,
}: SelectProps<T>): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.currentTarget.value as T)}>
        {values.map((one) => (
          <option key={one} value={one} lang={language?.(one) || undefined}>
            {name(one)}
          </option>
        ))}
      </select>
      {about ? <p class="about">{about}</p> : null}
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly about?: string;
  readonly checked: boolean;
  readonly choose: (checked: boolean) => void;
}

export function Check({ label, about, checked, choose }: CheckProps): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => choose(event.currentTarget.checked)} />
      <span>
        {label}
        {about ? <small>{about}</small> : null}
      </span>
    </label>
  );
}

interface TextProps {
  readonly label: string;
  readonly about?: string;
  readonly value: string;
  readonly type: (value: string) => void;
  readonly length?: number;
  /** What is said where it is left empty though it must not be. */
  readonly needed?: string | undefined;
  readonly complete?: string;
  /** What holds if the field is left empty. */
  readonly otherwise?: string;
  /** Why what was filled in was refused. */
  readonly error?: string | null;
  readonly field?: Ref<HTMLInputElement>;
}

export function Text({
  label,
  about,
  value,
  type,
  length = LONGEST_NAME,
  needed,
  complete = "off",
  ...rest
}: TextProps): JSX.Element {
  const id = useId();
  const { otherwise, field } = rest;
  const [empty, setEmpty] = useState(false);
  const error = empty ? needed : rest.error;
  const described = [about ? `${id}-about` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        ref={field ?? null}
        value={value}
        maxLength={length}
        required={needed !== undefined}
        placeholder={otherwise}
        autocomplete={complete as "off"}
        spellcheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onInput={(event) => {
          setEmpty(false);
          type(event.currentTarget.value);
        }}
        onInvalid={(event) => {
          event.preventDefault(); // the browser would say it in words of its own
          setEmpty(true);
          event.currentTarget.focus();
        }}
      />
      {about ? (
        <p class="about" id={`${id}-about`}>
          {about}
        </p>
      ) : null}
      <Alert id={`${id}-error`}>{error}</Alert>
    </div>
  );
}
