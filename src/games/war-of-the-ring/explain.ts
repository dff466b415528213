// Verdicts into messages: keys and facts that the words room turns into sentences.
import type { Fact, Message } from '../../movement/message.ts';
import { CHARACTERS, isPlainNazgul } from './characters.ts';
import { citationOf, noteCitationOf } from './citations.ts';
import { expectAction, expectFigures } from './input/expected.ts';
import type { Note, Reason } from './reasons.ts';
import type { WarVerdict } from './rules/destinations.ts';
import type { Action, MoverFigureId, RegionId, Side } from './vocabulary.ts';
import { RING_BEARERS } from './vocabulary.ts';

type Facts = Record<string, Fact>;

const region = (id: RegionId): Fact => ({ kind: 'region', id });
const number = (value: number): Fact => ({ kind: 'number', value });

/** The noun of a figure: the eight Nazgûl without a name share one. */
export function nounOf(figure: MoverFigureId): string {
  return isPlainNazgul(figure) ? 'nazgul' : figure;
}

function figuresFact(figures: readonly MoverFigureId[]): Fact {
  return { kind: 'figures', ids: figures };
}

function sideOf(figures: readonly MoverFigureId[]): Side {
  const first = figures[0];
  return first === undefined || first === RING_BEARERS ? 'freePeoples' : CHARACTERS[first].side;
}

/** Companions stop by the rules, the Mouth of Sauron only by ruling (R58): the sentence says which. */
function stopKey(figures: readonly MoverFigureId[]): string {
  return figures.includes('mouth-of-sauron') ? 'mustStopMouth' : 'mustStop';
}

interface Wording {
  readonly key: string;
  readonly facts: Facts;
  readonly count?: number;
}

function wordingOf(reason: Reason, figures: readonly MoverFigureId[]): Wording {
  switch (reason.code) {
    case 'tooFar':
      return {
        key: 'tooFar',
        facts: { distance: number(reason.distance), range: number(reason.range) },
        count: reason.distance,
      };
    case 'impassableBorder': {
      const between: Fact = { kind: 'regions', ids: reason.between };
      if (reason.around === null) return { key: 'impassableBorderNoWay', facts: { between } };
      return { key: 'impassableBorder', facts: { between, around: number(reason.around) } };
    }
    case 'mustStop':
      return { key: stopKey(figures), facts: { at: region(reason.at) } };
    case 'besiegedFriendlyStronghold':
      return {
        key: `besiegedFriendlyStronghold.${reason.how}`,
        facts: { region: region(reason.region), side: { kind: 'side', id: sideOf(figures) } },
      };
    case 'freePeoplesStronghold':
      return { key: `freePeoplesStronghold.${reason.how}`, facts: { region: region(reason.region) } };
    case 'conditionMissing':
      return { key: `conditionMissing.${reason.condition}`, facts: {} };
    case 'cardAllowsOnly':
      return { key: 'cardAllowsOnly', facts: { regions: { kind: 'regions', ids: reason.regions } } };
    case 'alreadyMoved':
      return { key: 'alreadyMoved', facts: { figure: { kind: 'figure', id: nounOf(reason.figure) } } };
    case 'levelZero':
      return { key: 'levelZero', facts: { figures: figuresFact(figures) }, count: figures.length };
    case 'neverLeavesOrthanc':
    case 'notAdjacent':
    case 'notAnEntryRegion':
    case 'insideMordor':
    case 'joint':
      return { key: reason.code, facts: {} };
    default:
      return { key: reason.code, facts: { figures: figuresFact(reason.figures) }, count: reason.figures.length };
  }
}

/** One reason for the reader; the parts of a joint one follow below it. */
export function explainReason(reason: Reason, action: Action, figures: readonly MoverFigureId[]): Message {
  expectAction(action);
  expectFigures(figures);
  const { key, facts, count } = wordingOf(reason, figures);
  return {
    key: `reasons.${key}`,
    facts,
    ...(count === undefined ? {} : { count }),
    citation: citationOf(reason, action, figures),
    parts: reason.code === 'joint' ? reason.of.map((part) => explainReason(part, action, figures)) : [],
  };
}

function noteWording(note: Note, figures: readonly MoverFigureId[]): Wording {
  switch (note.code) {
    case 'mustStop':
      return { key: stopKey(figures), facts: { at: region(note.at) } };
    case 'activates':
      return { key: 'activates', facts: { nation: { kind: 'nation', id: note.nation } } };
    case 'levelCountsAs':
      if (note.because === 'shadowfax') return { key: 'levelCountsAs.shadowfax', facts: { level: number(note.level) } };
      return {
        key: 'levelCountsAs.card',
        facts: { level: number(note.level), card: { kind: 'card', id: note.because } },
      };
    case 'rangeExtended':
      return { key: 'rangeExtended', facts: { by: number(note.by), card: { kind: 'card', id: note.because } } };
    default:
      return { key: note.code, facts: {} };
  }
}

/** One note for the reader, with the rule behind it. */
export function explainNote(note: Note, figures: readonly MoverFigureId[] = []): Message {
  if (figures.length > 0) expectFigures(figures);
  const { key, facts } = noteWording(note, figures);
  return { key: `notes.${key}`, facts, citation: noteCitationOf(note, figures), parts: [] };
}

/** Everything worth saying of one region: the notes of a legal move, or every sufficient cause of a refusal. */
export function explain(verdict: WarVerdict, action: Action, figures: readonly MoverFigureId[]): readonly Message[] {
  expectAction(action);
  expectFigures(figures);
  return verdict.legal
    ? verdict.notes.map((note) => explainNote(note, figures))
    : verdict.reasons.map((reason) => explainReason(reason, action, figures));
}
