// A small book of rules for the toy game, with the words that the help shows of it.
import type { RuleBook, RuleExample } from '../../../src/movement/rule-book.ts';
import type { Help } from '../../../src/text/help.ts';

const EXAMPLES: Readonly<Record<string, RuleExample>> = {
  T1: {
    notation: 'toy1:hill:hill:tower:lake:blue:3',
    action: 'march',
    moves: [{ figures: ['bo'], to: 'mill' }],
    figures: ['ada'],
    region: 'tower',
    shows: 'reasons.tooFar',
  },
  T2: {
    notation: 'toy1:hill:hill:tower:tower:blue:0',
    action: null,
    moves: [],
    figures: ['ada'],
    region: 'hill',
    shows: null,
  },
};

export const toyBook: RuleBook = {
  sections: [
    { id: 'walking', rules: ['T1', 'T2'] },
    { id: 'flying', rules: ['T12'] },
  ],
  pageOf: (rule) => ({ T1: '7', T12: '7–8' })[rule] ?? null,
  exampleOf: (rule) => EXAMPLES[rule] ?? null,
  rulings: ['night'],
  cards: ['wind'],
};

const TEXTS: Readonly<Record<string, string>> = {
  T1: 'Walkers go two regions (T2 and T12).',
  T2: 'Nobody has to. The point “By night” is open; see “Wind”.',
  T12: 'Birds fly over the Ström to Émile’s Mill. T2 holds.',
};

export const toyHelp: Help = {
  section: (id) => `About ${id}`,
  rule: (id) => ({ title: `Title of ${id}`, text: TEXTS[id] ?? '' }),
  ruling: () => ({
    title: 'By night',
    question: 'Do birds fly?',
    default: 'No.',
    other: 'Yes.',
    why: 'T12 is silent.',
  }),
  card: () => ({ when: 'Whenever.', what: 'All birds fly.' }),
};
