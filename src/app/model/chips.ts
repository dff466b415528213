// Figures as chips. Equals that stand in one place share a chip with their number.
import type { FigureInfo } from '../../movement/game.ts';
import type { Fact } from '../../movement/message.ts';
import type { ChipModel } from './page-model.ts';
import type { Scene } from './scene.ts';

/** Figures of the game in its own order, those at the place only. */
export function figuresAt<Position>(
  { game, places }: Pick<Scene<Position>, 'game' | 'places'>,
  place: string,
): readonly FigureInfo[] {
  return game.figures.filter(({ id }) => places.get(id) === place);
}

function chipOf<Position>({ text, state }: Scene<Position>, figure: FigureInfo): ChipModel {
  return {
    figures: [figure.id],
    name: text.figure(figure.id),
    short: text.figureShort(figure.id),
    side: figure.side,
    emblem: figure.emblem,
    initials: text.initials(figure.id),
    pressed: state.selected.includes(figure.id),
  };
}

/** One chip for each figure, or for each lot of equals. */
export function chipsOf<Position>(scene: Scene<Position>, figures: readonly FigureInfo[]): readonly ChipModel[] {
  const lots = new Map<string, FigureInfo[]>();
  for (const figure of figures) {
    const key = `${figure.emblem} ${scene.places.get(figure.id)}`;
    lots.set(key, [...(lots.get(key) ?? []), figure]);
  }
  return [...lots.values()].flatMap((lot) => {
    const [first] = lot;
    if (first === undefined) return [];
    const chip = chipOf(scene, first);
    const figures = lot.map(({ id }) => id);
    if (lot.length === 1) return [chip];
    const name = scene.text.ui('figures', { figures: figuresFact(figures) });
    const pressed = figures.some((figure) => scene.state.selected.includes(figure));
    return [{ ...chip, figures, name, short: name, pressed }];
  });
}

export function figuresFact(ids: readonly string[]): Fact {
  return { kind: 'figures', ids };
}

export function regionFact(id: string): Fact {
  return { kind: 'region', id };
}
