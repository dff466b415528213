// The page's one step: a state and what happened give the next state. Pure; storing, drawing and asking the
// browser are done elsewhere, from the difference between two states.
import type { Edit, Game } from '../../movement/game.ts';
import type { Action } from './action.ts';
import type { AppState, Preferences } from './app-state.ts';
import { type Cause, record, redo, undo } from './history.ts';
import { judgeSelected } from './judge-selected.ts';
import type { Notice } from './notice.ts';
import { placeByHand } from './place-by-hand.ts';
import { selectionAfterTap } from './selection.ts';

export function update<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  action: Action<Position>,
): AppState<Position> {
  switch (action.type) {
    case 'tapRegion':
      return tapRegion(game, state, action.region);
    case 'tapFigures':
      return tapFigures(game, state, action.figures);
    case 'choose':
      return { ...letGo(state), selected: action.figures, region: null, dialog: null };
    case 'look':
      return { ...state, region: action.region, pointed: null, notice: null, dialog: null };
    case 'move':
      return move(game, state, action.to);
    case 'release':
      return { ...letGo(state), region: null };
    case 'closeRegion':
      return { ...state, region: null, pointed: null };
    case 'point':
      return state.pointed === action.region ? state : { ...state, pointed: action.region };
    case 'reveal':
      return { ...state, revealed: true };
    case 'carry':
      return { ...letGo(state), carried: state.carried === action.figure ? null : action.figure, dialog: null };
    case 'edit':
      return edit(game, state, action.edit);
    case 'place':
      return placeSelected(game, state, action.place);
    case 'load': {
      const history = record(state.history, action.position, action.cause);
      const preferences = action.cause.kind === 'scenario' ? introduced(state.preferences) : state.preferences;
      const cleared = { ...letGo(state), region: null, dialog: null };
      return { ...cleared, history, preferences, selected: action.selected, notice: action.notice };
    }
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'prefer':
      return { ...state, preferences: { ...state.preferences, ...action.preferences } };
    case 'open':
      return { ...state, dialog: action.dialog };
    case 'notify':
      return { ...state, notice: action.notice };
  }
}

function letGo<Position>(state: AppState<Position>): AppState<Position> {
  return { ...state, selected: [], pointed: null, carried: null, revealed: false, notice: null };
}

function tapRegion<Position>(game: Game<Position>, state: AppState<Position>, region: string): AppState<Position> {
  if (state.carried !== null) return edit(game, state, { type: 'place', figure: state.carried, place: region });
  const judgement = judgeSelected(game, state.history.present, state.selected);
  if (judgement !== null) {
    if (judgement.regions.get(region)?.legal === true) return move(game, state, region);
    if (region === judgement.origin) return { ...letGo(state), region };
    // A second tap on a refused region stops asking and shows the region itself.
    if (state.region === region) return { ...letGo(state), region };
    return { ...state, region, pointed: null, notice: null };
  }
  return { ...letGo(state), region: state.region === region ? null : region };
}

function tapFigures<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  figures: readonly string[],
): AppState<Position> {
  const places = game.places(state.history.present);
  const place = places.get(figures[0] ?? '') ?? '';
  if (state.carried !== null) {
    if (game.board.has(place)) return tapRegion(game, state, place);
  }
  const selected = selectionAfterTap(game, places, state.selected, figures);
  const region = selected.length === 0 && game.board.has(place) ? place : null;
  return { ...letGo(state), selected, region, revealed: selected.length > 1 && state.revealed };
}

function move<Position>(game: Game<Position>, state: AppState<Position>, to: string): AppState<Position> {
  if (state.selected.length === 0) return state;
  const outcome = game.play(state.history.present, state.selected, to);
  if (!outcome.legal) return { ...state, region: to, pointed: null, notice: null };
  return become(state, outcome.position, { kind: 'move', figures: state.selected, to }, to);
}

function edit<Position>(game: Game<Position>, state: AppState<Position>, change: Edit): AppState<Position> {
  const outcome = game.edit(state.history.present, change);
  // A refused figure stays in the hand, so that the next tap can put it elsewhere.
  if (!outcome.ok) return { ...state, notice: { kind: 'impossible', issues: outcome.issues } };
  return changeTo(game, state, outcome.value, causeOf(change));
}

function placeSelected<Position>(game: Game<Position>, state: AppState<Position>, place: string): AppState<Position> {
  if (state.selected.length === 0) return state;
  const outcome = placeByHand(game, state.history.present, state.selected, place);
  if (!outcome.ok) return { ...state, notice: { kind: 'impossible', issues: outcome.issues } };
  return changeTo(game, state, outcome.value, { kind: 'place', figures: state.selected, place });
}

function changeTo<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  position: Position,
  cause: Cause,
): AppState<Position> {
  const region = regionAfter(game, state, cause);
  const unchanged = game.format(position) === game.format(state.history.present);
  return unchanged ? { ...letGo(state), region } : become(state, position, cause, region);
}

/** The new position in view: nothing chosen, the region that changed in the panel. */
function become<Position>(
  state: AppState<Position>,
  position: Position,
  cause: Cause,
  region: string | null,
): AppState<Position> {
  const notice: Notice = { kind: 'done', cause };
  const history = record(state.history, position, cause);
  return { ...letGo(state), history, region, notice, preferences: introduced(state.preferences) };
}

function introduced(preferences: Preferences): Preferences {
  return preferences.introduced ? preferences : { ...preferences, introduced: true };
}

function causeOf(change: Edit): Cause {
  switch (change.type) {
    case 'place':
      return { kind: 'place', figures: [change.figure], place: change.place };
    case 'setting':
      return { kind: 'setting', region: change.region, setting: change.setting, value: change.value };
    case 'counter':
      return { kind: 'counter', counter: change.counter, value: change.value };
  }
}

function regionAfter<Position>(game: Game<Position>, state: AppState<Position>, cause: Cause): string | null {
  if (cause.kind === 'setting') return cause.region;
  if (cause.kind === 'place' && game.board.has(cause.place)) return cause.place;
  return state.region;
}

function travel<Position>(state: AppState<Position>, direction: 'undo' | 'redo'): AppState<Position> {
  const step = direction === 'undo' ? undo(state.history) : redo(state.history);
  if (step === null) return { ...state, notice: { kind: direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo' } };
  const notice: Notice = { kind: direction === 'undo' ? 'undone' : 'redone', cause: step.cause };
  return { ...letGo(state), history: step.history, region: state.region, notice };
}
