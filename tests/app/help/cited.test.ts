// Where the help opens.
import { expect, it } from 'vitest';
import { stepped } from '../steps.ts';

const atRules = { type: 'open', dialog: 'help', cited: ['T2', 'T12'] } as const;

it('opens at the rules that an answer cites', () => {
  const { dialog, cited } = stepped([atRules]);
  expect([dialog, cited]).toEqual(['help', ['T2', 'T12']]);
});

it('opens at its beginning where nothing is cited, whatever was cited before', () => {
  const { dialog, cited } = stepped([atRules, { type: 'open', dialog: null }, { type: 'open', dialog: 'help' }]);
  expect([dialog, cited]).toEqual(['help', []]);
});
