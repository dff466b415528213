// A door is a way in for what others wrote. Whatever comes: nothing is thrown, nothing hangs, nothing is lost.
import fc from 'fast-check';
import { anyChoices } from './any-harmed.ts';
import type { Choices } from './choices.ts';
import type { Watch } from './watch.ts';

export interface Door<Input> {
  readonly name: string;
  /** Makes an input, mostly a good one with something wrong. */
  make(choices: Choices): Input;
  /** Brings it in by itself and throws where it does harm. The same comes of it each time. */
  enter(input: Input): void | Promise<void>;
}

export interface Trial {
  readonly seed: number;
  readonly inputs: number;
  /** How long an input may take; by default far longer than any should. */
  readonly milliseconds?: number;
}

/** Milliseconds of the processor. A small input that takes longer, twice, is as good as a hang. */
const MOST_MILLISECONDS = 1000;

export function claim(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Throws at the first input that does harm, with all that is needed to repeat it. */
export async function tryDoor<Input>(
  door: Door<Input>,
  { seed, inputs, milliseconds = MOST_MILLISECONDS }: Trial,
  watch: Watch,
): Promise<void> {
  const anyInput = anyChoices.map((choices) => door.make(choices));
  const property = fc.asyncProperty(anyInput, async (input) => {
    watch.begin(door.name, input);
    const before = performance.now();
    await door.enter(input);
    if (performance.now() - before > milliseconds) await enterInTime(door, input, milliseconds);
  });
  const outcome = await fc.check(property, { seed, numRuns: inputs });
  watch.end();
  if (!outcome.failed) return;
  const [input] = outcome.counterexample ?? [];
  const repeat = `npm run fuzz -- --door ${door.name} --seed ${seed} --inputs ${outcome.numRuns}`;
  throw new Error(`${door.name}: ${fc.stringify(input)}\n${repeat}`, { cause: outcome.errorInstance });
}

/** What was slow once may have waited for others on a busy machine. */
async function enterInTime<Input>(door: Door<Input>, input: Input, most: number): Promise<void> {
  const before = process.cpuUsage();
  await door.enter(input);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  claim(milliseconds <= most, `took ${Math.round(milliseconds)} ms of the processor, at most ${most} are allowed`);
}
