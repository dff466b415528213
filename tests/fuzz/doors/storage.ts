// The browser's storage: any text under any key that the page reads. The page opens and goes on; what it cannot read is
// put aside, and all else stays.

import { readAddress } from '../../../src/app/keeping/address.ts';
import { findBeginning } from '../../../src/app/keeping/find-beginning.ts';
import { moveFirstGames } from '../../../src/app/keeping/first-version.ts';
import { keepPreferences } from '../../../src/app/keeping/keep-preferences.ts';
import { readPreferences } from '../../../src/app/keeping/preferences.ts';
import { listRuns } from '../../../src/app/keeping/runs.ts';
import { listSaves, readSave } from '../../../src/app/keeping/saves.ts';
import { historyEntry } from '../../../src/app/keeping/step-entry.ts';
import { keepDone, progressKey, readProgress } from '../../../src/app/lessons/progress.ts';
import { runItems, saveItems } from '../../../src/app/model/saves-model.ts';
import { keepAnswer, practiceKey, readRecord } from '../../../src/app/practice/record-shelf.ts';
import { readKept } from '../../../src/app/presenter/session.ts';
import { DEFAULT_PREFERENCES } from '../../../src/app/state/app-state.ts';
import { newDraft } from '../../../src/app/workshop/draft.ts';
import { keepMade, madeKey, readMade } from '../../../src/app/workshop/made-shelf.ts';
import { createChance } from '../../../src/practice/chance.ts';
import { nextTopic } from '../../../src/practice/schedule.ts';
import { stepped, tapFigures, tapRegion } from '../../app/steps.ts';
import { toyGame } from '../../app/toy-game.ts';
import { type OpenShelf, openShelf } from '../../app/toy-shelf.ts';
import { keptNotations, NOON, openTab } from '../../app/toy-tab.ts';
import { toyText } from '../../app/toy-text.ts';
import { openWorkshop } from '../../app/toy-workshop.ts';
import { claim, type Door } from '../door.ts';
import { harmJson } from '../harm.ts';
import { TOY_LESSONS } from './samples.ts';

const GAME = toyGame.id;
const breathe = () => Promise.resolve();

async function playedShelf(): Promise<Readonly<Record<string, string>>> {
  const shelf = openShelf();
  const tab = await openTab(shelf);
  tab.do(tapRegion('mill'), tapFigures('bo'), tapRegion('mill'));
  return shelf.texts();
}

const RUN = await playedShelf();
const OWN = { version: 1, game: GAME, notation: 'toy1:mill:mill:tower:tower:red:7' };
const { history } = stepped([tapFigures('ada'), tapRegion('mill')]);
const SAVE = {
  version: 2,
  game: GAME,
  name: 'Mía',
  time: NOON,
  order: 1,
  notation: OWN.notation,
  history: historyEntry(toyGame, history),
};
const ANSWER = { at: NOON, topic: 'a', difficulty: 1, seed: 's', score: 0.5, date: '2024-05-03' };
const DRAFT_STEP = {
  id: 'one',
  position: toyGame.format(toyGame.start),
  action: 'march',
  moves: [{ figures: ['ada'], to: 'mill' }],
  selected: ['bo'],
  goal: 'judge',
  to: 'lake',
  text: '',
  task: '',
  right: 'c',
  hint: '',
};
const MADE = {
  version: 1,
  items: [
    { id: 'draft', draft: { ...newDraft('draft', 'es'), title: 'Mía', steps: [DRAFT_STEP] } },
    { id: 'made-1', title: 'T', file: TOY_LESSONS[4] },
  ],
};
const PRESENTED = {
  channel: 'abcd',
  scene: {
    position: OWN.notation,
    turn: null,
    selected: [],
    region: null,
    moved: null,
    stage: 'why',
    left: null,
    spotlight: null,
    dark: false,
    language: 'es',
    theme: 'dark',
    turned: false,
    labelScale: 1,
  },
  notes: [],
  stepwise: true,
  count: 0,
  shared: true,
};

