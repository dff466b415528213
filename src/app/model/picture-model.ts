// What a picture of the map says of itself: its title, the marks to explain, the name of its file.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { MARKS, type Mark, type RegionView } from '../../view/map-state.ts';
import type { AppState } from '../state/app-state.ts';
import { stepOf } from '../state/history.ts';
import { figuresFact, regionFact } from './chips.ts';

/** What is shown just now: a reach, an answer, or a position by its name where it has one. */
export function pictureTitle<Position>(game: Game<Position>, state: AppState<Position>, text: Text): string {
  const { selected, question, region, history } = state;
  if (selected.length > 0) return text.ui('picture.reach', { figures: figuresFact(selected) });
  if (question !== null && region !== null) return text.ui(`picture.ask.${question}`, { region: regionFact(region) });
  const notation = game.format(stepOf(history).position);
  const known = game.scenarios.find((scenario) => scenario.notation === notation);
  return known === undefined ? text.ui('picture.game') : text.scenario(known.id);
}

/** Of the drawings that a legend has, those of marks that are on the map, and those that stand for no mark. */
export function pictureLegend<Name extends string>(
  drawings: readonly Name[],
  regions: ReadonlyMap<string, Pick<RegionView, 'marks'>>,
): readonly Name[] {
  const shown = new Set<string>([...regions.values()].flatMap(({ marks }) => [...marks]));
  return drawings.filter((name) => !isMark(name) || shown.has(name));
}

function isMark(name: string): name is Mark {
  return (MARKS as readonly string[]).includes(name);
}

/** By the day on the user's calendar, so that a folder of them is in order. */
export function pictureFile(day: Date, format: 'png' | 'svg'): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `sendas-${[day.getFullYear(), ...parts].join('-')}.${format}`;
}
