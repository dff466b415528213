// An exercise on the board: the own game waits untouched, and whoever leaves finds it as it was.
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  beginExercise,
  type ExercisePlan,
  ownState,
  type RunningExercise,
  type Stage,
} from '../../src/app/exercise.ts';
import { createViewModel } from '../../src/app/model/view-model.ts';
import { present } from '../../src/base/assert.ts';
import { notation, tapFigures, tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { openShelf } from './toy-shelf.ts';
import { keptNotations, openTab, type ToyTab } from './toy-tab.ts';
import { toyText } from './toy-text.ts';

const OTHER: ToyPosition = { ...toyGame.start, places: { ...toyGame.start.places, ada: 'mill', bo: 'mill' }, moon: 5 };
const STAGE: Stage<ToyPosition> = { position: OTHER, selected: ['ada'], help: 'why', fixed: false };

interface Begun {
  readonly tab: ToyTab;
  readonly exercise: RunningExercise<ToyPosition>;
  readonly attempts: Attempt<ToyPosition>[];
}

async function begin(
  tab: ToyTab,
  stage: Partial<Stage<ToyPosition>> = {},
  plan: Partial<ExercisePlan<ToyPosition>> = {},
): Promise<Begun> {
  const attempts: Attempt<ToyPosition>[] = [];
  const exercise = await beginExercise(
    { game: toyGame, store: tab.store, keeping: async () => tab.keeper },
    {
      stage: { ...STAGE, ...stage },
      Head: () => null,
      Body: () => null,
      onAttempt(attempt) {
        attempts.push(attempt);
        return plan.onAttempt?.(attempt) ?? false;
      },
      ...(plan.setsUp ? { setsUp: true } : {}),
      ...(plan.onFigures ? { onFigures: plan.onFigures } : {}),
      ...(plan.onEnd ? { onEnd: plan.onEnd } : {}),
    },
  );
  return { tab, exercise, attempts };
}

async function ownGame(shared = openShelf()): Promise<ToyTab> {
  const tab = await openTab(shared);
  tab.do(tapRegion('mill'), { type: 'tab', tab: 'setup', selected: ['bo'] });
  return tab;
}

describe('the own game', () => {
  it('is as it was, down to tab, selection and history, whatever was done meanwhile', async () => {
    const tab = await ownGame();
    const before = tab.state();
    const { exercise } = await begin(tab);
    expect(notation(tab.state())).toBe('toy1:mill:mill:tower:tower:blue:5');
    expect([tab.state().tab, tab.state().selected]).toEqual(['play', ['ada']]);
    tab.do(tapRegion('lake'), { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
    expect(notation(tab.state())).toBe('toy1:mill:mill:tower:tower:blue:5');
    exercise.end();
    expect(tab.state()).toEqual({ ...before, notice: null });
    expect(tab.state().history).toBe(before.history);
    expect(tab.store.exercise.peek()).toBeNull();
  });

  it('stays on the shelf as it was, and is there after a reload in the middle', async () => {
    const shared = openShelf();
    const tab = await ownGame(shared);
    const texts = shared.texts();
    const { history } = tab.state();
    const { exercise } = await begin(tab);
    tab.do(tapRegion('lake'), { type: 'edit', edit: { type: 'counter', counter: 'moon', value: 9 } });
    exercise.stage({ ...STAGE, selected: [] });
    expect(shared.texts()).toEqual({ ...texts, 'sendas.preferences': expect.any(String) });
    expect(ownState(tab.store).history).toBe(history);
    const again = await tab.reload('');
    expect(again.notation()).toBe('toy1:mill:hill:tower:lake:blue:3');
    expect(keptNotations(shared)).toEqual(['toy1:mill:hill:tower:lake:blue:3']);
  });

  it('keeps its own dial of help, and takes over what else was preferred meanwhile', async () => {
    const shared = openShelf();
    const tab = await ownGame(shared);
    const { exercise } = await begin(tab, { help: 'off' });
    tab.do({ type: 'prefer', preferences: { language: 'en', theme: 'dark' } });
    const kept = (): unknown => JSON.parse(shared.getItem('sendas.preferences') ?? '');
    expect(kept()).toMatchObject({ language: 'en', theme: 'dark', help: 'why' });
    expect(tab.state().preferences.help).toBe('off');
    exercise.end();
    expect(tab.state().preferences).toMatchObject({ language: 'en', theme: 'dark', help: 'why' });
  });

  it('is the one set aside first, also where another exercise follows', async () => {
    const tab = await ownGame();
    const { history } = tab.state();
    const ended: string[] = [];
    const first = await begin(tab, {}, { onEnd: () => ended.push('first') });
    const second = await begin(tab, { selected: ['bo'] }, { onEnd: () => ended.push('second') });
    expect([ended, tab.state().selected]).toEqual([['first'], ['bo']]);
    first.exercise.stage(STAGE);
    first.exercise.end();
    expect([ended, tab.state().selected]).toEqual([['first'], ['bo']]);
    second.exercise.end();
    expect([ended, tab.state().history === history]).toEqual([['first', 'second'], true]);
  });

  it('goes on where another one is opened: that ends the exercise', async () => {
    const tab = await ownGame();
    const ended: string[] = [];
    await begin(tab, { fixed: true }, { onEnd: () => ended.push('ended') });
    const cause = { kind: 'link' } as const;
    tab.do({ type: 'load', position: OTHER, selected: [], cause, notice: null });
    expect([ended, tab.store.exercise.peek(), tab.notation()]).toEqual([
      ['ended'],
      null,
      'toy1:mill:mill:tower:tower:blue:5',
    ]);
    tab.do({ type: 'undo' });
    expect(tab.notation()).toBe('toy1:mill:hill:tower:lake:blue:3');
  });

  it('is untouched where nothing could keep it', async () => {
    const tab = await ownGame();
    const { history } = tab.state();
    const exercise = await beginExercise(
      { game: toyGame, store: tab.store, keeping: () => Promise.reject(new Error('no network')) },
      { stage: STAGE, Head: () => null, Body: () => null, onAttempt: () => true },
    );
    tab.do(tapRegion('lake'));
    exercise.end();
    expect(tab.state().history).toBe(history);
  });
});

describe('an attempt', () => {
  it('is told before anything comes of it, with what the rules say', async () => {
    const { tab, attempts } = await begin(await openTab(null), { selected: ['bo'] });
    tab.do(tapRegion('tower'), { type: 'move', to: 'lake' });
    expect(attempts.map(({ figures, region, verdict }) => [figures, region, verdict?.legal])).toEqual([
      [['bo'], 'tower', false],
      [['bo'], 'lake', true],
    ]);
    expect(attempts.map(({ position }) => toyGame.format(position))).toEqual(
      Array(2).fill('toy1:mill:mill:tower:tower:blue:5'),
    );
    expect(tab.notation()).toBe('toy1:mill:lake:tower:tower:blue:5');
  });

  it('that was taken over changes nothing by itself', async () => {
    const { tab, attempts } = await begin(await openTab(null), { selected: ['ada'] }, { onAttempt: () => true });
    const before = tab.state();
    tab.do(tapRegion('lake'), tapRegion('cave'));
    expect([attempts.length, tab.state()]).toEqual([2, before]);
  });

  it('may be made with nobody chosen', async () => {
    const { tab, attempts } = await begin(await openTab(null), { selected: [] });
    tab.do(tapRegion('hill'));
    expect(attempts.map(({ figures, verdict }) => [figures, verdict])).toEqual([[[], null]]);
    expect(tab.state().region).toBe('hill');
  });

  it('is every tap where the chosen ones stay chosen, on a figure as on the ground', async () => {
    const { tab, attempts } = await begin(await openTab(null), { selected: ['ada'], fixed: true, help: 'off' });
    const before = tab.state();
    tab.do(tapRegion('mill'), tapFigures('bird-1'), tapRegion('cave'));
    expect(attempts.map(({ region }) => region)).toEqual(['mill', 'tower', 'cave']);
    tab.do(
      { type: 'release' },
      { type: 'reveal' },
      { type: 'choose', figures: ['bo'] },
      { type: 'look', region: 'lake' },
      { type: 'tab', tab: 'log' },
    );
    expect(tab.state()).toEqual(before);
  });

  it('begins with a choice, which may be taken over as well', async () => {
    const chosen: (readonly string[])[] = [];
    const onFigures = (figures: readonly string[]) => chosen.push(figures) === 1;
    const { tab } = await begin(await openTab(null), { selected: [] }, { onFigures });
    tab.do(tapFigures('ada'));
    expect(tab.state().selected).toEqual([]);
    tab.do(tapFigures('bo'));
    expect([chosen, tab.state().selected]).toEqual([[['ada'], ['bo']], ['bo']]);
  });

  it('is judged as the next move of the action under way', async () => {
    const turn = { action: 'march', start: OTHER, moves: [{ figures: ['ada'], to: 'mill' }] };
    const { tab, attempts } = await begin(await openTab(null), { turn, selected: ['ada'] });
    tab.do(tapRegion('lake'));
    expect(attempts.map(({ turn: going, verdict }) => [going, verdict?.messages[0]?.key])).toEqual([
      [turn, 'reasons.barred'],
    ]);
  });
});

describe('the map of an exercise', () => {
  it('shows its marks beside those of the rules', async () => {
    const { tab, exercise } = await begin(await openTab(null), { marks: new Map([['cave', ['second']]]) });
    const shown = () => {
      const view = createViewModel(toyGame, () => 4)(tab.state(), toyText);
      const { map } = present(tab.store.exercise.peek(), 'the exercise').adorn(view);
      return [...map.regions].map(([id, { marks }]) => [id, [...marks]]);
    };
    const plain = [
      ['hill', ['reachable']],
      ['lake', ['reachable']],
      ['mill', ['origin']],
      ['tower', ['reachable']],
    ];
    expect(shown()).toEqual([['cave', ['second']], ...plain]);
    exercise.mark(new Map([['nowhere', ['second']]]));
    expect(shown()).toEqual([['cave', []], ...plain]);
    exercise.mark(undefined);
    expect(shown()).toEqual([['cave', []], ...plain]);
  });
});

describe('an exercise that sets a board up', () => {
  it('has tabs and ready positions of its own, and ends like any other', async () => {
    const tab = await ownGame();
    const { history } = tab.state();
    const { exercise } = await begin(tab, {}, { setsUp: true });
    tab.do({ type: 'tab', tab: 'setup', selected: ['bo'] }, { type: 'place', place: 'lake' });
    expect([tab.state().tab, tab.notation()]).toEqual(['setup', 'toy1:mill:lake:tower:tower:blue:5']);
    const cause = { kind: 'scenario', scenario: 'start' } as const;
    tab.do({ type: 'load', position: toyGame.start, selected: [], cause, notice: null });
    expect(tab.store.exercise.peek()).not.toBeNull();
    exercise.end();
    expect(tab.state().history).toBe(history);
  });

  it('ends where a link or a saved game is opened', async () => {
    const tab = await ownGame();
    await begin(tab, {}, { setsUp: true });
    tab.do({ type: 'load', position: OTHER, selected: [], cause: { kind: 'link' }, notice: null });
    expect([tab.store.exercise.peek(), tab.notation()]).toEqual([null, 'toy1:mill:mill:tower:tower:blue:5']);
  });
});
