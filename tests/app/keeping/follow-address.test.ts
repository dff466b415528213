// The address bar: what is put into it is opened, and what it shows is what is on the board.
import { describe, expect, it, vi } from 'vitest';
import { beginExercise, type ExercisePlan } from '../../../src/app/exercise.ts';
import { readAddress } from '../../../src/app/keeping/address.ts';
import { followAddress } from '../../../src/app/keeping/follow-address.ts';
import { createStore, type Store } from '../../../src/app/state/store.ts';
import { notation, OPENED } from '../steps.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';
import { createToyWindow, type ToyWindow } from '../toy-window.ts';

const PAGE = 'https://example.org/sendas/';
const OWN = `#${notation(OPENED)}`;
const OTHER = '#toy1:mill:mill:tower:tower:red:7';

interface Page {
  readonly store: Store<ToyPosition>;
  readonly window: ToyWindow;
}

/** `typed`: the address by the time in which it is followed, where it was changed since the page opened. */
function opened(opening: string, typed = opening, store = createStore(toyGame, OPENED)): Page {
  const window = createToyWindow(PAGE + typed);
  window.whileThere(() => followAddress(toyGame, store, readAddress(PAGE + opening), (act) => act()));
  return { store, window };
}

function shown({ store }: Page) {
  const { dialog, made } = store.state.peek();
  return { position: `#${notation(store.state.peek())}`, dialog, made };
}

describe('an address that is typed over the page', () => {
  const CASES = [
    ['a position', OTHER, { position: OTHER, dialog: null, made: undefined }],
    ['a lesson', '#&made=abc', { position: OWN, dialog: 'made', made: 'abc' }],
    ['a position and a lesson', `${OTHER}&made=abc`, { position: OTHER, dialog: 'made', made: 'abc' }],
    ['a broken position and a lesson', '#toy9&made=abc', { position: OWN, dialog: 'made', made: 'abc' }],
  ] as const;

  it.each(CASES)('with %s is opened', (_what, typed, expected) => {
    const page = opened(OWN);
    page.window.whileThere(() => page.window.goTo(PAGE + typed));
    expect(shown(page)).toEqual(expected);
  });

  it.each(CASES)('with %s is opened, also where nothing followed it yet', (_what, typed, expected) => {
    expect(shown(opened(OWN, typed))).toEqual(expected);
  });

  it('with another lesson takes the place of the one that could not be read', () => {
    const page = opened(OWN);
    for (const made of ['cut', 'whole']) page.window.whileThere(() => page.window.goTo(`${PAGE}#&made=${made}`));
    expect(shown(page)).toEqual({ position: OWN, dialog: 'made', made: 'whole' });
  });
});

describe('while an exercise is on', () => {
  async function exercising(plan: Partial<ExercisePlan<ToyPosition>>) {
    const store = createStore(toyGame, OPENED);
    const position = { ...toyGame.start, moon: 5 };
    const exercise = await beginExercise(
      { game: toyGame, store, keeping: () => Promise.reject(new Error('nothing keeps it')) },
      {
        stage: { position, selected: [], help: 'why', fixed: false },
        Head: () => null,
        Body: () => null,
        onAttempt: () => false,
        ...plan,
      },
    );
    return { exercise, ...opened(`?lang=es${OWN}`, undefined, store) };
  }

  it.each([
    ['a fragment of its own', { address: { fragment: '#&made=abc' } }, ['?lang=es#&made=abc', '#&made=abc', OWN]],
    [
      'a parameter, which is taken out by who named it',
      { address: { fragment: '', parameter: ['lesson', 'first'] } },
      ['?lang=es&lesson=first', '?lesson=first', `?lesson=first${OWN}`],
    ],
    ['the own game, where it names nothing', {}, [`?lang=es${OWN}`, OWN, OWN]],
  ] as const)(
    'the bar shows %s, whatever is preferred meanwhile, and the own game after it',
    async (_what, plan, bar) => {
      const { exercise, store, window } = await exercising(plan);
      const seen = [window.href()];
      window.whileThere(() => {
        store.dispatch({ type: 'prefer', preferences: { language: 'en' } });
        seen.push(window.href());
        exercise.end();
        seen.push(window.href());
      });
      expect(seen).toEqual(bar.map((one) => PAGE + one));
    },
  );

  it('a browser that takes no other address is asked again later', async () => {
    vi.useFakeTimers();
    const { exercise, store, window } = await exercising({ address: { fragment: '#&made=abc' } });
    window.whileThere(() => {
      window.refuse(true);
      exercise.end();
      expect([store.exercise.peek(), new URL(window.href()).hash]).toEqual([null, '#&made=abc']);
      window.refuse(false);
      vi.advanceTimersByTime(2000);
    });
    expect(new URL(window.href()).hash).toBe(OWN);
    vi.useRealTimers();
  });
});
