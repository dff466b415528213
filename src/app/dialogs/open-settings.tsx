// The settings with what they are made from.
import '../styles/settings.css';
import '../styles/themes.css';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Help } from '../../text/help.ts';
import { canStayAwake } from '../comfort/awake.ts';
import { createFullScreen } from '../comfort/full-screen.ts';
import { rulingModels } from '../model/settings-model.ts';
import { isUpdateWaiting } from '../offline/waiting-update.ts';
import { stepOf } from '../state/history.ts';
import type { DialogSources } from './dialogs.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export async function openSettings<Position>({
  game,
  store,
  text,
  parts,
}: DialogSources<Position>): Promise<() => JSX.Element> {
  const { dispatch, state } = store;
  const help = signal<Help | null>(null);
  await parts.load('table');
  const position = computed(() => stepOf(state.value.history).position);
  const rulings = computed(() => (help.value === null ? [] : rulingModels(game, position.value, help.value)));
  const fullScreen = createFullScreen(document);

  return function Settings() {
    const words = text.value;
    useEffect(() => {
      words.loadHelp().then(
        (loaded) => {
          if (text.peek() === words) help.value = loaded;
        },
        () => dispatch({ type: 'notify', notice: { kind: 'pieceMissing' } }),
      );
    }, [words]);
    const onFullScreen = fullScreen && {
      on: fullScreen.on.value,
      toggle() {
        fullScreen.toggle();
        dispatch({ type: 'open', dialog: null });
      },
    };
    return (
      <SettingsDialog
        preferences={state.value.preferences}
        rulings={rulings.value}
        canStayAwake={canStayAwake()}
        fullScreen={onFullScreen}
        isUpdateWaiting={isUpdateWaiting.value}
      />
    );
  };
}
