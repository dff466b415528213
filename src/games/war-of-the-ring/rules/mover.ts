// What moves and how, as one value: an action and its figures in a position become a mover that the judges read.
import { board } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import { expectAction, expectFigures } from '../input/expected.ts';
import type { SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import {
  type Action,
  type CardId,
  type FigureId,
  MORDOR_TRACK,
  type MoverFigureId,
  type RegionId,
  RING_BEARERS,
} from '../vocabulary.ts';
import { CARD_RULES } from './cards.ts';
import { type EnteringFigure, unconqueredStrongholds } from './entry.ts';
import { walkingLevel } from './level.ts';
import { refusalOf, worksOn } from './mover-refusal.ts';

export type WalkerKind = 'companions' | 'mouth' | 'ringBearers' | 'withArmy';

/** Goes on foot from border to border. */
export interface Walker {
  readonly kind: 'walker';
  readonly walker: WalkerKind;
  readonly figures: readonly FigureId[];
  readonly origin: RegionId;
  /** Regions at most. */
  readonly range: number;
  readonly separating: boolean;
  readonly card: CardId | null;
  readonly shadowfax: boolean;
}

/** Nazgûl: any region in one move (R14). */
export interface Flier {
  readonly kind: 'flier';
  readonly figures: readonly FigureId[];
  readonly origin: RegionId;
}

/** Put down where a card says, without a way there. */
export interface Placed {
  readonly kind: 'placed';
  readonly figures: readonly FigureId[];
  readonly origin: RegionId | null;
  readonly card: CardId;
  /** In alphabetical order. */
  readonly regions: readonly RegionId[];
}

export interface Entering {
  readonly kind: 'entering';
  readonly figure: EnteringFigure;
}

/** May not move this way at all, for one reason that holds on every region. */
export interface Barred {
  readonly kind: 'barred';
  readonly origin: RegionId | null;
  readonly reason: SingleReason;
}

export type Mover = Walker | Flier | Placed | Entering | Barred;

/** Where a figure stands on the map for this action; null off it. */
function regionOf(position: Position, figure: MoverFigureId): RegionId | null {
  const place = figure === RING_BEARERS ? position.fellowship.region : position.figures[figure];
  if (place === 'fellowship') return fellowshipRegion(position);
  return board.has(place) ? place : null;
}

function fellowshipRegion(position: Position): RegionId | null {
  const { region } = position.fellowship;
  return region === MORDOR_TRACK ? null : region;
}

/** The one region where all the figures stand on the map; figures of the Fellowship count only where they leave it. */
function commonOrigin(position: Position, action: Action, figures: readonly MoverFigureId[]): RegionId | null {
  if (action.type === 'entry') return null;
  if (action.type === 'separation' || action.type === 'declaration') return fellowshipRegion(position);
  if (action.type === 'card' && CARD_RULES[action.card].destinations === 'fellowship') return null;
  const leaves = worksOn(action).fellowship;
  const regions = new Set(
    figures.map((figure) => {
      const inFellowship = figure !== RING_BEARERS && position.figures[figure] === 'fellowship';
      return inFellowship && !leaves ? null : regionOf(position, figure);
    }),
  );
  const [only] = regions;
  return regions.size === 1 ? (only ?? null) : null;
}

function placed(position: Position, card: CardId, figures: readonly FigureId[], origin: RegionId | null): Mover {
  const { destinations } = CARD_RULES[card];
  const regions =
    destinations === 'unconqueredSauronStrongholds'
      ? unconqueredStrongholds(position, 'sauron')
      : destinations === 'fellowship'
        ? [fellowshipRegion(position)].filter((region) => region !== null)
        : (destinations ?? []);
  return { kind: 'placed', figures, origin, card, regions };
}

function companions(position: Position, action: Action, figures: readonly FigureId[], origin: RegionId): Walker {
  const card = action.type === 'card' ? action.card : null;
  const rule = card ? CARD_RULES[card] : null;
  const separating = figures.some((figure) => position.figures[figure] === 'fellowship');
  const { level, shadowfax } = walkingLevel(figures);
  const counted = rule?.levelCountsAs ?? level;
  return {
    kind: 'walker',
    walker: 'companions',
    figures,
    origin,
    range: counted + (rule?.rangeBonus ?? 0) + (separating ? position.fellowship.progress : 0),
    separating,
    card,
    shadowfax: shadowfax && rule?.levelCountsAs == null,
  };
}

/** Reads an action: who moves, from where, how. Throws for nobody and for ids that do not exist; each is named once. */
export function moverOf(position: Position, action: Action, figures: readonly MoverFigureId[]): Mover {
  expectAction(action);
  expectFigures(figures);
  const origin = commonOrigin(position, action, figures);
  const reason = refusalOf(position, action, figures);
  // A Companion beside the Fellowship and one in it share a region, yet stand in different places.
  if (reason) return { kind: 'barred', origin: reason.code === 'notTogether' ? null : origin, reason };

  const plainWalk = { kind: 'walker', separating: false, card: null, shadowfax: false } as const;
  if (action.type === 'declaration' && origin !== null) {
    return { ...plainWalk, walker: 'ringBearers', figures: [], origin, range: position.fellowship.progress };
  }
  const characters = figures as readonly FigureId[];
  if (action.type === 'entry') return { kind: 'entering', figure: characters[0] as EnteringFigure };
  if (action.type === 'card' && CARD_RULES[action.card].moves === 'placement') {
    return placed(position, action.card, characters, origin);
  }
  if (origin === null) {
    throw new Error(`figures ${figures.join(', ')} have no common origin, yet refusalOf let them move`);
  }
  if (action.type === 'withArmy') return { ...plainWalk, walker: 'withArmy', figures: characters, origin, range: 1 };
  if (characters.every((figure) => CHARACTERS[figure].flies)) return { kind: 'flier', figures: characters, origin };
  if (characters[0] === 'mouth-of-sauron') {
    const { level } = walkingLevel(characters);
    return { ...plainWalk, walker: 'mouth', figures: characters, origin, range: level };
  }
  return companions(position, action, characters, origin);
}
