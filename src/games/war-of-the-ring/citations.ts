// Which rules stand behind a refusal or a note. Their pages are those of the rule list.
import type { Citation } from '../../movement/message.ts';
import { isCompanion } from './characters.ts';
import type { Note, NoteCode, Reason, SingleReason } from './reasons.ts';
import { pageOf, type RuleId } from './rule-list.ts';
import { CARD_RULES } from './rules/cards.ts';
import { walkingLevel } from './rules/level.ts';
import { type Action, type MoverFigureId, RING_BEARERS } from './vocabulary.ts';

function cite(...rules: readonly RuleId[]): Citation {
  const pages = new Set(rules.map(pageOf).filter((page) => page !== null));
  return { rules, page: pages.size === 0 ? null : [...pages].join(', ') };
}

/** For the part of a rule that its page does not cover: what a card adds, what a ruling decides. */
function citeRuleAlone(rule: RuleId): Citation {
  return { rules: [rule], page: null };
}

const ENTRY_CITATIONS: Readonly<Partial<Record<MoverFigureId, Citation>>> = {
  'gandalf-the-white': cite('R46'),
  aragorn: cite('R47'),
  'witch-king': cite('R43'),
  saruman: cite('R44'),
  'mouth-of-sauron': cite('R45'),
};

function rangeCitation(action: Action, figures: readonly MoverFigureId[]): Citation {
  if (action.type === 'card') {
    // These two move Companions by the ordinary limits and add nothing to them.
    return CARD_RULES[action.card].moves === 'companions' ? cite('R37') : citeRuleAlone('R36');
  }
  if (action.type === 'declaration') return cite('R56');
  if (action.type === 'separation') return cite('R34');
  if (figures.includes('mouth-of-sauron')) return cite('R18');
  if (walkingLevel(figures.filter((figure) => figure !== RING_BEARERS)).shadowfax) return cite('R42');
  return figures.length > 1 ? cite('R8') : cite('R7');
}

function walkerRule(figures: readonly MoverFigureId[], companionRule: Citation, mouthRule: Citation): Citation {
  return figures.includes('mouth-of-sauron') ? mouthRule : companionRule;
}

function closureCitation(figures: readonly MoverFigureId[]): Citation {
  const isNazgul = figures.every((figure) => figure === 'witch-king' || figure.startsWith('nazgul-'));
  return cite(isNazgul ? 'R15' : 'R20');
}

function siegeCitation(
  reason: Extract<SingleReason, { code: 'besiegedFriendlyStronghold' }>,
  action: Action,
  figures: readonly MoverFigureId[],
): Citation {
  if (action.type === 'separation' && reason.how === 'leave') return cite('R33');
  if (figures.some((figure) => figure === 'witch-king' || figure.startsWith('nazgul-'))) return cite('R57');
  if (reason.how === 'passThrough') return walkerRule(figures, cite('R12', 'R32'), cite('R19', 'R32'));
  return walkerRule(figures, cite('R12'), cite('R19'));
}

function cardCitation(action: Action): Citation {
  if (action.type !== 'card') return citeRuleAlone('R36');
  if (action.card === 'dead-men-of-dunharrow') return cite('R38');
  return action.card === 'the-breaking-of-the-fellowship' ? citeRuleAlone('R39') : cite('R41');
}

/** The rule behind a refusal, as it binds this mover by this action; null for a joint cause, whose parts are cited. */
export function citationOf(reason: Reason, action: Action, figures: readonly MoverFigureId[]): Citation | null {
  switch (reason.code) {
    case 'tooFar':
      return rangeCitation(action, figures);
    case 'impassableBorder':
      if (figures.includes(RING_BEARERS)) return cite('R56');
      return walkerRule(figures, cite('R13'), cite('R19'));
    case 'mustStop':
      return walkerRule(figures, cite('R11'), cite('R58'));
    case 'besiegedFriendlyStronghold':
      return siegeCitation(reason, action, figures);
    case 'freePeoplesStronghold':
      return closureCitation(figures);
    case 'neverLeavesOrthanc':
      return cite('R17');
    case 'levelZero':
      return cite('R6');
    case 'notAdjacent':
      return cite('R51');
    case 'notAnEntryRegion':
    case 'conditionMissing':
      return ENTRY_CITATIONS[figures[0] as MoverFigureId] ?? cite('R2');
    case 'cardAllowsOnly':
      return cardCitation(action);
    case 'notInPlay':
      return figures.every(isCompanion) ? cite('R1') : cite('R2');
    case 'inFellowship':
      return cite('R4');
    case 'notInFellowship':
      return cite('R34');
    case 'notTogether':
      return cite('R8', 'R25');
    case 'mixedSides':
      return cite('R4', 'R5');
    case 'cannotMoveTogether':
      return cite('R18');
    case 'notMovedByThis':
      return cite('R3');
    case 'onMordorTrack':
      return action.type === 'separation' ? cite('R34') : cite('R39');
    case 'cardNeedsFigure':
      return cite('R38');
    case 'alreadyMoved':
      return cite('R23');
    case 'insideMordor':
      return citeRuleAlone('R56');
    case 'joint':
      return null;
  }
}

export const NOTE_CITATIONS: Readonly<Record<NoteCode, Citation>> = {
  mustStop: cite('R11', 'R28'),
  activates: cite('R48', 'R49'),
  levelCountsAs: citeRuleAlone('R36'),
  rangeExtended: citeRuleAlone('R36'),
  byFlight: cite('R14'),
  intoSiege: cite('R12'),
  armyRulesNotJudged: cite('R51'),
};

/** The rule behind a note, as it binds this mover. */
export function noteCitationOf(note: Note, figures: readonly MoverFigureId[]): Citation {
  // Gandalf the White's horse is a rule of his own card, and the Mouth stops only by ruling.
  if (note.code === 'levelCountsAs' && note.because === 'shadowfax') return cite('R42');
  if (note.code === 'mustStop' && figures.includes('mouth-of-sauron')) return cite('R58');
  return NOTE_CITATIONS[note.code];
}
