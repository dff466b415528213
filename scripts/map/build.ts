// Builds our own drawing of the map from the facts in map-data/<game>/. Deterministic: fixed seeds, no clock.
import { buildCountry } from './country.ts';
import { readFacts } from './facts.ts';
import { buildLakes } from './lakes.ts';
import { PLACE_NAMES } from './place-names.ts';
import { findSpots } from './spots.ts';
import { writeTopology } from './topology.ts';

/** Contents of the files to write, by path inside the folder. */
export function buildMap(folder: string): Map<string, string> {
  const facts = readFacts(folder);
  const country = buildCountry(facts);
  const lakes = buildLakes(country);
  const spots = findSpots(country, facts, [...lakes.values()]);
  return new Map([['shapes.json', writeTopology(country, spots, lakes, PLACE_NAMES)]]);
}
