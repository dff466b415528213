// Lessons from anywhere: every fault is told with its place, and nothing throws.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/learning/read-lesson.ts';
import { toyGame } from '../app/toy-game.ts';

const NOTATION = toyGame.format(toyGame.start);
const step = {
  id: 'walk',
  position: NOTATION,
  selected: ['bo'],
  goal: { type: 'arrive', ends: { bo: 'mill' } },
  tries: [{ to: 'lake', code: 'tooFar' }],
};
const words = { title: 'T', learned: 'L', steps: { walk: { text: 'a', task: 'b', right: 'c' } } };
const lesson = { version: 1, game: 'toy', id: 'first', topic: 'one', minutes: 1, steps: [step] };

function issuesOf(input: unknown): readonly string[] {
  const read = readLesson(toyGame, input);
  return read.ok ? [] : read.issues.map(({ code, path }) => `${code} ${path}`);
}

const withStep = (more: object) => ({ ...lesson, steps: [{ ...step, ...more }] });

describe('a lesson', () => {
  it('that is whole is read, with what was left out filled in', () => {
    expect(readLesson(toyGame, lesson)).toEqual({
      ok: true,
      value: {
        game: 'toy',
        id: 'first',
        topic: 'one',
        minutes: 1,
        rules: [],
        words: null,
        steps: [
          {
            id: 'walk',
            position: NOTATION,
            action: null,
            moves: [],
            selected: ['bo'],
            help: 'off',
            goal: { type: 'arrive', ends: { bo: ['mill'] } },
            tries: [{ figures: ['bo'], to: 'lake', code: 'tooFar' }],
          },
        ],
      },
    });
  });

  it.each([
    ['of a later version', { ...lesson, version: 2 }, ['otherVersion /version']],
    ['of another game', { ...lesson, game: 'chess' }, ['otherGame /game']],
    ['without steps', { ...lesson, steps: [] }, ['badShape /steps']],
    ['with two faults of shape', { ...lesson, minutes: 0, topic: 7 }, ['badShape /topic', 'tooSmall /minutes']],
    ['that takes too long', { ...lesson, minutes: 31 }, ['tooLarge /minutes']],
    ['with too many steps', { ...lesson, steps: Array.from({ length: 50 }, () => step) }, ['tooMany /steps']],
    [
      'with ends for too many figures',
      withStep({ goal: { type: 'arrive', ends: Object.fromEntries([...'abcdefghi'].map((id) => [id, 'mill'])) } }),
      ['tooMany /steps/0/goal/ends'],
    ],
    ['with ends for nobody', withStep({ goal: { type: 'arrive', ends: {} } }), ['badShape /steps/0/goal/ends']],
    [
      'with a title that is too long',
      { ...lesson, words: { en: { ...words, title: 'x'.repeat(81) } } },
      ['tooLong /words/en/title'],
    ],
    [
      'with a text that is too long',
      { ...lesson, words: { en: { ...words, learned: 'x'.repeat(801) } } },
      ['tooLong /words/en/learned'],
    ],
    ['with a rule that there is not', { ...lesson, rules: ['T1', 'R9999'] }, ['unknownRule /rules/1']],
    ['with a field that nobody knows', { ...lesson, author: 'me' }, ['badShape /author']],
    ['whose position is none', withStep({ position: 'toy9' }), ['badPosition /steps/0/position']],
    ['with a figure that nobody knows', withStep({ selected: ['cy'], tries: [] }), ['unknownFigure /steps/0']],
    ['with a region that nobody knows', withStep({ tries: [{ to: 'sea', code: 'x' }] }), ['unknownRegion /steps/0']],
    ['with an action that nobody knows', withStep({ action: 'fly' }), ['unknownAction /steps/0/action']],
    [
      'whose earlier moves are not legal',
      withStep({ action: 'march', moves: [{ figures: ['bo'], to: 'tower' }] }),
      ['movesNotLegal /steps/0/moves'],
    ],
    [
      'whose goal cannot be reached',
      withStep({ goal: { type: 'arrive', ends: { bo: 'tower' } } }),
      ['goalOutOfReach /steps/0/goal'],
    ],
    [
      'whose wrong try is right',
      withStep({ tries: [{ to: 'mill', code: 'tooFar' }] }),
      ['tryIsLegal /steps/0/tries/0'],
    ],
    [
      'whose wrong try has another reason',
      withStep({ tries: [{ to: 'lake', code: 'wall' }] }),
      ['otherReason /steps/0/tries/0/code'],
    ],
    ['with two steps of one name', { ...lesson, steps: [step, step] }, ['stepTwice /steps/1/id']],
    [
      'whose own words miss a step',
      { ...lesson, words: { en: { ...words, steps: {} } } },
      ['wordsMissing /words/en/steps/walk'],
    ],
    ['that speaks no language', { ...lesson, words: {} }, ['badShape /words']],
  ])('%s is refused, and says where', (_what, input, expected) => {
    expect(issuesOf(input)).toEqual(expected);
  });

  it('with its own words in one language is read', () => {
    expect(issuesOf({ ...lesson, words: { en: words } })).toEqual([]);
  });

  it('is never thrown at anybody, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('steps', 'words', 'rules', 'minutes', 'id'), (value, key) => {
        expect(readLesson(toyGame, value).ok).toBe(false);
        expect(typeof readLesson(toyGame, { ...lesson, [key]: value }).ok).toBe('boolean');
        expect(typeof readLesson(toyGame, withStep({ goal: value })).ok).toBe('boolean');
      }),
    );
  });
});
