// The open dialog and what it does.
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import { readFormer } from '../keeping/former-games.ts';
import type { Dialog } from '../state/app-state.ts';
import type { Store } from '../state/store.ts';
import type { DialogSources } from './dialogs.tsx';
import { findWithPlaces } from './find-with-places.ts';
import { LegendDialog } from './legend-dialog.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { SearchDialog, type SearchResult } from './search-dialog.tsx';

/** The heading of what the panel is about. */
const SUBJECT = '#answer-title, #mover-title, #region-title';

export function createOpenDialog<Position>(
  game: Game<Position>,
  { dispatch, state }: Store<Position>,
  { model, text, shelf, showRegion, loadScenario, copyLink }: DialogSources,
): (props: { readonly dialog: Dialog }) => JSX.Element {
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

  function choose({ kind, id }: SearchResult): void {
    if (kind === 'region') dispatch({ type: 'look', region: id });
    else dispatch({ type: 'choose', figures: [id] });
    const place = kind === 'region' ? id : game.judge(state.peek().history.present, [id]).origin;
    if (place !== null) showRegion(place);
    // The result is in the panel after the next drawing; the field that had the focus is gone by then.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(SUBJECT)?.focus({ preventScroll: true });
    });
  }

  return function OpenDialog({ dialog }) {
    switch (dialog) {
      case 'menu':
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
      case 'search':
        return (
          <SearchDialog
            find={(typed) => findWithPlaces(game, state.value, text.value, typed)}
            loadOtherNames={text.value.loadOtherNames}
            onChoose={choose}
          />
        );
      case 'legend':
        return <LegendDialog />;
    }
  };
}
