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

/** Whom one can choose while nobody is chosen: everybody, in an action everybody whom its own list leaves out. */
export interface ChoiceModel {
  readonly title: string;
  readonly hint: string;
  readonly roster: readonly RosterModel[];
  readonly trays: readonly TrayModel[];
}

export function choiceModel<Position>(scene: Scene<Position>): ChoiceModel {
  const { game, text, turn } = scene;
  if (turn === null) {
    const roster = rosterModel(scene);
    const hint = text.ui(roster.length === 0 ? 'roster.empty' : 'roster.hint');
    return { title: text.ui('roster.title'), hint, roster, trays: traysModel(scene) };
  }
  const listed = new Set(game.movable(turn));
  const roster = rosterModel(scene, listed);
  const hint = text.ui(roster.length === 0 ? 'roster.noOthers' : 'roster.othersHint');
  return { title: text.ui('roster.others'), hint, roster, trays: traysModel(scene, listed) };
}

/** The figures on the board but for those left out, one lot of equals a chip, with the region where they stand. */
export function rosterModel<Position>(
  scene: Scene<Position>,
  without: ReadonlySet<string> = new Set(),
): readonly RosterModel[] {
  const { game, places, text } = scene;
  const onBoard = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? '') && !without.has(id));
  const sides = game.sides.map((side) => ({
    side: text.side(side),
    figures: chipsOf(
      scene,
      onBoard.filter((figure) => figure.side === side),
    ).map((chip) => ({ ...chip, where: placeName(scene, places.get(chip.figures[0] ?? '') ?? '') })),
  }));
  return sides.filter(({ figures }) => figures.length > 0);
}

/** The places off the board where somebody is who is not left out. */
export function traysModel<Position>(
  scene: Scene<Position>,
  without: ReadonlySet<string> = new Set(),
): readonly TrayModel[] {
  const trays = scene.game.offBoardPlaces.map((id) => ({
    id,
    label: gameWord(scene, `trays.${id}`),
    chips: chipsOf(
      scene,
      figuresAt(scene, id).filter((figure) => !without.has(figure.id)),
    ),
  }));
  return trays.filter(({ chips }) => chips.length > 0);
}
