// R43–R47: characters that come into play by their own card: where, and what is still missing.
import { board, strongholds } from '../board.ts';
import type { EntryCondition } from '../reasons.ts';
import { controllerOf, isBesieged, isInPlay, isUnconquered, type Position } from '../state/position.ts';
import { type FigureId, FREE_PEOPLES_NATIONS, MORDOR_TRACK, type RegionId } from '../vocabulary.ts';

export const ENTERING_FIGURES = [
  'gandalf-the-white',
  'aragorn',
  'witch-king',
  'saruman',
  'mouth-of-sauron',
] as const satisfies readonly FigureId[];
export type EnteringFigure = (typeof ENTERING_FIGURES)[number];

export interface EntryRule {
  /** Empty when the figure may enter now. */
  missing(position: Position): readonly EntryCondition[];
  /** Where it may enter, in alphabetical order, as if no condition were missing. */
  regions(position: Position): readonly RegionId[];
}

const GONDOR_PORTS: readonly RegionId[] = ['dol-amroth', 'minas-tirith', 'pelargir'];

function unless(holds: boolean, condition: EntryCondition): readonly EntryCondition[] {
  return holds ? [] : [condition];
}

function hasShadowArmy(position: Position, region: RegionId): boolean {
  return position.armies[region]?.some((army) => army.side === 'shadow') ?? false;
}

/** Unconquered Strongholds of one Nation; besieged ones count (R30). */
export function unconqueredStrongholds(position: Position, nation: 'elves' | 'sauron'): readonly RegionId[] {
  return strongholds.filter((region) => board.region(region).nation === nation && isUnconquered(position, region));
}

function gandalfTheWhiteRegions(position: Position): readonly RegionId[] {
  const grey = position.figures['gandalf-the-grey'];
  if (board.has(grey)) return [grey];
  const anywhere: readonly RegionId[] = ['fangorn', ...unconqueredStrongholds(position, 'elves')].sort() as RegionId[];
  if (position.rulings['gandalf-white-enters-despite-enemy'] === 'default') return anywhere;
  return anywhere.filter((region) =>
    region === 'fangorn' ? !hasShadowArmy(position, region) : !isBesieged(position, region),
  );
}

export const ENTRY_RULES: Readonly<Record<EnteringFigure, EntryRule>> = {
  'gandalf-the-white': {
    missing: (position) => [
      ...unless(position.figures['gandalf-the-grey'] !== 'fellowship', 'gandalfTheGreyGone'),
      ...unless(position.minionHasBeenInPlay, 'minionHasBeenInPlay'),
    ],
    regions: gandalfTheWhiteRegions,
  },
  aragorn: {
    missing: (position) => {
      const place = position.figures.strider;
      if (!board.has(place) || !GONDOR_PORTS.includes(place)) return ['striderInGondorPort'];
      return unless(controllerOf(position, place) === 'freePeoples', 'striderSettlementUnconquered');
    },
    regions: ({ figures }) => GONDOR_PORTS.filter((region) => region === figures.strider),
  },
  'witch-king': {
    missing: ({ nations }) => [
      ...unless(nations.sauron.atWar, 'sauronAtWar'),
      ...unless(
        FREE_PEOPLES_NATIONS.some((nation) => nations[nation].atWar),
        'freePeoplesNationAtWar',
      ),
    ],
    regions: ({ armies }) =>
      board.regionIds.filter((region) =>
        armies[region]?.some((army) => army.side === 'shadow' && army.nations.includes('sauron')),
      ),
  },
  saruman: {
    missing: (position) => [
      ...unless(position.nations.isengard.atWar, 'isengardAtWar'),
      ...unless(controllerOf(position, 'orthanc') === 'shadow', 'orthancUnconquered'),
    ],
    regions: () => ['orthanc'],
  },
  'mouth-of-sauron': {
    missing: ({ fellowship, nations }) =>
      unless(
        fellowship.region === MORDOR_TRACK || FREE_PEOPLES_NATIONS.every((nation) => nations[nation].atWar),
        'fellowshipOnMordorTrackOrAllFreePeoplesAtWar',
      ),
    regions: (position) => unconqueredStrongholds(position, 'sauron'),
  },
};

export function isEnteringFigure(figure: string): figure is EnteringFigure {
  return (ENTERING_FIGURES as readonly string[]).includes(figure);
}

/** What is missing for the figure to enter now: it must not be in play nor eliminated, whatever its card says. */
export function missingConditions(position: Position, figure: EnteringFigure): readonly EntryCondition[] {
  const available = !isInPlay(position, figure) && position.figures[figure] !== 'eliminated';
  return [...unless(available, 'figureOutOfPlay'), ...ENTRY_RULES[figure].missing(position)];
}
