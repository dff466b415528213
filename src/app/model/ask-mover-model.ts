// What can be asked of the chosen figures: farther reach, another's reach beside theirs, and what else a move changes.
import { fitsSelection } from '../state/selection.ts';
import { chipsOf, figuresFact } from './chips.ts';
import { isChoice } from './counters.ts';
import type { ChipModel } from './page-model.ts';
import { placeName, type Scene } from './scene.ts';

export interface AskMoverModel {
  /** Who is asked about. */
  readonly title: string;
  readonly bands: boolean;
  /** Who is compared with, by side, to be chosen. */
  readonly others: readonly {
    readonly side: string;
    readonly figures: readonly (ChipModel & { readonly where: string; readonly compared: readonly string[] })[];
  }[];
  /** Who is who on the map; null without a comparison. */
  readonly legend: { readonly first: string; readonly second: string } | null;
}

export interface MoverDetailsModel {
  /** What a move changes besides, wherever it ends. */
  readonly consequences: readonly string[];
  /** Equals that stand together, to be chosen by their number. */
  readonly stacks: readonly StackModel[];
  /** Who can come in by no rule just now and is put down by hand, if at all; null where the rules offer something. */
  readonly carried: string | null;
}

export interface StackModel {
  readonly chip: ChipModel;
  readonly chosen: number;
  readonly count: string;
  /** The selection with one less and with one more of them; null where there is none. */
  readonly less: readonly string[] | null;
  readonly more: readonly string[] | null;
}

export function moverDetailsModel<Position>(scene: Scene<Position>): MoverDetailsModel | null {
  const { game, judgement, places, state, shows } = scene;
  const [first, ...others] = state.selected;
  if (first === undefined || judgement === null) return null;
  const isStuck = [...judgement.regions.values()].every(({ legal }) => !legal);
  const isAlone = others.length === 0 && !game.board.has(places.get(first) ?? '');
  return {
    consequences: shows.legal ? [...displacedBy(scene), ...counterNotes(scene)] : [],
    stacks: stacksOf(scene),
    carried: isStuck && isAlone ? first : null,
  };
}

export function askMoverModel<Position>(scene: Scene<Position>): AskMoverModel | null {
  const { state, text, judgement, figures, places, game } = scene;
  const { selected, second, bands } = state;
  if (selected.length === 0 || judgement === null) return null;
  return {
    title: text.ui('figures', { figures: figuresFact(selected) }),
    bands,
    others: game.sides.map((side) => ({
      side: text.side(side),
      figures: chipsOf(
        scene,
        [...figures.values()].filter((one) => one.side === side && !selected.includes(one.id)),
      ).map((chip) => ({
        ...chip,
        pressed: chip.figures.some((figure) => second.includes(figure)),
        where: placeName(scene, places.get(chip.figures[0] ?? '') ?? ''),
        compared: comparedAfter(scene, chip.figures),
      })),
    })),
    legend:
      second.length === 0
        ? null
        : {
            first: text.ui('figures', { figures: figuresFact(selected) }),
            second: text.ui('figures', { figures: figuresFact(second) }),
          },
  };
}

/** Figures that give way to the chosen ones wherever these end, such as who is succeeded by them. */
function displacedBy<Position>(scene: Scene<Position>): readonly string[] {
  const { game, position, places, judgement, state, text, turn } = scene;
  const { selected } = state;
  const ends = [...(judgement?.regions ?? [])].flatMap(([region, { legal }]) => (legal ? [region] : []));
  const [first] = ends;
  // Who is on the board already displaces nobody.
  if (first === undefined || selected.some((figure) => game.board.has(places.get(figure) ?? ''))) return [];
  const outcome = game.play(position, selected, first, turn);
  if (!outcome.legal) return [];
  const after = game.places(outcome.position);
  return [...places].flatMap(([figure, place]) => {
    const now = after.get(figure);
    if (now === undefined || now === place || selected.includes(figure)) return [];
    return [text.ui('ask.displaced', { figures: figuresFact([figure]), place: placeName(scene, now) })];
  });
}

/** Numbers that the move changes wherever it ends, such as a track that starts anew. */
function counterNotes<Position>({ game, judgement, position, turn, state, text }: Scene<Position>): readonly string[] {
  const values = (of: Position) => new Map(game.counters(of).map(({ id, value }) => [id, value]));
  const before = values(position);
  let changed: ReadonlyMap<string, number> | null = null;
  for (const [region, { legal }] of judgement?.regions ?? []) {
    if (!legal) continue;
    const outcome = game.play(position, state.selected, region, turn);
    const after = values(outcome.legal ? outcome.position : position);
    changed = new Map(
      [...(changed ?? after)].filter(([id, value]) => before.get(id) !== value && after.get(id) === value),
    );
    if (changed.size === 0) return [];
  }
  return [...(changed ?? [])].map(([id, value]) => {
    const counter = game.counters(position).find((one) => one.id === id);
    const label = text.ui(`games.${game.id}.counters.${id}`);
    const shown =
      counter !== undefined && isChoice(counter) ? text.ui(`games.${game.id}.choices.${value}`) : String(value);
    return text.ui('ask.counterAfter', { label, value: shown });
  });
}

/** Who is compared with after a tap on a chip: those of one place are taken together. */
function comparedAfter<Position>(
  { game, places, state }: Scene<Position>,
  tapped: readonly string[],
): readonly string[] {
  const { second } = state;
  if (tapped.some((figure) => second.includes(figure))) return second.filter((figure) => !tapped.includes(figure));
  const [first = ''] = tapped;
  return fitsSelection(game, places, second, first) ? [...second, first] : [first];
}

function stacksOf<Position>(scene: Scene<Position>): readonly StackModel[] {
  const { state, figures, places, text } = scene;
  const { selected } = state;
  const chosen = selected.flatMap((id) => figures.get(id) ?? []);
  const place = places.get(selected[0] ?? '');
  return [...new Set(chosen.map(({ emblem }) => emblem))].flatMap((emblem) => {
    const lot = [...figures.values()].filter((one) => one.emblem === emblem && places.get(one.id) === place);
    const [chip] = chipsOf(scene, lot);
    if (chip === undefined || lot.length < 2) return [];
    const taken = lot.filter(({ id }) => selected.includes(id)).map(({ id }) => id);
    const next = lot.find(({ id }) => !selected.includes(id));
    const last = taken.at(-1);
    return [
      {
        chip: { ...chip, name: text.figure(lot[0]?.id ?? '') },
        chosen: taken.length,
        count: text.ui('ask.stackOf', { chosen: taken.length, count: lot.length }),
        less: selected.length < 2 || last === undefined ? null : selected.filter((id) => id !== last),
        more: next === undefined ? null : [...selected, next.id],
      },
    ];
  });
}
