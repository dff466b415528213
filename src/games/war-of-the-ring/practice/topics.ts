// The topics to practise: what may be asked of each, and the messages by which its rule is known.
import type { TaskKind, Topic, Trap } from '../../../movement/practice.ts';
import { ENTRY_CONDITIONS } from '../reasons.ts';

export const TOPIC_IDS = [
  'distance',
  'groups',
  'stops',
  'borders',
  'sieges',
  'nazgul',
  'minions',
  'separation',
  'cards',
  'entry',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

function refusedBy(...codes: readonly string[]): Trap {
  const keys = codes.map((code) => `reasons.${code}`);
  return { refusals: keys, notes: [], together: false, beyondLevel: false, limit: false, detour: false };
}

const SEALED = ['enter', 'leave', 'passThrough'].map((how) => `besiegedFriendlyStronghold.${how}`);
const CLOSED = ['enter', 'passThrough'].map((how) => `freePeoplesStronghold.${how}`);
const MISSING = ENTRY_CONDITIONS.map((condition) => `conditionMissing.${condition}`);

const ROWS: Readonly<Record<TopicId, readonly [trap: Trap, ...kinds: TaskKind[]]>> = {
  distance: [{ ...refusedBy('tooFar'), limit: true }, 'mark', 'why', 'moves'],
  groups: [{ ...refusedBy('tooFar'), together: true }, 'mark', 'why', 'groups'],
  stops: [{ ...refusedBy('mustStop'), notes: ['notes.mustStop'], detour: true }, 'mark', 'why', 'way', 'moves'],
  borders: [
    { ...refusedBy('impassableBorder', 'impassableBorderNoWay'), detour: true },
    'mark',
    'why',
    'way',
    'length',
    'moves',
  ],
  sieges: [{ ...refusedBy(...SEALED), detour: true }, 'mark', 'why'],
  nazgul: [refusedBy(...CLOSED), 'mark', 'why'],
  minions: [refusedBy(...CLOSED, ...SEALED, 'neverLeavesOrthanc'), 'mark', 'why'],
  separation: [{ ...refusedBy('tooFar'), beyondLevel: true }, 'mark', 'why'],
  cards: [{ ...refusedBy('tooFar'), together: true, beyondLevel: true }, 'mark', 'why'],
  entry: [refusedBy('notAnEntryRegion', ...MISSING), 'mark', 'why'],
};

export const TOPICS: readonly Topic[] = TOPIC_IDS.map((id) => {
  const [trap, ...kinds] = ROWS[id];
  return { id, kinds, trap };
});
