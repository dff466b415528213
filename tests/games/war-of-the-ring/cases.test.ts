// The collected cases of tests/helpers/cases.json: what players and other programs stumbled over, answered by the rules.

import { expect, test } from 'vitest';
import { answer } from '../../../src/games/war-of-the-ring/query/answer.ts';
import { parseRequest } from '../../../src/games/war-of-the-ring/query/request.ts';
import { expectAnswer, expectJudgement, requestOf } from '../../helpers/case-checks.ts';
import { casesInScope } from '../../helpers/cases.ts';
import type { Answer, Judgement } from '../../helpers/oracle/oracle.ts';

function ask(request: unknown): unknown {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.issues)}`);
  return answer(parsed.value);
}

test('there are 62 of them', () => {
  expect(casesInScope).toHaveLength(62);
});

test.each(casesInScope)('$id: $situation', ({ checks }) => {
  expect(checks.length).toBeGreaterThan(0);
  for (const check of checks) {
    if ('moves' in check) expectJudgement(ask(requestOf(check)) as Judgement, check.expect);
    else expectAnswer(ask(requestOf(check)) as Answer, check.expect);
  }
});
