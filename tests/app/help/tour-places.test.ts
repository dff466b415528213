// Where the guided tour points.
import { expect, it } from 'vitest';
import { tourPlaces } from '../../../src/app/help/tour-places.ts';
import { present } from '../../../src/base/assert.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';

function at(notation: string): ToyPosition {
  const parsed = toyGame.parse(notation);
  return present(parsed.ok ? parsed.value : null, notation);
}

it.each([
  ['the chosen figures, the nearest region in reach and the nearest that is refused', ['bo'], ['bo'], 'mill', 'lake'],
  ['a group, by its longer legs', ['bo', 'ada'], ['bo', 'ada'], 'mill', 'tower'],
  ['without a choice the first figure on the board', [], ['ada'], 'mill', 'tower'],
  ['those who may go anywhere give way to others', ['bird-1'], ['ada'], 'mill', 'tower'],
])('%s', (_, chosen, figures, reachable, refused) => {
  const position = at('toy1:hill:hill:tower:tower:blue:0');
  expect(tourPlaces(toyGame, position, chosen)).toEqual({ figures, origin: 'hill', reachable, refused });
});

it('finds nothing where nobody can show both', () => {
  expect(tourPlaces(toyGame, at('toy1:bag:bag:tower:tower:blue:0'), ['ada'])).toBeNull();
});
