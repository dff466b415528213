// Words that mean ill come through every door as words: they are shown as they stand, shortened, or refused with the rest.
import { describe, expect, test } from 'vitest';
import { grantWish } from '../../src/app/embed/wish.ts';
import { readAddress } from '../../src/app/keeping/address.ts';
import { parseGameFile } from '../../src/app/keeping/game-file.ts';
import { openingState } from '../../src/app/keeping/opening.ts';
import { PREFERENCES_KEY, readPreferences } from '../../src/app/keeping/preferences.ts';
import { listSaves } from '../../src/app/keeping/saves.ts';
import { causeText } from '../../src/app/model/notice-model.ts';
import { faultText, saveItems } from '../../src/app/model/saves-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import { readMessage } from '../../src/app/presenter/messages.ts';
import { createState, DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { startHistory, stepOf } from '../../src/app/state/history.ts';
import { newDraft } from '../../src/app/workshop/draft.ts';
import { pack, unpack } from '../../src/app/workshop/lesson-link.ts';
import { madeKey, readMade } from '../../src/app/workshop/made-shelf.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { readLesson } from '../../src/learning/read-lesson.ts';
import { loadEmbedWords } from '../../src/text/embed-words.ts';
import { createTextSync } from '../../src/text/index.ts';
import { loadPagePart } from '../../src/text/page-parts.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { openShelf } from './toy-shelf.ts';

const text = createTextSync('es', game.id);
for (const part of ['table', 'teach'] as const) text.add(await loadPagePart('es', part));
text.add(await loadEmbedWords('es'));
const breathe = () => Promise.resolve();

const SCENE = {
  position: 'wotr1',
  turn: null,
  selected: [],
  region: null,
  moved: null,
  stage: 'answer',
  left: null,
  spotlight: null,
  dark: false,
  language: 'es',
  theme: 'light',
  turned: false,
  labelScale: 1,
};
const LESSON = {
  version: 1,
  game: game.id,
  id: 'made-1',
  topic: 'made',
  minutes: 1,
  rules: [],
  steps: [{ id: 's1', position: 'wotr1;p=hol:st', goal: { type: 'tap', regions: ['moria'] } }],
};
const words = (said: string) => ({
  es: { title: said, learned: said, steps: { s1: { text: said, task: said, right: said } } },
});

/** What is shown of it; empty where it is refused without being named. */
type Door = (hostile: string) => Promise<readonly string[]> | readonly string[];

const lesson = (file: unknown): readonly string[] => {
  const read = readLesson(game, file);
  if (!read.ok) return [];
  const said = read.value.words?.es;
  return said ? [said.title, said.learned, said.steps.s1?.task ?? ''] : [];
};

const doors: Readonly<Record<string, Door>> = {
  'the name of a kept game': (name) => {
    const entry = { version: 2, game: game.id, name, time: 1, order: 1, notation: 'wotr1', history: null };
    const { saves } = listSaves(openShelf({ 'sendas.save.a': JSON.stringify(entry) }), game);
    return saveItems({ game, text }, saves, '').map((item) => item.name);
  },
  'the name of a game that is opened': (name) => {
    const state = createState(startHistory(game.start), DEFAULT_PREFERENCES);
    return [causeText(setScene(game, state, text), { kind: 'save', name })];
  },
  'the game that a file is of': async (other) => {
    const read = await parseGameFile(
      game,
      JSON.stringify({ format: 'sendas', version: 1, game: other, games: [] }),
      breathe,
    );
    return read.ok ? [] : read.issues.map((fault) => faultText(text, fault));
  },
  'the position of a link': (notation) => {
    const address = readAddress(`https://example.org/#${encodeURIComponent(notation)}`);
    const state = openingState(game, address, 'wotr1', DEFAULT_PREFERENCES);
    expect(game.format(stepOf(state.history).position)).toBe('wotr1');
    const parsed = game.parse(address.notation ?? '');
    return parsed.ok ? [] : parsed.issues.map((issue) => text.issue(issue));
  },
  'a figure in the position of a link': (figure) => {
    const parsed = game.parse(`wotr1;p=bre:${figure}`);
    return parsed.ok ? [] : parsed.issues.map((issue) => text.issue(issue));
  },
  'the query of a link': (word) => {
    const { language, theme, opens } = readAddress(
      `https://example.org/?lang=${encodeURIComponent(word)}&theme=${encodeURIComponent(word)}`,
    );
    expect({ language, theme, opens }).toEqual({ language: null, theme: null, opens: null });
    return [];
  },
  'the settings on the shelf': (word) => {
    const kept = JSON.stringify(
      Object.fromEntries([...Object.keys(DEFAULT_PREFERENCES), word].map((key) => [key, word])),
    );
    expect(readPreferences(openShelf({ [PREFERENCES_KEY]: kept }))).toEqual(DEFAULT_PREFERENCES);
    return [];
  },
  'the words of a lesson': (said) => lesson({ ...LESSON, words: words(said) }),
  'the ids of a lesson': (id) => lesson({ ...LESSON, id }),
  'a region in a lesson': (region) =>
    lesson({ ...LESSON, steps: [{ ...LESSON.steps[0], goal: { type: 'tap', regions: [region] } }] }),
  'the link of a lesson': async (said) => lesson(await unpack(await pack({ ...LESSON, words: words(said) }))),
  'a made lesson on the shelf': (title) => {
    const item = { id: 'a', draft: { ...newDraft('a', 'es'), title } };
    const shelf = openShelf({ [madeKey(game.id)]: JSON.stringify({ version: 1, items: [item] }) });
    return readMade(shelf, game.id).items.map((one) => ('draft' in one ? one.draft.title : one.title));
  },
  'a message of another window': (word) => {
    for (const field of [
      'stage',
      'language',
      'theme',
      'left',
      'dark',
      'turned',
      'labelScale',
      'turn',
      'moved',
    ] as const) {
      expect(readMessage({ version: 1, message: { kind: 'scene', scene: { ...SCENE, [field]: word } } })).toBeNull();
    }
    const notes = [{ kind: word, colour: word, points: [[word, word]] }];
    expect(readMessage({ version: 1, message: { kind: 'notes', notes } })).toBeNull();
    expect(readMessage({ version: 1, message: { kind: word } })).toBeNull();
    return [];
  },
  'what another page wants to be shown': (word) => {
    const { position, selected, region, issues } = grantWish(game, {
      notation: 'wotr1',
      selected: [word],
      region: word,
    });
    expect({ position, selected, region }).toEqual({ position: game.start, selected: [], region: null });
    return issues.map(({ say }) => say(text));
  },
};

/** Without the signs that direct letters: those are shown where a name stands by itself. */
const undirected = (said: string): string => said.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** As much of it as every door shows that shows anything. */
const SHOWN = 9;

describe.each(Object.entries(doors))('%s', (_, door) => {
  test.each(HOSTILE_NAMES)('%s', async (_, hostile) => {
    const shown = await door(hostile);
    if (shown.length > 0) expect(undirected(shown.join('\n'))).toContain(undirected(hostile).trim().slice(0, SHOWN));
    // Nothing got at what all objects have in common.
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

test('the doors that show what came in do show it', async () => {
  const [[, hostile] = ['', '']] = HOSTILE_NAMES;
  const showing = await Promise.all(
    Object.entries(doors).map(async ([name, door]) => ((await door(hostile)).length > 0 ? name : '')),
  );
  expect(showing.filter((name) => name !== '')).toEqual([
    'the name of a kept game',
    'the name of a game that is opened',
    'the game that a file is of',
    'the position of a link',
    'a figure in the position of a link',
    'the words of a lesson',
    'the link of a lesson',
    'a made lesson on the shelf',
    'what another page wants to be shown',
  ]);
});
