// Ready positions, each as the one line that people share.
import type { Scenario } from '../../../movement/game.ts';
import { FIGURES, type FigureId, type Place } from '../vocabulary.ts';
import { MID_GAME } from './mid-game.ts';
import { formatNotation, START_NOTATION } from './notation.ts';
import { START } from './position.ts';

/** Nobody on the map: the Companions wait in the Fellowship, the Shadow's figures aside. */
const emptyBoard = formatNotation({
  ...START,
  figures: Object.fromEntries(
    FIGURES.map((figure): [FigureId, Place] => {
      const place = START.figures[figure];
      return [figure, place === 'fellowship' ? 'fellowship' : 'outOfPlay'];
    }),
  ) as Record<FigureId, Place>,
});

export const SCENARIOS: readonly Scenario[] = [
  { id: 'start', notation: START_NOTATION, selected: [] },
  { id: 'empty', notation: emptyBoard, selected: [] },
  {
    id: 'example',
    notation: 'wotr1;p=eas:stlegi,edo:gw,el:bo,fan:mepe,hel:n4,mmo:wk,mrn:n5,op:gg,ort:sa;f=wem2;s=helb;n=row,isw,saw',
    selected: ['strider', 'legolas', 'gimli'],
  },
  ...MID_GAME,
];
