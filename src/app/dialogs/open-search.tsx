// The search with what its results do.

import type { JSX } from 'preact';
import { focusSoon } from '../focus.ts';
import { stepOf } from '../state/history.ts';
import type { DialogSources } from './dialogs.tsx';
import { findWithPlaces } from './find-with-places.ts';
import { SearchDialog, type SearchResult } from './search-dialog.tsx';

/** The heading of what the panel is about. */
const SUBJECT = '#answer-title, #mover-title, #region-title';

export function openSearch<Position>({ game, store, text, showRegion }: DialogSources<Position>): () => JSX.Element {
  const { dispatch, state } = store;

  function choose({ kind, id }: SearchResult): void {
    if (kind === 'region') dispatch({ type: 'look', region: id });
    else dispatch({ type: 'choose', figures: [id] });
    const place = kind === 'region' ? id : game.judge(stepOf(state.peek().history).position, [id]).origin;
    if (place !== null) showRegion(place);
    // The result is in the panel after the next drawing; the field that had the focus is gone by then.
    focusSoon(SUBJECT);
  }

  return function Search() {
    return (
      <SearchDialog
        find={(typed) => findWithPlaces(game, state.value, text.value, typed)}
        loadOtherNames={text.value.loadOtherNames}
        onChoose={choose}
      />
    );
  };
}
