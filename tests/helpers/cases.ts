// The collected cases of cases.json: situations that players and other programs stumbled over, with the right answer.
// A check is a request with what must be true of its answer; what is left out of `expect` is not looked at.

import { readFileSync } from 'node:fs';
import type { Cause, DestinationsRequest, MovesRequest, Note, PositionJson } from './oracle/types.ts';

export interface DestinationsExpectation {
  readonly range?: number | 'unlimited';
  readonly stay?: boolean;
  /** Legal destinations among others. */
  readonly legal?: readonly string[];
  /** All the legal destinations; like `count`, without the origin. */
  readonly only?: readonly string[];
  readonly count?: number;
  readonly distance?: Readonly<Record<string, number>>;
  /** Causes that the refusal of a region must hold, with all the facts they carry. */
  readonly refused?: Readonly<Record<string, readonly Cause[]>>;
  /** The one cause that refuses the mover on every region. */
  readonly everywhere?: Cause;
  readonly notes?: Readonly<Record<string, readonly Note[]>>;
  /** All the Nations that are woken by ending there. */
  readonly activates?: Readonly<Record<string, readonly string[]>>;
  /** All the regions whose verdict hangs on a ruling. */
  readonly rulings?: Readonly<Record<string, readonly string[]>>;
}

export interface MovesExpectation {
  readonly legal: boolean;
  readonly at?: number;
  readonly reason?: Cause;
  /** The whole board afterwards, as differences from the start. */
  readonly after?: PositionJson;
}

export type DestinationsCheck = DestinationsRequest & { readonly expect: DestinationsExpectation };
export type MovesCheck = MovesRequest & { readonly expect: MovesExpectation };
export type Check = DestinationsCheck | MovesCheck;

interface Case {
  readonly id: string;
  readonly situation: string;
  readonly rules: readonly string[];
  readonly confidence: 'certain' | 'likely' | 'disputed';
}
export type InScopeCase = Case & { readonly checks: readonly Check[] };
export type OutOfScopeCase = Case & { readonly outOfScope: string };

export const cases: readonly (InScopeCase | OutOfScopeCase)[] = JSON.parse(
  readFileSync(new URL('./cases.json', import.meta.url), 'utf8'),
);
export const casesInScope = cases.filter((entry) => 'checks' in entry);
export const casesOutOfScope = cases.filter((entry) => 'outOfScope' in entry);
