// The one-line notation taken apart, field by field, into the JSON form. Bad pieces are all reported, none is guessed.
import type { Fact } from '../../../movement/message.ts';
import type { WarInputIssue } from '../input/input-issue.ts';
import type { RegionId, Side } from '../vocabulary.ts';
import { MORDOR_TRACK, otherSide } from '../vocabulary.ts';
import { originalOwner } from './position.ts';
import type { PositionJson } from './position-changes.ts';
import {
  FELLOWSHIP_CODES,
  figureByCode,
  MORDOR_TRACK_CODE,
  nationByCode,
  placeByCode,
  regionByCode,
  rulingByCode,
} from './short-codes.ts';

export const NOTATION_GAME = 'wotr';
export const NOTATION_VERSION = 1;

/** Far more than any position needs; what is longer is not read at all. */
const MAXIMUM_LENGTH = 4000;
const CLIPPED_LENGTH = 24;

type Writable<Json> = { -readonly [Key in keyof Json]: Json[Key] };
type Draft = {
  [Field in Exclude<keyof PositionJson, 'minionHasBeenInPlay'>]-?: Writable<NonNullable<PositionJson[Field]>>;
} & {
  minionHasBeenInPlay?: boolean;
};

/** Reads one item of a field into the draft; false where it cannot be read. */
type ItemReader = (draft: Draft, item: string) => boolean;

const NATION_STATES: Readonly<Record<string, { active: boolean; atWar: boolean }>> = {
  p: { active: false, atWar: false },
  a: { active: true, atWar: false },
  w: { active: true, atWar: true },
  o: { active: false, atWar: true },
};

function pairs(text: string): string[] {
  return text.match(/../g) ?? [];
}

function readFigures(draft: Draft, item: string): boolean {
  const match = /^([a-z]{2,3}):((?:[a-z][a-z1-8])+)$/.exec(item);
  const place = placeByCode.get(match?.[1] ?? '');
  if (!match || place === undefined) return false;
  return pairs(match[2] ?? '').every((code) => {
    const figure = figureByCode.get(code);
    if (figure === undefined || Object.hasOwn(draft.figures, figure)) return false;
    draft.figures[figure] = place;
    return true;
  });
}

function readFellowship(draft: Draft, item: string): boolean {
  const match = /^([a-z]{2,3})(\d{1,2})$/.exec(item);
  const code = match?.[1] ?? '';
  const region = code === MORDOR_TRACK_CODE ? MORDOR_TRACK : regionByCode.get(code);
  if (!match || region === undefined || draft.fellowship.region !== undefined) return false;
  draft.fellowship = { region, progress: Number(match[2]) };
  return region in FELLOWSHIP_CODES;
}

function readSettlement(draft: Draft, item: string): boolean {
  const match = /^([a-z]{3})(x?)(b?)$/.exec(item);
  const region = regionByCode.get(match?.[1] ?? '');
  if (!match || region === undefined || Object.hasOwn(draft.settlements, region)) return false;
  const owner = originalOwner(region);
  if (owner === null) return false;
  draft.settlements[region] = {
    ...(match[2] ? { controller: otherSide(owner) } : {}),
    ...(match[3] ? { besieged: true } : {}),
  };
  return Boolean(match[2] || match[3]);
}

function readNation(draft: Draft, item: string): boolean {
  const match = /^([a-z]{2})([pawo])$/.exec(item);
  const nation = nationByCode.get(match?.[1] ?? '');
  const state = NATION_STATES[match?.[2] ?? ''];
  if (nation === undefined || !state || Object.hasOwn(draft.nations, nation)) return false;
  draft.nations[nation] = state;
  return true;
}

function readArmies(draft: Draft, item: string): boolean {
  const match = /^([a-z]{3}):(0|[fs]b?(?:[a-z]{2})*(?:\.[fs]b?(?:[a-z]{2})*)*)$/.exec(item);
  const region: RegionId | undefined = regionByCode.get(match?.[1] ?? '');
  if (!match || region === undefined || Object.hasOwn(draft.armies, region)) return false;
  draft.armies[region] = null;
  if (match[2] === '0') return true;
  const entries = (match[2] ?? '').split('.').map((entry) => {
    const besieged = entry.length % 2 === 0;
    const nations = pairs(entry.slice(besieged ? 2 : 1)).map((code) => nationByCode.get(code));
    const side: Side = entry.startsWith('s') ? 'shadow' : 'freePeoples';
    return {
      side,
      nations: nations.filter((nation) => nation !== undefined),
      besieged,
      whole: !nations.includes(undefined),
    };
  });
  draft.armies[region] = entries.map(({ side, nations, besieged }) => ({ side, nations, besieged }));
  return entries.every(({ whole }) => whole);
}

function readRuling(draft: Draft, item: string): boolean {
  const ruling = rulingByCode.get(item);
  if (ruling === undefined || Object.hasOwn(draft.rulings, ruling)) return false;
  draft.rulings[ruling] = 'other';
  return true;
}

function readMinion(draft: Draft, item: string): boolean {
  if ((item !== '0' && item !== '1') || draft.minionHasBeenInPlay !== undefined) return false;
  draft.minionHasBeenInPlay = item === '1';
  return true;
}

const READERS: ReadonlyMap<string, ItemReader> = new Map([
  ['p', readFigures],
  ['f', readFellowship],
  ['s', readSettlement],
  ['n', readNation],
  ['a', readArmies],
  ['r', readRuling],
  ['m', readMinion],
]);

function bad(path: string, found: string): WarInputIssue {
  return { code: 'badNotation', path, found: found.slice(0, CLIPPED_LENGTH) };
}

function badItem(path: string, item: string): WarInputIssue {
  const about = aboutOf(item);
  return { ...bad(path, item), ...(about === null ? {} : { about }) };
}

/** Regions stand at the head of an item, figures behind the colon. */
function aboutOf(item: string): Fact | null {
  const [head = '', tail = ''] = item.split(':', 2);
  const region = regionByCode.get(head.slice(0, 3));
  if (region !== undefined) return { kind: 'region', id: region };
  const figure = figureByCode.get(tail.slice(0, 2));
  return figure === undefined ? null : { kind: 'figure', id: figure };
}

/** The JSON form, and a `badNotation` issue for each piece that cannot be read. */
export function readNotation(text: string, path: string): { readonly json: Draft; readonly issues: WarInputIssue[] } {
  const json: Draft = { settlements: {}, figures: {}, fellowship: {}, nations: {}, armies: {}, rulings: {} };
  if (text.length > MAXIMUM_LENGTH) return { json, issues: [bad(path, text)] };
  const [head = '', ...fields] = text.trim().split(';');
  const version = /^wotr(\d{1,6})$/.exec(head)?.[1];
  if (version === undefined) return { json, issues: [bad(path, head)] };
  if (Number(version) !== NOTATION_VERSION) {
    return { json, issues: [{ code: 'unsupportedVersion', path, found: version }] };
  }
  const issues: WarInputIssue[] = [];
  const seen = new Set<string>();
  for (const piece of fields) {
    const letter = piece.slice(0, 1);
    const reader = READERS.get(letter);
    if (!reader || piece[1] !== '=' || seen.has(letter)) {
      issues.push(bad(path, piece));
      continue;
    }
    seen.add(letter);
    for (const item of piece.slice(2).split(',')) if (!reader(json, item)) issues.push(badItem(path, item));
  }
  return { json, issues };
}