/** What is kept of the games, and of all else, in good order. Where the page began with another version, besides. */
const GAMES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(RUN).map(([key, text]) => [key, key === 'sendas.latest' ? text : JSON.parse(text)]),
  ),
  'sendas.save.a': SAVE,
};
const FIRST_VERSION: Readonly<Record<string, unknown>> = { 'sendas.game': OWN, 'sendas.former': [OWN] };
const OTHERS: Readonly<Record<string, unknown>> = {
  'sendas.preferences': DEFAULT_PREFERENCES,
  [progressKey(GAME)]: { version: 1, done: ['first'] },
  [practiceKey(GAME)]: { version: 1, given: [ANSWER, { ...ANSWER, at: NOON + 1, date: null }] },
  [madeKey(GAME)]: MADE,
  'sendas.present': PRESENTED,
};
const TAB: Readonly<Record<string, unknown>> = { 'sendas.tab': { run: 'x', saved: OWN.notation, held: OWN.notation } };

const texts = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
const GOOD_GAMES = texts(GAMES);
const SOURCES = { ...GAMES, ...FIRST_VERSION, ...OTHERS, ...TAB };
const [FIRST_KEY = '', ...OTHER_KEYS] = Object.keys(SOURCES);
const KEYS: readonly [string, ...string[]] = [FIRST_KEY, ...OTHER_KEYS];

/** The page begins with it. */
async function begin(key: string, harmed: string): Promise<void> {
  const { shelf, tab } = shelvesWith(key, harmed);
  const shelves = { shared: shelf, tab };
  moveFirstGames({ shelf, game: toyGame, newId: () => 'new', now: () => NOON });
  await findBeginning(toyGame, shelves, readAddress('https://example.org/'), breathe);
  if (key.startsWith('sendas.save.')) {
    for (const { entry } of listSaves(shelf, toyGame).saves) await readSave(toyGame, entry, breathe);
  }
  for (const [one, text] of Object.entries(shelf.found)) {
    if (one !== 'sendas.latest' && !(one in FIRST_VERSION)) claimThere(shelf, one, text);
  }
}

/** The page opens on it, moves somebody, and looks at its lists. */
async function play(key: string, harmed: string): Promise<void> {
  const { shelf, tab: own } = shelvesWith(key, harmed);
  const tab = await openTab(shelf, '', own);
  const opened = tab.notation();
  tab.do(tapFigures('bird-1'), tapRegion(opened.split(':')[3] === 'hill' ? 'lake' : 'hill'));
  claim(keptNotations(shelf)[0] === tab.notation(), 'the move is not kept');
  tab.do({ type: 'undo' });
  claim(tab.notation() === opened, 'the move cannot be taken back');
  const wording = { game: toyGame, text: toyText };
  saveItems(wording, listSaves(shelf, toyGame).saves, '');
  runItems(wording, tab.state(), listRuns(shelf, toyGame), null);
  // The game that it goes on with is written on; pointers point elsewhere; games of the first version become others.
  const ownRun = `sendas.run.${tab.keeper.presentRun()}`;
  const goesOn = (one: string): boolean => one === ownRun || one.startsWith(`${ownRun}/`) || one === 'sendas.latest';
  for (const [one, text] of Object.entries(shelf.found)) {
    if (!goesOn(one) && !(one in FIRST_VERSION)) claimThere(shelf, one, text);
  }
  if (key in FIRST_VERSION) claimFirstVersion(shelf, key, harmed);
}

function shelvesWith(key: string, harmed: string) {
  const isOfTab = key === 'sendas.tab';
  const found: Readonly<Record<string, string>> = isOfTab ? GOOD_GAMES : { ...GOOD_GAMES, [key]: harmed };
  return { shelf: Object.assign(openShelf(found), { found }), tab: openShelf(isOfTab ? { [key]: harmed } : {}) };
}

/** Under its key or put aside. */
function claimThere(shelf: OpenShelf, key: string, text: string): void {
  if (shelf.getItem(key) === text) return;
  const isAside = Object.entries(shelf.texts()).some(([one, kept]) => one.startsWith('sendas.aside.') && kept === text);
  claim(isAside, `${key} is lost`);
}

