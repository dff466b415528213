// The thirteen cards, sorted by what they do to the movement rules.

import type { Action } from './types.ts';

export const nazgulCards = [
  'nazgul-search',
  'the-nazgul-strike',
  'the-ringwraiths-are-abroad',
  'the-black-captain-commands',
];
const separateOnly = ['i-will-go-alone', 'there-and-back-again', 'the-breaking-of-the-fellowship'];
const separateOrMove = ['gwaihir-the-windlord', 'we-prove-the-swifter'];
const oneGroupOnly = ['i-will-go-alone', 'there-and-back-again', 'dead-men-of-dunharrow', ...separateOrMove];

export const cardOf = (action: Action): string | null => (action.type === 'card' ? (action.card ?? null) : null);

const isOneOf = (action: Action, cards: readonly string[]): boolean => cards.includes(cardOf(action) ?? '');

export const mustSeparate = (action: Action): boolean => action.type === 'separation' || isOneOf(action, separateOnly);
export const maySeparate = (action: Action): boolean => mustSeparate(action) || isOneOf(action, separateOrMove);
export const mayEndInSiege = (action: Action): boolean => isOneOf(action, separateOrMove);
export const movesOneGroup = (action: Action): boolean =>
  ['separation', 'entry', 'declaration'].includes(action.type) || isOneOf(action, oneGroupOnly);

export function rangeBonus(action: Action): 0 | 1 | 2 {
  if (cardOf(action) === 'we-prove-the-swifter') return 2;
  return isOneOf(action, ['i-will-go-alone', 'there-and-back-again']) ? 1 : 0;
}
