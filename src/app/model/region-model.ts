// One region as the panel tells of it, and all that can be changed there by hand.
import type { Edit, FigureInfo } from '../../movement/game.ts';
import { chipOf, chipsOf, figuresAt } from './chips.ts';
import type { PlaceableModel, RegionModel, SettingModel, StandingFigureModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export function regionModel<Position>(scene: Scene<Position>): RegionModel | null {
  const { game, state, text, position } = scene;
  const region = state.region;
  if (region === null || !game.board.has(region)) return null;
  return {
    region,
    name: text.region(region),
    facts: regionFacts(scene, region),
    figures: figuresAt(scene, region).map((figure) => standingFigure(scene, figure)),
    settings: game.settings(position, region).map(({ id, value, values }): SettingModel => {
      const option = (one: string) => ({
        label: gameWord(scene, `settings.${id}.${one}`),
        chosen: one === value,
        edit: { type: 'setting', region, setting: id, value: one } as const,
      });
      return { id, label: gameWord(scene, `settings.${id}.title`), options: values.map(option) };
    }),
    placeable: game.sides.map((side) => placeableOf(scene, region, side)),
  };
}

/** Nation, settlement, who holds it, siege: each fact a short phrase of its own. */
export function regionFacts<Position>(
  { game, position, text }: Pick<Scene<Position>, 'game' | 'position' | 'text'>,
  region: string,
): readonly string[] {
  const nation = game.nation(region);
  const sign = game.sign(position, region);
  const facts = nation === null ? [] : [text.nation(nation)];
  if (sign === null) return facts;
  facts.push(text.settlement(sign.icon));
  if (sign.side !== null) facts.push(text.ui('region.heldBy', { side: { kind: 'side', id: sign.side } }));
  if (sign.besieged) facts.push(text.ui('region.besieged'));
  return facts;
}

function place(figure: string, to: string): Edit {
  return { type: 'place', figure, place: to };
}

function standingFigure<Position>(scene: Scene<Position>, figure: FigureInfo): StandingFigureModel {
  const { game, position } = scene;
  // The game knows which places a figure can have: only those are offered.
  const offBoard = game.offBoardPlaces
    .map((id) => ({ label: placeName(scene, id), edit: place(figure.id, id) }))
    .filter(({ edit }) => game.edit(position, edit).ok);
  return { ...chipOf(scene, figure), offBoard };
}

/** Every figure of the side that stands elsewhere; of equals in one place the first is taken. */
function placeableOf<Position>(scene: Scene<Position>, region: string, side: string): PlaceableModel {
  const elsewhere = scene.game.figures.filter(({ id, side: own }) => own === side && scene.places.get(id) !== region);
  const figures = chipsOf(scene, elsewhere).map((chip) => {
    const [first = ''] = chip.figures;
    return { ...chip, where: placeName(scene, scene.places.get(first) ?? ''), edit: place(first, region) };
  });
  return { side: scene.text.side(side), figures };
}
