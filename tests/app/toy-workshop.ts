// The workshop on the toy game, with no map to set steps up on.
import { signal } from '@preact/signals';
import type { Shelf } from '../../src/app/keeping/shelf.ts';
import { createStore } from '../../src/app/state/store.ts';
import { createWorkshop, type Workshop } from '../../src/app/workshop/workshop.ts';
import { OPENED } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

type Sources = Parameters<typeof createWorkshop<ToyPosition>>[0];

export function openWorkshop(
  shelf: Shelf | null,
  ways: Partial<Pick<Sources, 'openStepBoard' | 'onPlay'>> = {},
): Workshop {
  return createWorkshop({
    game: toyGame,
    store: createStore(toyGame, OPENED),
    text: signal(toyText),
    shelf,
    openStepBoard: async () => undefined,
    onPlay: () => undefined,
    ...ways,
  });
}
