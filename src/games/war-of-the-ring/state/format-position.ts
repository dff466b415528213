// Writes a position as JSON, differences from the standard start only; `parsePositionJson` reads it back.
import type { RegionId } from '../vocabulary.ts';
import { aMinionWasInPlay, type Position, START } from './position.ts';
import type { PositionJson } from './position-json.ts';

function differences<Value extends object>(value: Value, start: Value): Partial<Value> {
  const keys = Object.keys(value) as (keyof Value)[];
  return Object.fromEntries(
    keys.filter((key) => value[key] !== start[key]).map((key) => [key, value[key]]),
  ) as Partial<Value>;
}

function eachDifference<Key extends string, Value extends object>(
  values: Readonly<Partial<Record<Key, Value>>>,
  start: Readonly<Partial<Record<Key, Value>>>,
): Partial<Record<Key, Partial<Value>>> {
  const changes: Partial<Record<Key, Partial<Value>>> = {};
  for (const key of (Object.keys(values) as Key[]).sort()) {
    if (values[key] === start[key]) continue;
    const change = differences(values[key] as Value, start[key] as Value);
    if (Object.keys(change).length > 0) changes[key] = change;
  }
  return changes;
}

function armyDifferences(armies: Position['armies']): NonNullable<PositionJson['armies']> {
  const regions = [...new Set([...Object.keys(armies), ...Object.keys(START.armies)])].sort() as RegionId[];
  const changed = regions.filter((region) => {
    const [now, start] = [armies[region], START.armies[region]];
    return now !== start && JSON.stringify(now) !== JSON.stringify(start);
  });
  return Object.fromEntries(
    changed.map((region) => [region, armies[region]?.map((army) => ({ ...army, nations: [...army.nations] })) ?? null]),
  );
}

/** Canonical: equal positions give equal JSON, with what equals the standard start left out. */
export function formatPositionJson(position: Position): PositionJson {
  const json: PositionJson = {
    settlements: eachDifference(position.settlements, START.settlements),
    figures: differences(position.figures, START.figures),
    fellowship: differences(position.fellowship, START.fellowship),
    nations: eachDifference(position.nations, START.nations),
    armies: armyDifferences(position.armies),
    rulings: differences(position.rulings, START.rulings),
  };
  const told = Object.fromEntries(
    Object.entries<object>(json as Record<string, object>).filter(([, changes]) => Object.keys(changes).length > 0),
  );
  const derived = aMinionWasInPlay(position.figures);
  return position.minionHasBeenInPlay === derived
    ? told
    : { ...told, minionHasBeenInPlay: position.minionHasBeenInPlay };
}
