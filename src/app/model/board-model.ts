// What the panel tells while nobody is chosen: the region in view, or every figure that could be chosen.
import { chipsOf, figuresAt } from './chips.ts';
import type { ChipModel } from './page-model.ts';
import { regionFacts } from './region-facts.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export interface RegionModel {
  readonly region: string;
  readonly name: string;
  /** Short facts: nation, settlement, who holds it, siege. */
  readonly facts: readonly string[];
  readonly figures: readonly ChipModel[];
}

export interface RosterModel {
  readonly side: string;
  readonly figures: readonly (ChipModel & { readonly where: string })[];
}

/** Figures that are in one place off the board. */
export interface TrayModel {
  readonly id: string;
  readonly label: string;
  readonly chips: readonly ChipModel[];
}

export function regionModel<Position>(scene: Scene<Position>): RegionModel | null {
  const { game, state, text } = scene;
  const { region } = state;
  if (region === null || !game.board.has(region)) return null;
  return {
    region,
    name: text.region(region),
    facts: regionFacts(scene, region),
    figures: chipsOf(scene, figuresAt(scene, region)),
  };
}

/** The figures on the board, one lot of equals a chip, with the region where they stand. */
export function rosterModel<Position>(scene: Scene<Position>): readonly RosterModel[] {
  const { game, places, text } = scene;
  const onBoard = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? ''));
  const sides = game.sides.map((side) => ({
    side: text.side(side),
    figures: chipsOf(
      scene,
      onBoard.filter((figure) => figure.side === side),
    ).map((chip) => ({ ...chip, where: placeName(scene, places.get(chip.figures[0] ?? '') ?? '') })),
  }));
  return sides.filter(({ figures }) => figures.length > 0);
}

/** The places off the board where somebody is. */
export function traysModel<Position>(scene: Scene<Position>): readonly TrayModel[] {
  const trays = scene.game.offBoardPlaces.map((id) => ({
    id,
    label: gameWord(scene, `trays.${id}`),
    chips: chipsOf(scene, figuresAt(scene, id)),
  }));
  return trays.filter(({ chips }) => chips.length > 0);
}
