// Everything that can be set, in one place. The map beside it shows at once what a change does.
import type { JSX } from 'preact';
import { LANGUAGES } from '../../text/text.ts';
import type { RulingModel } from '../model/settings-model.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { HELP_LEVELS, LABEL_SCALES, type Preferences } from '../state/app-state.ts';
import { Modal } from './modal.tsx';
import { Choice, Group, Row, Switch } from './settings-controls.tsx';
import { Rulings } from './settings-rulings.tsx';
import { ThemeChoice } from './settings-themes.tsx';

export interface SettingsDialogProps {
  readonly preferences: Preferences;
  readonly rulings: readonly RulingModel[];
  readonly canStayAwake: boolean;
  /** Null where the browser has no full screen. */
  readonly fullScreen: { readonly on: boolean; toggle(): void } | null;
  readonly isUpdateWaiting: boolean;
}

export function SettingsDialog(props: SettingsDialogProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const { preferences, rulings, canStayAwake, fullScreen, isUpdateWaiting } = props;
  const prefer = (change: Partial<Preferences>) => dispatch({ type: 'prefer', preferences: change });
  const preferenceSwitch = (name: 'turned' | 'leftHanded' | 'tick' | 'shortcuts') => (
    <Switch
      name={name}
      label={ui(`settings.${name}`)}
      hint={ui(`settings.${name}Hint`)}
      on={preferences[name]}
      onChange={(on) => prefer({ [name]: on })}
    />
  );
  return (
    <Modal kind="settings" title={ui('settings.title')}>
      {isUpdateWaiting && (
        <div class="update-waiting">
          <p>{ui('offline.updateReady')}</p>
          <TextButton kind="main" onClick={() => dispatch({ type: 'notify', notice: { kind: 'updating' } })}>
            {ui('offline.update')}
          </TextButton>
        </div>
      )}
      <Group id="settings-look" title={ui('settings.look')}>
        <ThemeChoice
          legend={ui('settings.theme.label')}
          chosen={preferences.theme}
          onChoose={(theme) => prefer({ theme })}
        />
        <Row
          legend={ui('settings.labelScale')}
          name="label-scale"
          options={LABEL_SCALES.map((value) => ({ value, label: ui('settings.percent', { percent: value * 100 }) }))}
          chosen={preferences.labelScale}
          onChoose={(labelScale) => prefer({ labelScale })}
        />
        <Row
          legend={ui('settings.language')}
          name="language"
          options={LANGUAGES.map((value) => ({ value, label: ui(`settings.languageName.${value}`), lang: value }))}
          chosen={preferences.language}
          onChoose={(language) => prefer({ language })}
        />
      </Group>
      <Group id="settings-help" title={ui('settings.help.label')}>
        <Choice
          legend={ui('settings.help.label')}
          name="help"
          options={HELP_LEVELS.map((value) => ({ value, label: ui(`settings.help.${value}`) }))}
          chosen={preferences.help}
          onChoose={(help) => prefer({ help })}
        />
      </Group>
      <Group id="settings-table" title={ui('settings.table')}>
        <div class="switches">
          {fullScreen && (
            <Switch
              name="fullScreen"
              label={ui('comfort.fullScreen')}
              hint={ui('settings.fullScreenHint')}
              on={fullScreen.on}
              onChange={fullScreen.toggle}
            />
          )}
          <Switch
            name="awake"
            label={ui('settings.awake')}
            hint={ui(canStayAwake ? 'settings.awakeHint' : 'settings.awakeMissing')}
            on={preferences.awake && canStayAwake}
            disabled={!canStayAwake}
            onChange={(awake) => prefer({ awake })}
          />
          {preferenceSwitch('turned')}
          {preferenceSwitch('leftHanded')}
          {preferenceSwitch('tick')}
          {preferenceSwitch('shortcuts')}
        </div>
      </Group>
      {rulings.length > 0 && (
        <Group id="settings-rulings" title={ui('settings.rulings')}>
          <Rulings rulings={rulings} />
        </Group>
      )}
    </Modal>
  );
}
