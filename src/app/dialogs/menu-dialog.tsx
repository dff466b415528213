// All that is not needed on every move: positions, link, language, theme, help.
import type { JSX } from 'preact';
import { LANGUAGES } from '../../text/text.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { HELP_LEVELS, type Preferences, THEMES } from '../state/app-state.ts';
import { Modal } from './modal.tsx';

export interface MenuDialogProps {
  readonly scenarios: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly preferences: Preferences;
  /** The dates of own games that another one took the place of; null where it is not known. */
  readonly former: readonly (string | null)[];
  onScenario(id: string): void;
  onFormer(index: number): void;
  onCopyLink(): void;
}

export function MenuDialog(props: MenuDialogProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const { preferences } = props;
  const prefer = (change: Partial<Preferences>) => dispatch({ type: 'prefer', preferences: change });
  return (
    <Modal kind="menu" title={ui('menu.title')}>
      <section aria-labelledby="menu-positions">
        <h3 class="section-label" id="menu-positions">
          {ui('menu.positions')}
        </h3>
        <div class="menu-list">
          {props.scenarios.map(({ id, name, description }) => (
            <button key={id} type="button" class="menu-item" onClick={() => props.onScenario(id)}>
              <span class="menu-name">{name}</span>
              <span class="menu-description">{description}</span>
            </button>
          ))}
          {props.former.map((date, index) => (
            <button key={`${index} ${date}`} type="button" class="menu-item" onClick={() => props.onFormer(index)}>
              <span class="menu-name">{date === null ? ui('menu.former') : ui('menu.formerOf', { date })}</span>
              <span class="menu-description">{ui('menu.formerDescription')}</span>
            </button>
          ))}
        </div>
        <p class="hint">{ui('menu.positionsHint')}</p>
        <TextButton kind="main" icon="link" onClick={props.onCopyLink}>
          {ui('menu.copyLink')}
        </TextButton>
      </section>
      <Choice
        legend={ui('menu.help')}
        name="help"
        options={HELP_LEVELS.map((value) => ({ value, label: ui(`help.${value}`) }))}
        chosen={preferences.help}
        onChoose={(help) => prefer({ help })}
      />
      <Choice
        legend={ui('menu.language')}
        name="language"
        options={LANGUAGES.map((value) => ({ value, label: ui(`language.name.${value}`), lang: value }))}
        chosen={preferences.language}
        onChoose={(language) => prefer({ language })}
      />
      <Choice
        legend={ui('menu.theme')}
        name="theme"
        options={THEMES.map((value) => ({ value, label: ui(`theme.${value}`) }))}
        chosen={preferences.theme}
        onChoose={(theme) => prefer({ theme })}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={preferences.shortcuts}
          onChange={(event) => prefer({ shortcuts: event.currentTarget.checked })}
        />
        <span>{ui('menu.shortcuts')}</span>
      </label>
      <p class="imprint">{ui('menu.imprint')}</p>
    </Modal>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

function Choice<Value extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>): JSX.Element {
  return (
    <fieldset class="choice">
      <legend class="section-label">{legend}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} class="choice-option">
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span lang={lang}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
