// The page's one step: a state and what happened give the next state. Pure; storing, drawing and asking the
// browser are done elsewhere, from the difference between two states.
import type { Edit, Game } from '../../movement/game.ts';
import type { Action } from './action.ts';
import type { AppState, Preferences, Tab } from './app-state.ts';
import { placements } from './edits.ts';
import { type Cause, goTo, isReady, type Moment, record, redo, stepOf, undo } from './history.ts';
import { judgeSelected } from './judge-selected.ts';
import type { Notice } from './notice.ts';
import { canGoAlong, fitsSelection, nextOfStack, selectable, selectionAfterTap } from './selection.ts';
import { amend, beginTurn, takeBack } from './turn.ts';

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
      return { ...state, region: action.region, question: null, pointed: null, notice: null, dialog: null };
    case 'ask':
      return ask(state, action);
    case 'move':
      return move(game, state, action.to);
    case 'release':
      return { ...letGo(state), region: null };
    case 'closeRegion':
      return { ...state, region: null, question: null, pointed: null };
    case 'point':
      return state.pointed === action.region ? state : { ...state, pointed: action.region };
    case 'reveal':
      return { ...state, revealed: true };
    case 'edit':
      return change(game, state, [action.edit], causeOf(action.edit));
    case 'place': {
      const { selected } = state;
      if (selected.length === 0) return state;
      const cause = { kind: 'place', figures: selected, place: action.place } as const;
      const changed = change(game, state, placements(selected, action.place), cause);
      return state.tab === 'setup' ? { ...changed, selected: stillInHand(game, state, changed) } : changed;
    }
    case 'load': {
      const { position, cause, selected, notice, turn = null } = action;
      const history = record(state.history, { position, turn }, cause);
      const preferences = isReady(cause) ? introduced(state.preferences) : state.preferences;
      return { ...letGo(state), region: null, dialog: null, history, preferences, selected, aside: [], notice };
    }
    case 'recall':
      return { ...state, history: action.history, aside: [], notice: action.notice };
    case 'undo':
    case 'redo':
      return travel(state, action.type);
    case 'goTo':
      return { ...letGo(state), region: null, history: goTo(state.history, action.step) };
    case 'begin': {
      const { position } = stepOf(state.history);
      const turn = beginTurn(game, position, action.action);
      const cause = { kind: 'begin', action: action.action } as const;
      return turn === null ? state : { ...become(state, { position, turn }, cause, null), dialog: null, tab: 'play' };
    }
    case 'end': {
      const { position, turn } = stepOf(state.history);
      const cause = turn && ({ kind: 'end', action: turn.action } as const);
      return cause === null ? state : become(state, { position, turn: null }, cause, null);
    }
    case 'takeBack':
      return takeMoveBack(game, state, action.move);
    case 'tab':
      return openTab(game, state, action);
    case 'compare':
      return { ...state, second: action.figures };
    case 'bands':
      return { ...state, bands: action.shown };
    case 'prefer':
      return { ...state, preferences: { ...state.preferences, ...action.preferences } };
    case 'open':
      return { ...state, dialog: action.dialog, cited: action.cited ?? [], made: action.made };
    case 'notify':
      return { ...state, notice: action.notice };
  }
}

function ask<Position>(
  state: AppState<Position>,
  { region, question }: Extract<Action<Position>, { type: 'ask' }>,
): AppState<Position> {
  // Of a journey one asks for those who are chosen.
  const asking = question === 'journey' ? { ...state, pointed: null, notice: null } : letGo(state);
  return { ...asking, region, question, dialog: null };
}

/** Who was chosen to move is set aside while something else is in view: a tap there would put them down. */
function openTab<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  { tab, selected }: Extract<Action<Position>, { type: 'tab' }>,
): AppState<Position> {
  const aside = state.tab === 'play' ? state.selected : state.aside;
  const isBack = tab === 'play';
  const chosen = isBack ? selectable(game, stepOf(state.history).position, aside) : [];
  return { ...letGo(state), tab, selected: selected ?? chosen, aside: isBack ? [] : aside, dialog: null };
}

function letGo<Position>(state: AppState<Position>): AppState<Position> {
  return { ...state, selected: [], second: [], question: null, pointed: null, revealed: false, notice: null };
}

function tapRegion<Position>(game: Game<Position>, state: AppState<Position>, region: string): AppState<Position> {
  if (state.tab === 'setup' && state.selected.length > 0) {
    return update(game, state, { type: 'place', place: region });
  }
  const judgement = judgeSelected(game, state);
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
  const places = game.places(stepOf(state.history).position);
  const place = places.get(figures[0] ?? '') ?? '';
  const [first] = state.selected;
  // What is in the hand is put down where the tap goes, whoever stands there already.
  if (state.tab === 'setup' && first !== undefined && places.get(first) !== place && game.board.has(place)) {
    return tapRegion(game, state, place);
  }
  const joins = (figure: string): boolean =>
    state.tab === 'setup'
      ? fitsSelection(game, places, state.selected, figure)
      : canGoAlong(game, stepOf(state.history), state.selected, figure);
  const selected = selectionAfterTap(state.selected, figures, joins);
  const region = selected.length === 0 && game.board.has(place) ? place : null;
  return { ...letGo(state), selected, region, revealed: selected.length > 1 && state.revealed };
}