function claimFirstVersion(shelf: OpenShelf, key: string, harmed: string): void {
  if (shelf.getItem(key) !== null) return;
  if (Object.values(shelf.texts()).includes(harmed)) return;
  // Each beside the one that goes on.
  const games = parsed(harmed);
  const count = Array.isArray(games) ? games.length : 1;
  claim(listRuns(shelf, toyGame).length === 1 + count, `${key} is lost`);
}

/** Each is read, and something is added to it. */
const USES: Readonly<Record<string, (shelf: OpenShelf, key: string, harmed: string) => void>> = {
  'sendas.preferences'(shelf, key, harmed) {
    const read = readPreferences(shelf);
    claim(read.language === 'es' || read.language === 'en', `speaks ${read.language}`);
    keepPreferences(shelf, { ...read, turned: true });
    claim(readPreferences(shelf).turned, 'not kept');
    const former: unknown = parsed(harmed);
    if (typeof former !== 'object' || former === null || Array.isArray(former)) claimThere(shelf, key, harmed);
    else claimKeys(shelf, key, former);
  },
  [progressKey(GAME)](shelf, key, harmed) {
    const before = readProgress(shelf, GAME);
    keepDone(shelf, GAME, 'second');
    const after = readProgress(shelf, GAME);
    claim(
      [...before].every((id) => after.has(id)),
      'what was done is lost',
    );
    const { done } = Object(parsed(harmed));
    const isEmpty = Array.isArray(done) && done.length === 0;
    if (before.size === 0 && !isEmpty) claimThere(shelf, key, harmed);
  },
  [practiceKey(GAME)](shelf, key, harmed) {
    const { record, trouble } = readRecord(shelf, GAME);
    nextTopic(record, ['a', 'b'], NOON, createChance('x'));
    const kept = keepAnswer(shelf, GAME, record, { ...ANSWER, difficulty: 1, at: 5, seed: 'new', answer: null });
    claim(
      record.every((one) => kept.record.includes(one) || kept.record.some(({ at }) => at === one.at)),
      'lost',
    );
    if (trouble !== null) claimThere(shelf, key, harmed);
  },
  [madeKey(GAME)](shelf, key, harmed) {
    const before = readMade(shelf, GAME);
    keepMade(shelf, GAME, { id: 'new', draft: newDraft('new', 'es') });
    const after = readMade(shelf, GAME);
    claim(after.items.length >= before.items.length, 'a lesson is lost');
    claim(after.unreadable.length === before.unreadable.length, 'an unreadable lesson is lost');
    if (before.trouble !== null) claimThere(shelf, key, harmed);
    const workshop = openWorkshop(shelf, {
      onPlay: ({ id }) => claim(id !== '', 'plays a lesson without a name'),
    });
    for (const item of workshop.list.peek().items) {
      workshop.titleOf(item);
      workshop.play(item);
    }
  },
  'sendas.present'(shelf) {
    readKept(shelf, 'abcd');
  },
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function claimKeys(shelf: OpenShelf, key: string, former: object): void {
  const kept = Object(parsed(shelf.getItem(key) ?? ''));
  const lost = Object.keys(former).filter((name) => !Object.hasOwn(kept, name));
  claim(lost.length === 0, `lost ${lost.join()}`);
}

/** `plays`: the page is opened and played on, which costs ten times what it costs to begin. */
interface Kept {
  readonly key: string;
  readonly text: string;
  readonly plays: boolean;
}

export const storage: Door<Kept> = {
  name: 'storage',
  make(choices) {
    const key = choices.of(KEYS);
    return { key, text: harmJson(SOURCES[key], choices), plays: choices.once(24) };
  },
  enter({ key, text, plays }) {
    const use = USES[key];
    if (use !== undefined) return use(openShelf({ [key]: text }), key, text);
    return plays ? play(key, text) : begin(key, text);
  },
};
