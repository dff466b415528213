// One line for a position, in the spirit of FEN: `wotr1;p=lor:ggpe,mor:gi;f=hol5;s=helx,mtib;n=goa,row`.
// docs/notation.md describes it for people. It is read by way of the JSON form, so both refuse the same positions.
import { failure, isNonEmpty, type Result } from '../../../base/result.ts';
import type { WarInputIssue } from '../input/input-issue.ts';
import type { FigureId, NationId, Place, RegionId, RulingId, Side } from '../vocabulary.ts';
import { formatPositionJson } from './format-position.ts';
import { originalOwner, type Position, START } from './position.ts';
import { createPosition, type PositionJson } from './position-changes.ts';
import { NOTATION_GAME, NOTATION_VERSION, readNotation } from './read-notation.ts';
import {
  FELLOWSHIP_CODES,
  FIGURE_CODES,
  FIGURE_ORDER,
  NATION_CODES,
  NATION_ORDER,
  PLACE_CODES,
  RULING_CODES,
} from './short-codes.ts';

const NATION_STATES = { passive: 'p', active: 'a', war: 'w', warThoughPassive: 'o' } as const;

function nationState(active: boolean, atWar: boolean): string {
  if (atWar) return active ? NATION_STATES.war : NATION_STATES.warThoughPassive;
  return active ? NATION_STATES.active : NATION_STATES.passive;
}

function field(letter: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${letter}=${items.join(',')}`] : [];
}

function figureItems(figures: PositionJson['figures']): string[] {
  const byPlace = new Map<string, string>();
  for (const figure of FIGURE_ORDER) {
    const place = figures?.[figure as FigureId];
    if (place === undefined) continue;
    const code = PLACE_CODES[place as Place];
    byPlace.set(code, `${byPlace.get(code) ?? ''}${FIGURE_CODES[figure]}`);
  }
  return [...byPlace].map(([place, codes]) => `${place}:${codes}`).sort();
}

function settlementItems(position: Position, regions: readonly RegionId[]): string[] {
  return regions
    .map((region) => {
      const state = position.settlements[region];
      const changedHands = state?.controller !== originalOwner(region) ? 'x' : '';
      return `${PLACE_CODES[region]}${changedHands}${state?.besieged ? 'b' : ''}`;
    })
    .sort();
}

function armyItems(armies: NonNullable<PositionJson['armies']>): string[] {
  const letter = (side: Side): string => (side === 'shadow' ? 's' : 'f');
  return Object.entries(armies)
    .map(([region, list]) => {
      const entries = (list ?? []).map((army) => {
        const nations = (army.nations as readonly NationId[]).map((nation) => NATION_CODES[nation]).join('');
        return `${letter(army.side as Side)}${army.besieged ? 'b' : ''}${nations}`;
      });
      return `${PLACE_CODES[region as RegionId]}:${entries.length > 0 ? entries.join('.') : '0'}`;
    })
    .sort();
}

/** The canonical line: equal positions give equal lines, and only what differs from the standard start is written. */
export function formatNotation(position: Position): string {
  const json = formatPositionJson(position);
  const { region, progress } = position.fellowship;
  const fellowship = json.fellowship ? [`${FELLOWSHIP_CODES[region]}${progress}`] : [];
  const nations = NATION_ORDER.filter((nation) => json.nations?.[nation] !== undefined);
  return [
    `${NOTATION_GAME}${NOTATION_VERSION}`,
    ...field('p', figureItems(json.figures)),
    ...field('f', fellowship),
    ...field('s', settlementItems(position, Object.keys(json.settlements ?? {}) as RegionId[])),
    ...field(
      'n',
      nations.map((nation) => {
        const { active, atWar } = position.nations[nation];
        return `${NATION_CODES[nation]}${nationState(active, atWar)}`;
      }),
    ),
    ...field('a', armyItems(json.armies ?? {})),
    ...field('r', (Object.keys(json.rulings ?? {}) as RulingId[]).map((ruling) => RULING_CODES[ruling]).sort()),
    ...field('m', json.minionHasBeenInPlay === undefined ? [] : [json.minionHasBeenInPlay ? '1' : '0']),
  ].join(';');
}

/** Reads the line back. Never throws; the result holds every piece that cannot be read, or every impossibility. */
export function parseNotation(text: string, path = ''): Result<Position, WarInputIssue> {
  const { json, issues } = readNotation(text, path);
  if (isNonEmpty(issues)) return failure(issues);
  const created = createPosition(json, path);
  // The places of a JSON position are none of the text's: the line as a whole is what is impossible.
  return created.ok ? created : failure(mapIssues(created.issues, path));
}

function mapIssues(
  issues: readonly [WarInputIssue, ...WarInputIssue[]],
  path: string,
): readonly [WarInputIssue, ...WarInputIssue[]] {
  const [first, ...others] = issues;
  return [{ ...first, path }, ...others.map((issue) => ({ ...issue, path }))];
}

/** The notation of the standard start. */
export const START_NOTATION = formatNotation(START);
