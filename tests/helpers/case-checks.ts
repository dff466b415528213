// Holds an answer against what a case expects. It takes the answer, not its maker: any implementation can be checked.

import { expect } from 'vitest';
import type { DestinationsCheck, DestinationsExpectation, MovesCheck } from './cases.ts';
import {
  type Answer,
  type DestinationsRequest,
  type Judgement,
  type MovesRequest,
  samePosition,
} from './oracle/oracle.ts';

/** The request alone, without what is expected of it. */
export function requestOf(check: DestinationsCheck): DestinationsRequest;
export function requestOf(check: MovesCheck): MovesRequest;
export function requestOf({ expect: _, ...request }: DestinationsCheck | MovesCheck) {
  return request;
}

const sorted = (regions: Iterable<string>): string[] => [...regions].sort();

function expectPlaces(answer: Answer, expected: DestinationsExpectation): void {
  const legal = sorted(Object.keys(answer.destinations));
  if (expected.range !== undefined) expect(answer.range).toBe(expected.range);
  if (expected.stay !== undefined) expect(answer.stay.legal).toBe(expected.stay);
  if (expected.legal !== undefined) expect(legal).toEqual(expect.arrayContaining([...expected.legal]));
  if (expected.only !== undefined) expect(legal).toEqual(sorted(expected.only));
  if (expected.count !== undefined) expect(legal).toHaveLength(expected.count);
  for (const [region, distance] of Object.entries(expected.distance ?? {})) {
    expect(answer.destinations[region]?.distance, region).toBe(distance);
  }
}

export function expectAnswer(answer: Answer, expected: DestinationsExpectation): void {
  expectPlaces(answer, expected);
  for (const [region, causes] of Object.entries(expected.refused ?? {})) {
    expect(answer.refusals[region], region).toEqual(expect.arrayContaining([...causes]));
  }
  if (expected.everywhere !== undefined) {
    expect(answer.destinations).toEqual({});
    for (const causes of Object.values(answer.refusals)) expect(causes).toEqual([expected.everywhere]);
  }
  for (const [region, notes] of Object.entries(expected.notes ?? {})) {
    expect(answer.destinations[region]?.notes, region).toEqual(expect.arrayContaining([...notes]));
  }
  for (const [region, nations] of Object.entries(expected.activates ?? {})) {
    const woken = answer.destinations[region]?.notes.filter((note) => note.code === 'activates');
    expect(woken?.map((note) => note.nation).sort(), region).toEqual(sorted(nations));
  }
  for (const [ruling, regions] of Object.entries(expected.rulings ?? {})) {
    expect(sorted(answer.rulings[ruling] ?? []), ruling).toEqual(sorted(regions));
  }
}

export function expectJudgement(judgement: Judgement, expected: MovesCheck['expect']): void {
  expect(judgement.legal).toBe(expected.legal);
  if (judgement.legal) {
    expect(samePosition(judgement.position, expected.after ?? {}), JSON.stringify(judgement.position)).toBe(true);
    return;
  }
  expect(judgement.at).toBe(expected.at);
  expect(judgement.reasons.length).toBeGreaterThan(0);
  if (expected.reason !== undefined) expect(judgement.reasons).toContainEqual(expected.reason);
}
