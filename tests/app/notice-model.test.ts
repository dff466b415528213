// Every notice has its words: all but those about the network in the first view, before any later part is fetched.
import { describe, expect, it } from 'vitest';
import { causeText, noticeModel } from '../../src/app/model/notice-model.ts';
import { type Scene, setScene } from '../../src/app/model/scene.ts';
import { createState, DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { type Cause, startHistory } from '../../src/app/state/history.ts';
import type { Notice } from '../../src/app/state/notice.ts';
import { warOfTheRing } from '../../src/games/war-of-the-ring/index.ts';
import { createText } from '../../src/text/create-text.ts';
import { loadPagePart } from '../../src/text/page-parts.ts';
import { LANGUAGES, type Text } from '../../src/text/text.ts';

type Position = typeof warOfTheRing.start;
type Kinds<Kinded extends { readonly kind: string }> = { readonly [Kind in Kinded['kind']]: readonly Kinded[] };

const figures = ['legolas', 'gimli'];
const { actions, board, counters, figures: all, places, rulings, scenarios, settings, start } = warOfTheRing;

/** A kind that is new does not compile without its line. */
const CAUSES: Kinds<Cause> = {
  move: [
    { kind: 'move', figures, to: 'lorien' },
    { kind: 'move', figures: ['gimli'], to: 'lorien' },
  ],
  takeBack: [{ kind: 'takeBack', figures, to: 'lorien' }],
  place: [...new Set([...places(start).values(), 'eliminated', 'mordorTrack'])].map((place) => ({
    kind: 'place',
    figures: all.slice(0, 1).map(({ id }) => id),
    place,
  })),
  setting: settings(start, 'lorien').flatMap(({ id, values }) =>
    values.map((value) => ({ kind: 'setting', region: 'lorien', setting: id, value })),
  ),
  counter: counters(start).map(({ id, maximum }) => ({ kind: 'counter', counter: id, value: maximum })),
  ruling: rulings(start).map(({ id, value }) => ({ kind: 'ruling', ruling: id, value })),
  begin: actions.map(({ id }) => ({ kind: 'begin', action: id })),
  end: actions.map(({ id }) => ({ kind: 'end', action: id })),
  scenario: scenarios.map(({ id }) => ({ kind: 'scenario', scenario: id })),
  example: [{ kind: 'example', rule: 'M1' }],
  save: [{ kind: 'save', name: 'Lórien' }],
  link: [{ kind: 'link' }],
  former: [{ kind: 'former' }],
  file: [{ kind: 'file' }],
};

const cause: Cause = { kind: 'move', figures, to: 'lorien' };

const NOTICES: Kinds<Exclude<Notice, OfTheNetwork | Unsaid>> = {
  done: [{ kind: 'done', cause }],
  undone: [{ kind: 'undone', cause }],
  redone: [{ kind: 'redone', cause }],
  impossible: [{ kind: 'impossible', issues: [] }],
  brokenLink: [{ kind: 'brokenLink', text: 'wotr1;p', issues: [] }],
  impossibleLink: [{ kind: 'impossibleLink', text: 'wotr1;p', issues: [] }],
  linkOpened: [
    { kind: 'linkOpened', former: true },
    { kind: 'linkOpened', former: false },
  ],
  linkCopied: [{ kind: 'linkCopied' }],
  linkToCopy: [{ kind: 'linkToCopy', address: 'https://example.org/' }],
  storageBroken: [{ kind: 'storageBroken' }],
  storageForeign: [{ kind: 'storageForeign' }],
  storageNewer: [{ kind: 'storageNewer' }],
  storageFull: [{ kind: 'storageFull' }],
  storageRefused: [{ kind: 'storageRefused' }],
  historyBroken: [{ kind: 'historyBroken' }],
  opened: [{ kind: 'opened', cause, former: null }],
  wentOn: [{ kind: 'wentOn', run: 'one' }],
  gameMissing: [{ kind: 'gameMissing' }],
  languageMissing: [{ kind: 'languageMissing' }],
  pieceMissing: [{ kind: 'pieceMissing' }],
  keepingMissing: [{ kind: 'keepingMissing' }],
  nothingToUndo: [{ kind: 'nothingToUndo' }],
  nothingToRedo: [{ kind: 'nothingToRedo' }],
};

/** Given only once the words of the table are there: `offline/keep-offline.ts`. */
type OfTheNetwork = Extract<Notice, { kind: 'offlineReady' | 'updateReady' | 'updating' }>;
const OF_THE_NETWORK: Kinds<OfTheNetwork> = {
  offlineReady: [{ kind: 'offlineReady' }],
  updateReady: [{ kind: 'updateReady' }],
  updating: [{ kind: 'updating' }],
};

/** A wish, of which only the outcome is told. */
type Unsaid = Extract<Notice, { kind: 'reopening' }>;

function sceneWith(text: Text, notice: Notice | null): Scene<Position> {
  return setScene(warOfTheRing, { ...createState(startHistory(start), DEFAULT_PREFERENCES), notice }, text);
}

/** Words that are missing throw. */
const said = (text: Text, notices: Readonly<Record<string, readonly Notice[]>>): readonly string[] =>
  Object.values(notices)
    .flat()
    .map((notice) => noticeModel(sceneWith(text, notice))?.text ?? '');

describe.each(LANGUAGES)('in %s, with the words of the first view alone', (language) => {
  it('every notice that it can show has words of its own', async () => {
    const words = said(await createText(language, warOfTheRing.id), NOTICES);
    expect(words.filter((text) => text === '')).toEqual([]);
    // A move that is done and one that opened a game are told alike.
    expect(new Set(words).size).toBe(words.length - 1);
  });

  it('everything that can be done, undone or redone has words', async () => {
    const scene = sceneWith(await createText(language, warOfTheRing.id), null);
    const silent = Object.entries(CAUSES).filter(([, causes]) => causes.length === 0);
    expect(silent).toEqual([]);
    const words = Object.values(CAUSES)
      .flat()
      .map((done) => causeText(scene, done));
    expect(words.filter((text) => !/[.»]$/.test(text))).toEqual([]);
  });

  it('the wish for a game back is not told, only what comes of it', async () => {
    const text = await createText(language, warOfTheRing.id);
    expect(noticeModel(sceneWith(text, { kind: 'reopening', run: 'one' }))).toBeNull();
  });

  it('a game that has gone on in another tab is asked about', async () => {
    const text = await createText(language, warOfTheRing.id);
    const offer = noticeModel(sceneWith(text, { kind: 'wentOn', run: 'one' }))?.offer;
    expect(offer).toMatchObject({ accepted: { kind: 'reopening', run: 'one' } });
    expect([offer?.yes, offer?.later]).toEqual(
      language === 'es' ? ['Seguir desde ahí', 'Quedarme aquí'] : ['Go on from there', 'Stay here'],
    );
  });

  it('those about the network have theirs once the words of the table are there', async () => {
    const text = await createText(language, warOfTheRing.id);
    text.add(await loadPagePart(language, 'table'));
    expect(new Set(said(text, OF_THE_NETWORK)).size).toBe(3);
  });
});

it('a place of every sort is tried', () => {
  const tried = CAUSES.place.map((done) => ('place' in done ? done.place : ''));
  expect(tried.filter((place) => !board.has(place)).sort()).toEqual([
    'eliminated',
    'fellowship',
    'mordorTrack',
    'outOfPlay',
  ]);
});
