// Why figures as a whole may not move by an action, wherever they want to go: the first reason that applies.
import { CHARACTERS, sideOf } from '../characters.ts';
import type { MoverRefusalCode, SingleReason } from '../reasons.ts';
import { isInPlay, type Position } from '../state/position.ts';
import {
  type Action,
  type FigureId,
  MORDOR_TRACK,
  type MoverFigureId,
  type Place,
  RING_BEARERS,
} from '../vocabulary.ts';
import { CARD_RULES, type CardRule } from './cards.ts';
import { isEnteringFigure } from './entry.ts';

function refuse(code: MoverRefusalCode, figures: readonly MoverFigureId[]): SingleReason {
  return { code, figures };
}

function placeOf(position: Position, figure: MoverFigureId): Place | typeof MORDOR_TRACK {
  return figure === RING_BEARERS ? position.fellowship.region : position.figures[figure];
}

function cardMoves(card: CardRule, figure: FigureId): boolean {
  const { flies, kind } = CHARACTERS[figure];
  if (card.moves === 'nazgul') return flies;
  // The Eagles scatter the Nazgûl, not the Witch-king (R41); every other placement is of Companions.
  if (card.destinations === 'unconqueredSauronStrongholds') return kind === 'nazgul';
  return kind === 'companion' || kind === 'guide';
}

/** Whether the action is of a kind that ever moves this figure (R3–R5, R34, R36–R41, R43–R47). */
function isMovedBy(action: Action, figure: MoverFigureId): boolean {
  if (figure === RING_BEARERS || action.type === 'declaration') {
    return figure === RING_BEARERS && action.type === 'declaration';
  }
  if (action.type === 'separation') return CHARACTERS[figure].side === 'freePeoples';
  if (action.type === 'entry') return isEnteringFigure(figure);
  if (action.type === 'card') return cardMoves(CARD_RULES[action.card], figure);
  return true;
}

/** Whether figures of the Fellowship leave it by this action, and whether figures on the map may move by it. */
export function worksOn(action: Action): { readonly fellowship: boolean; readonly map: boolean } {
  if (action.type === 'declaration') return { fellowship: true, map: true };
  if (action.type === 'separation') return { fellowship: true, map: false };
  if (action.type !== 'card') return { fellowship: false, map: true };
  const card = CARD_RULES[action.card];
  return {
    fellowship: card.moves === 'separation' || card.moves === 'either' || card.destinations === 'fellowship',
    map: card.moves !== 'separation' && card.destinations !== 'fellowship',
  };
}

function companyRefusal(action: Action, figures: readonly MoverFigureId[]): SingleReason | null {
  if (figures.includes('saruman')) return { code: 'neverLeavesOrthanc' };
  if (figures.some((figure) => figure !== RING_BEARERS && CHARACTERS[figure].level === 0)) {
    return { code: 'levelZero' };
  }
  if (figures.includes('mouth-of-sauron') && figures.length > 1 && action.type !== 'withArmy')
    return refuse('cannotMoveTogether', figures);
  return null;
}

export function refusalOf(position: Position, action: Action, figures: readonly MoverFigureId[]): SingleReason | null {
  const filter = (test: (figure: MoverFigureId) => boolean): readonly MoverFigureId[] => figures.filter(test);
  if (action.type === 'entry') {
    const strangers = filter((figure) => !isMovedBy(action, figure));
    if (strangers.length > 0) return refuse('notMovedByThis', strangers);
    return figures.length > 1 ? refuse('cannotMoveTogether', figures) : null;
  }

  const absent = filter((figure) => figure !== RING_BEARERS && !isInPlay(position, figure));
  if (absent.length > 0) return refuse('notInPlay', absent);
  if (new Set(figures.map(sideOf)).size > 1) return refuse('mixedSides', figures);
  const unmoved = filter((figure) => !isMovedBy(action, figure));
  if (unmoved.length > 0) return refuse('notMovedByThis', unmoved);

  const inFellowship = filter((figure) => placeOf(position, figure) === 'fellowship');
  const { fellowship, map } = worksOn(action);
  const onTrack = position.fellowship.region === MORDOR_TRACK;
  const leaving = action.type === 'declaration' ? figures : inFellowship;
  if (onTrack && fellowship && leaving.length > 0) return refuse('onMordorTrack', leaving);
  if (!fellowship && inFellowship.length > 0) return refuse('inFellowship', inFellowship);
  const onMap = filter((figure) => placeOf(position, figure) !== 'fellowship');
  if (!map && onMap.length > 0) return refuse('notInFellowship', onMap);

  const scattered = new Set(figures.map((figure) => placeOf(position, figure))).size > 1;
  const gathers = action.type === 'card' && CARD_RULES[action.card].destinations === 'unconqueredSauronStrongholds';
  if (scattered && !gathers) return refuse('notTogether', figures);

  const company = companyRefusal(action, figures);
  if (company) return company;
  const needed = action.type === 'card' ? CARD_RULES[action.card].needsFigure : null;
  if (needed && !figures.some((figure) => (needed as readonly string[]).includes(figure))) {
    return refuse('cardNeedsFigure', needed);
  }
  return null;
}
