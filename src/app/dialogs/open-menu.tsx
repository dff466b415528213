// The menu with what its entries do.
import type { JSX } from 'preact';
import { readFormer } from '../keeping/former-games.ts';
import type { DialogSources } from './dialogs.tsx';
import { MenuDialog } from './menu-dialog.tsx';

export function openMenu<Position>({
  game,
  store,
  model,
  text,
  shelf,
  loadScenario,
  copyLink,
}: DialogSources<Position>): () => JSX.Element {
  const { dispatch, state } = store;

  function loadFormer(index: number): void {
    const former = readFormer(shelf, game)[index];
    const cause = { kind: 'former' } as const;
    if (former !== undefined) {
      const { position } = former;
      dispatch({ type: 'load', position, selected: [], cause, notice: { kind: 'done', cause } });
    }
  }

  function formerDates(): readonly (string | null)[] {
    const format = new Intl.DateTimeFormat(text.value.language, { dateStyle: 'medium', timeStyle: 'short' });
    return readFormer(shelf, game).map(({ time }) => (time === null ? null : format.format(time)));
  }

  return function Menu() {
    return (
      <MenuDialog
        scenarios={model.value.scenarios}
        preferences={state.value.preferences}
        former={formerDates()}
        onScenario={loadScenario}
        onFormer={loadFormer}
        onCopyLink={copyLink}
      />
    );
  };
}
