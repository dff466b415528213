// Links: the page opens with one, and one is put into the address of a page that is open. A lesson may come in it.
import { readAddress } from '../../../src/app/keeping/address.ts';
import { followAddress } from '../../../src/app/keeping/follow-address.ts';
import { openingState } from '../../../src/app/keeping/opening.ts';
import { createState, DEFAULT_PREFERENCES } from '../../../src/app/state/app-state.ts';
import { record, startHistory, stepOf } from '../../../src/app/state/history.ts';
import { createStore } from '../../../src/app/state/store.ts';
import { pack, unpack } from '../../../src/app/workshop/lesson-link.ts';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { readLesson } from '../../../src/learning/read-lesson.ts';
import { createToyWindow } from '../../app/toy-window.ts';
import type { Choices } from '../choices.ts';
import { claim, type Door } from '../door.ts';
import { harmText, noise } from '../harm.ts';
import { WAR_LESSON } from './samples.ts';

const PAGE = 'https://example.org/sendas/';
const NOTATIONS = [
  'wotr1',
  'wotr1;p=bre:stst',
  'wotr1;p=bre:st;f=wem2',
  'wotr1;p=hol:st,mor:gi;s=helb',
  'wotr1;n=row,isw,saw',
  game.scenarios.find(({ id }) => id === 'example')?.notation ?? '',
] as const;
const QUERIES = [
  '?lang=en&theme=dark',
  '?lesson=first-steps',
  '?practice=stops&difficulty=2&seed=abc',
  '?daily',
  '?audience=abcd',
  '?embed&still',
  '?present=abcd',
] as const;
const FIGURES = ['strider', 'legolas', 'gimli', 'nazgul-1', 'ada', '', '__proto__'] as const;
const PACKED = await pack(WAR_LESSON);

const KEPT = 'wotr1;p=bre:st';

function parsed(notation: string) {
  const position = game.parse(notation);
  if (!position.ok) throw new Error(`${notation}: expected a position`);
  return position.value;
}

/** A game with a step behind it. */
const OWN = record(startHistory(game.start), { position: parsed(KEPT), turn: null }, { kind: 'link' });
const OPENED = createState(OWN, DEFAULT_PREFERENCES);

function fragment(choices: Choices): string {
  const notation: string = choices.of(NOTATIONS);
  const position = choices.once(4) ? notation : harmText(notation, choices);
  const selected = choices.once(2) ? `&selected=${choices.of(FIGURES)},${choices.of(FIGURES)}` : '';
  const made = choices.once(20) ? `&made=${choices.once(3) ? PACKED : harmText(PACKED, choices)}` : '';
  return choices.once(6) ? `${made}&${selected}${position}` : position + selected + made;
}

/** A page opens with it: with the position of the link, else with the own one. */
function open(href: string): void {
  const { notation, ...rest } = readAddress(href);
  const { history, selected } = openingState(game, { notation, ...rest }, KEPT, DEFAULT_PREFERENCES);
  const { position } = stepOf(history);
  const shown = game.format(position);
  if (shown !== KEPT) claim(canonical(notation ?? '') === shown, `opened with ${shown}`);
  const places = game.places(position);
  claim(new Set(selected.map((id) => places.get(id) ?? null)).size <= 1, `chose ${selected.join()}`);
}

/** Null for what is no position. */
function canonical(notation: string): string | null {
  const position = game.parse(notation);
  return position.ok ? game.format(position.value) : null;
}

const toyWindow = createToyWindow(PAGE);
const store = createStore(game, OPENED);
toyWindow.whileThere(() => followAddress(game, store, readAddress(PAGE), (act) => act()));

/** The address of a page that is open is changed by hand: the own game is there as it was, or one undo back. */
function change(href: string): void {
  const { notation } = readAddress(href);
  toyWindow.whileThere(() => {
    if (store.state.peek().history !== OWN) store.show(OPENED, null);
    store.dispatch({ type: 'notify', notice: null });
    toyWindow.goTo(href);
  });
  const { history, notice } = store.state.peek();
  if (notation === null) {
    claim(history === OWN, 'a link without a position changed the game');
    return;
  }
  if (history === OWN) {
    claim(notice !== null || canonical(notation) === KEPT, 'a broken link is not told');
    claim(notice === null || notice.kind === 'brokenLink' || notice.kind === 'impossibleLink', `told ${notice?.kind}`);
    claim(notice === null || readAddress(toyWindow.href()).notation === KEPT, `the address shows ${toyWindow.href()}`);
    return;
  }
  claim(notice?.kind === 'linkOpened', `told ${notice?.kind}`);
  claim(stepOf(history).before === OWN.at && stepOf(history, OWN.at).position === stepOf(OWN).position, 'lost');
  claim(stepOf(history, 0).position === game.start, 'what was before is lost');
}

async function unpackMade(href: string): Promise<void> {
  const { made } = readAddress(href);
  if (made !== undefined) readLesson(game, await unpack(made));
}

export const link: Door<string> = {
  name: 'link',
  make(choices) {
    const query = choices.once(4) ? choices.of(QUERIES) : '';
    const rest = choices.once(16) ? noise(choices) : fragment(choices);
    const whole = `${query}#${rest}`;
    // What a browser makes of it before the page sees it.
    return new URL(PAGE + (choices.once(12) ? harmText(whole, choices).replace(/^[^?#]*/, '') : whole)).href;
  },
  enter(href) {
    // By one of the two ways in which an address comes to a page.
    if (href.length % 2 === 0) open(href);
    else change(href);
    return unpackMade(href);
  },
};