function move<Position>(game: Game<Position>, state: AppState<Position>, to: string): AppState<Position> {
  const { selected, history } = state;
  if (selected.length === 0) return state;
  const { position, turn } = stepOf(history);
  const outcome = game.play(position, selected, to, turn);
  if (!outcome.legal) return { ...state, region: to, pointed: null, notice: null };
  const going = turn && { ...turn, moves: [...turn.moves, { figures: selected, to }] };
  return become(state, { position: outcome.position, turn: going }, { kind: 'move', figures: selected, to }, to);
}

function takeMoveBack<Position>(game: Game<Position>, state: AppState<Position>, at: number): AppState<Position> {
  const { turn } = stepOf(state.history);
  const taken = turn?.moves[at];
  const moment = turn && takeBack(game, turn, at);
  if (taken === undefined || moment === null) return state;
  return become(state, moment, { kind: 'takeBack', ...taken }, null);
}

function change<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  edits: readonly Edit[],
  cause: Cause,
): AppState<Position> {
  const present = stepOf(state.history);
  const outcome = amend(game, present, edits);
  // Refused figures stay chosen, so that the next tap can put them elsewhere.
  if (!outcome.ok) return { ...state, notice: { kind: 'impossible', issues: outcome.issues } };
  const region = regionAfter(game, state, cause);
  const unchanged = game.format(outcome.value.position) === game.format(present.position);
  return unchanged ? { ...letGo(state), region } : become(state, outcome.value, cause, region);
}

/** The new moment in view: nothing chosen, the region that changed in the panel. */
function become<Position>(
  state: AppState<Position>,
  moment: Moment<Position>,
  cause: Cause,
  region: string | null,
): AppState<Position> {
  const notice = isOfAction(moment, cause) ? null : ({ kind: 'done', cause } as const);
  const history = record(state.history, moment, cause);
  return { ...letGo(state), history, region, notice, preferences: introduced(state.preferences) };
}

/** What the action under way tells by itself, each move with the button that takes it back. */
function isOfAction<Position>({ turn }: Moment<Position>, { kind }: Cause): boolean {
  return turn !== null && (kind === 'begin' || kind === 'move' || kind === 'takeBack');
}

function introduced(preferences: Preferences): Preferences {
  return preferences.introduced ? preferences : { ...preferences, introduced: true };
}

function causeOf(edit: Edit): Cause {
  switch (edit.type) {
    case 'place':
      return { kind: 'place', figures: [edit.figure], place: edit.place };
    case 'setting':
      return { kind: 'setting', region: edit.region, setting: edit.setting, value: edit.value };
    case 'counter':
      return { kind: 'counter', counter: edit.counter, value: edit.value };
    case 'ruling':
      return { kind: 'ruling', ruling: edit.ruling, value: edit.value };
  }
}

/** Who is put down by hand from a stack off the board leaves the next of it in the hand. */
function stillInHand<Position>(
  game: Game<Position>,
  { history, selected }: AppState<Position>,
  changed: AppState<Position>,
): readonly string[] {
  if (changed.selected.length > 0) return changed.selected;
  const before = game.places(stepOf(history).position);
  const next = nextOfStack(game, before, game.places(stepOf(changed.history).position), selected);
  return next === null ? [] : [next];
}

function regionAfter<Position>(game: Game<Position>, state: AppState<Position>, cause: Cause): string | null {
  // What is set up next matters more than what was put down: it is seen on the map.
  if (cause.kind === 'place' && state.tab === 'setup') return null;
  if (cause.kind === 'setting') return cause.region;
  if (cause.kind === 'place' && game.board.has(cause.place)) return cause.place;
  return state.region;
}

function travel<Position>(state: AppState<Position>, direction: 'undo' | 'redo'): AppState<Position> {
  const step = direction === 'undo' ? undo(state.history) : redo(state.history);
  if (step === null) return { ...state, notice: { kind: direction === 'undo' ? 'nothingToUndo' : 'nothingToRedo' } };
  const notice: Notice = { kind: direction === 'undo' ? 'undone' : 'redone', cause: step.cause };
  return { ...letGo(state), history: step.history, selected: chosenAgain(state.tab, step.cause, direction), notice };
}

/** Who takes a move back mostly wants those figures to go somewhere else. */
function chosenAgain(tab: Tab, cause: Cause, direction: 'undo' | 'redo'): readonly string[] {
  if (direction === 'redo') return [];
  const isMove = cause.kind === 'move' || (cause.kind === 'place' && tab === 'setup');
  return isMove ? cause.figures : [];
}
