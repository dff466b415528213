// Builds our own drawing of the map from the facts in map-data/<game>/. Deterministic: fixed seeds, no clock.
//
// shapes.json is TopoJSON in the frame of the map, 1920 × 1323 units, x to the right and y down:
//   objects.regions     one Polygon a region; `id`, and properties
//                         anchor [x, y], radius   where settlement and figures stand, and the distance to the border
//                         label [x, y], labelWidth  centre and free width for one or two lines of the name
//   objects.impassable  one LineString a black stretch; `id` 'a|b', properties { pair, whole }: `whole` is false
//                       where only an end of a passable border is black
//   objects.coast       MultiLineString of the shores of the sea
//   objects.lakes       one Polygon a lake, by id
//   names               { id, kind, size, path }: paths for the spaced names of ranges, waters, rivers and lands,
//                       whose words are in locales/<language>/<game>/places.json by the same id
// ornament/<theme>.svg is everything else that depends neither on language nor on the state of a game.
import { buildCountry } from './country.ts';
import { readFacts } from './facts.ts';
import { buildLakes } from './lakes.ts';
import { nameCourses } from './named-courses.ts';
import { startDrawing } from './ornament/drawing.ts';
import { compose, drawOrnament } from './ornament/ornament.ts';
import { PALETTES } from './ornament/palette.ts';
import { findSpots } from './spots.ts';
import { writeTopology } from './topology.ts';

/** Contents of the files to write, by path inside the folder. */
export function buildMap(folder: string): Map<string, string> {
  const facts = readFacts(folder);
  const country = buildCountry(facts);
  const lakes = buildLakes(country);
  const spots = findSpots(country, facts, [...lakes.values()]);
  const drawing = startDrawing(facts, country, spots, lakes);
  const names = nameCourses(drawing);
  const composition = compose(drawing, names);
  return new Map([
    ['shapes.json', writeTopology(country, spots, lakes, names)],
    ...PALETTES.map((palette) => [`ornament/${palette.name}.svg`, drawOrnament(composition, palette)] as const),
  ]);
}
