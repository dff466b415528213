// A history goes on where another one ends: what was done before the other one was at hand is added to it.
import type { History, Step } from '../state/history.ts';

/** `live` began at the present position of `base`; its present step is the present one of the whole. */
export function graft<Position>(base: History<Position>, live: History<Position>): History<Position> {
  const [root, ...others] = live.steps;
  const shift = base.steps.length - 1;
  const place = (index: number): number => (index === 0 ? base.at : index + shift);
  const placeOf = (index: number | null): number | null => (index === null ? null : place(index));
  const joined = (step: Step<Position>, index: number): Step<Position> =>
    index === base.at && root.next !== null ? { ...step, next: place(root.next) } : step;
  const [first, ...rest] = base.steps;
  const added = others.map((step) => ({ ...step, before: placeOf(step.before), next: placeOf(step.next) }));
  const steps = [joined(first, 0), ...rest.map((step, index) => joined(step, index + 1)), ...added] as const;
  return { steps, at: place(live.at) };
}
