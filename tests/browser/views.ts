// Every view of the page, each with the way to it from wherever the view before has left the page: one opened page shows
// them all. What is pressed is found by what it is, not by its words, so that the walk is the same in every language.
import { AROUND, NOTICES } from './views/around.ts';
import { DIALOGS } from './views/dialogs.ts';
import { LEARNING } from './views/learning.ts';
import { ACTIONS, FIRST_VISIT, PLAY, SETUP } from './views/own-game.ts';
import { ELSEWHERE, TEACHING } from './views/teaching.ts';
import type { View } from './views/view.ts';

export const VIEWS: readonly View[] = [
  ...FIRST_VISIT,
  ...PLAY,
  ...SETUP,
  ...ACTIONS,
  ...AROUND,
  ...DIALOGS,
  ...NOTICES,
  ...LEARNING,
  ...TEACHING,
  ...ELSEWHERE,
];
