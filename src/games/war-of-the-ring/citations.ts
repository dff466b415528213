// Where each rule stands: rule ids of the game's rule list and, only where that list gives them, pages of the rulebook.
import type { Citation } from '../../movement/message.ts';
import { isCompanion } from './characters.ts';
import type { NoteCode, Reason, SingleReason } from './reasons.ts';
import { type Action, type MoverFigureId, RING_BEARERS } from './vocabulary.ts';

function cite(page: string | null, ...rules: readonly string[]): Citation {
  return { rules, page };
}

const ENTRY_CITATIONS: Readonly<Partial<Record<MoverFigureId, Citation>>> = {
  'gandalf-the-white': cite(null, 'R46'),
  aragorn: cite(null, 'R47'),
  'witch-king': cite(null, 'R43'),
  saruman: cite(null, 'R44'),
  'mouth-of-sauron': cite(null, 'R45'),
};

function rangeCitation(action: Action, figures: readonly MoverFigureId[]): Citation {
  if (action.type === 'card') return cite(null, 'R36');
  if (action.type === 'declaration') return cite(null, 'R56');
  if (action.type === 'separation') return cite('39', 'R34');
  if (figures.includes('mouth-of-sauron')) return cite('24–25', 'R18');
  if (figures.includes('gandalf-the-white')) return cite(null, 'R42');
  return figures.length > 1 ? cite('24', 'R8') : cite('24', 'R7');
}

function walkerRule(figures: readonly MoverFigureId[], companionRule: Citation, mouthRule: Citation): Citation {
  return figures.includes('mouth-of-sauron') ? mouthRule : companionRule;
}

function closureCitation(figures: readonly MoverFigureId[]): Citation {
  const isNazgul = figures.every((figure) => figure === 'witch-king' || figure.startsWith('nazgul-'));
  return cite('24–25', isNazgul ? 'R15' : 'R20');
}

function siegeCitation(
  reason: Extract<SingleReason, { code: 'besiegedFriendlyStronghold' }>,
  action: Action,
  figures: readonly MoverFigureId[],
): Citation {
  if (action.type === 'separation' && reason.how === 'leave') return cite('39', 'R33');
  if (figures.some((figure) => figure === 'witch-king' || figure.startsWith('nazgul-'))) return cite(null, 'R57');
  const rule = walkerRule(figures, cite('24', 'R12'), cite('24–25', 'R19'));
  return reason.how === 'passThrough' ? cite(rule.page, ...rule.rules, 'R32') : rule;
}

function cardCitation(action: Action): Citation {
  if (action.type !== 'card') return cite(null, 'R36');
  if (action.card === 'dead-men-of-dunharrow') return cite(null, 'R38');
  return cite(null, action.card === 'the-breaking-of-the-fellowship' ? 'R39' : 'R41');
}

/** The rule behind a refusal, as it binds this mover by this action; null for a joint cause, whose parts are cited. */
export function citationOf(reason: Reason, action: Action, figures: readonly MoverFigureId[]): Citation | null {
  switch (reason.code) {
    case 'tooFar':
      return rangeCitation(action, figures);
    case 'impassableBorder':
      if (figures.includes(RING_BEARERS)) return cite('38', 'R56');
      return walkerRule(figures, cite('24', 'R13'), cite('24–25', 'R19'));
    case 'mustStop':
      return walkerRule(figures, cite('24', 'R11'), cite(null, 'R58'));
    case 'besiegedFriendlyStronghold':
      return siegeCitation(reason, action, figures);
    case 'freePeoplesStronghold':
      return closureCitation(figures);
    case 'neverLeavesOrthanc':
      return cite('24–25', 'R17');
    case 'levelZero':
      return cite('24', 'R6');
    case 'notAdjacent':
      return cite('27', 'R51');
    case 'notAnEntryRegion':
    case 'conditionMissing':
      return ENTRY_CITATIONS[figures[0] as MoverFigureId] ?? cite('24', 'R2');
    case 'cardAllowsOnly':
      return cardCitation(action);
    case 'notInPlay':
      return figures.every(isCompanion) ? cite('24', 'R1') : cite('24', 'R2');
    case 'inFellowship':
      return cite('24', 'R4');
    case 'notInFellowship':
      return cite('39', 'R34');
    case 'notTogether':
      return cite('24', 'R8', 'R25');
    case 'mixedSides':
      return cite('24', 'R4', 'R5');
    case 'cannotMoveTogether':
      return cite('24–25', 'R18');
    case 'notMovedByThis':
      return cite('24', 'R3');
    case 'onMordorTrack':
      return action.type === 'separation' ? cite('39', 'R34') : cite('43', 'R39');
    case 'cardNeedsFigure':
      return cite(null, 'R38');
    case 'alreadyMoved':
      return cite('27', 'R23');
    case 'insideMordor':
      return cite(null, 'R56');
    case 'joint':
      return null;
  }
}

export const NOTE_CITATIONS: Readonly<Record<NoteCode, Citation>> = {
  mustStop: cite('24', 'R11', 'R28'),
  activates: cite('34', 'R48', 'R49'),
  levelCountsAs: cite(null, 'R36'),
  rangeExtended: cite(null, 'R36'),
  byFlight: cite('24–25', 'R14'),
  intoSiege: cite('24', 'R12'),
  armyRulesNotJudged: cite('27', 'R51'),
};

/** Gandalf the White's horse is a rule of his own card. */
export const SHADOWFAX_CITATION: Citation = cite(null, 'R42');
