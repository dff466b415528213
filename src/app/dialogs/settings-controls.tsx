// What the settings are made of: one of a few as a list or in a row, and switches. All are the browser's own inputs.
import type { ComponentChildren, JSX } from 'preact';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
  /** A word beside the label, such as that it is the default. */
  readonly mark?: string;
}

interface ChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** Words that are long stand in a list. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { legend, name, options, chosen, onChoose } = props;
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {options.map(({ value, label, mark }) => (
        <label key={value} class="choice-option">
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            {label}
            {mark !== undefined && <span class="mark-word">{mark}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Words that are short stand in a row. */
export function Row<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { legend, name, options, chosen, onChoose } = props;
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      <div class="segments-row">
        {options.map(({ value, label, lang }) => (
          <label key={value} class="segment radio-segment" lang={lang}>
            <input
              class="unseen"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ name, label, hint, on, disabled = false, onChange }: SwitchProps): JSX.Element {
  const hintId = `setting-${name}-hint`;
  return (
    <label class="switch-row" data-switch={name}>
      <span class="switch-words">
        <span>{label}</span>
        <span class="note" id={hintId}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        class="switch-track"
        aria-label={label}
        aria-describedby={hintId}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Group({ id, title, children }: GroupProps): JSX.Element {
  return (
    <section class="settings-group" aria-labelledby={id}>
      <h3 class="section-label" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
