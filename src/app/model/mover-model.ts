// The chosen figures: who they are, who could join them, and where they may go.
import { rememberEach } from '../../base/remember.ts';
import type { RegionJudgement } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { Range } from '../../movement/verdict.ts';
import type { Text } from '../../text/text.ts';
import { editAll, placements } from '../state/edits.ts';
import { canGoAlong } from '../state/selection.ts';
import { chipsOf, figuresAt, figuresFact, regionFact } from './chips.ts';
import type { AnswerModel, DestinationModel, MoverModel } from './page-model.ts';
import { placeName, type Scene } from './scene.ts';

export function moverModel<Position>(scene: Scene<Position>): MoverModel | null {
  const { game, judgement, state, text, places, shows } = scene;
  const [first] = state.selected;
  if (judgement === null || first === undefined) return null;
  const place = places.get(first) ?? '';
  const every = destinationModels(scene);
  const { common, destinations } = withoutCommonNotes(every);
  return {
    title: text.ui('figures', { figures: figuresFact(state.selected) }),
    origin: judgement.origin === null ? null : { region: judgement.origin, name: text.region(judgement.origin) },
    place: game.board.has(place) ? null : placeName(scene, place),
    range: rangeInWords(text, judgement.range),
    chips: chipsOf(
      scene,
      figuresAt(scene, place)
        // Without a region to set out from, nobody goes together.
        .filter(
          ({ id }) =>
            state.selected.includes(id) || (judgement.origin !== null && canGoAlong(game, scene, state.selected, id)),
        ),
    ),
    destinations: shows.legal ? destinations : null,
    common: shows.legal ? common : [],
    destinationsTitle: text.ui('mover.destinations', { count: destinations.length }),
    stuck: destinations.length === 0 ? stuckSentence(scene) : null,
  };
}

/** What holds of every destination is said once, above the list. */
function withoutCommonNotes(every: readonly DestinationModel[]): {
  readonly common: readonly string[];
  readonly destinations: readonly DestinationModel[];
} {
  const [first, ...others] = every;
  const alone = first === undefined || others.length === 0;
  const common = alone ? [] : first.notes.filter((note) => others.every(({ notes }) => notes.includes(note)));
  const destinations = every.map((one) => ({ ...one, notes: one.notes.filter((note) => !common.includes(note)) }));
  return { common, destinations };
}

function rangeInWords(text: Text, range: Range): string | null {
  if (range === null) return null;
  return range === 'unlimited' ? text.ui('mover.range.unlimited') : text.ui('mover.range.regions', { count: range });
}

/** By distance, then by name; flights, which have no distance, last. */
function destinationModels<Position>(scene: Scene<Position>): readonly DestinationModel[] {
  const { judgement, text } = scene;
  const legal = [...(judgement?.regions ?? [])].filter(([, { legal }]) => legal);
  const words: DestinationWords = {
    reachIn: rememberEach((count: number) => text.ui('reach.regions', { count }), String),
    note: rememberEach((message: Message) => text.sentence(message).text, JSON.stringify),
  };
  const models = legal.map(([region, verdict]) => destinationModel(scene, words, region, verdict));
  const far = Number.POSITIVE_INFINITY;
  const compareNames = new Intl.Collator(text.language).compare;
  return models.sort((a, b) => (a.distance ?? far) - (b.distance ?? far) || compareNames(a.name, b.name));
}

/** Sentences that many destinations share. */
interface DestinationWords {
  readonly reachIn: (count: number) => string;
  readonly note: (message: Message) => string;
}

function destinationModel<Position>(
  { text, shows }: Scene<Position>,
  words: DestinationWords,
  region: string,
  { distance, marks, messages }: RegionJudgement,
): DestinationModel {
  const flies = marks.includes('flight');
  const reach =
    distance === null
      ? text.ui(flies ? 'reach.flight' : 'reach.anywhere')
      : distance === 0
        ? text.ui('reach.here')
        : words.reachIn(distance);
  return {
    region,
    name: text.region(region),
    distance: shows.distance ? distance : null,
    reach: shows.distance ? reach : '',
    notes: shows.why ? messages.map(words.note) : [],
    end: marks.includes('stop') ? 'stop' : flies ? 'flight' : 'plain',
  };
}

/** Where no region is legal, the first cause that holds for every one of them says it all. */
function stuckSentence<Position>({ judgement, text }: Scene<Position>): MoverModel['stuck'] {
  const [first, ...others] = [...(judgement?.regions.values() ?? [])].map(({ messages }) => messages);
  const common = first?.find((message) => others.every((messages) => messages.some(sameAs(message))));
  if (common !== undefined) return text.sentence(common);
  return { text: text.ui('mover.stuck'), citation: null, rules: [], parts: [] };
}

function sameAs(message: Message): (other: Message) => boolean {
  const wanted = JSON.stringify(message);
  return (other) => JSON.stringify(other) === wanted;
}

export function answerModel<Position>(scene: Scene<Position>): AnswerModel | null {
  const { game, judgement, position, state, text, shows } = scene;
  const region = state.region;
  if (judgement === null || region === null) return null;
  const verdict = judgement.regions.get(region);
  if (verdict === undefined) return null;
  const sentences = shows.why ? verdict.messages.map((message) => text.sentence(message)) : null;
  // Notes of a legal move all hold at once; of the reasons of a refusal the first is enough.
  const told = verdict.legal ? verdict.messages.length : 1;
  const placeable = !verdict.legal && editAll(game, position, placements(state.selected, region)).ok;
  return {
    region,
    legal: verdict.legal,
    moveHere: verdict.legal,
    title: text.ui(verdict.legal ? 'answer.legal' : 'answer.refused', { region: regionFact(region) }),
    sentences: sentences?.slice(0, told) ?? null,
    others: sentences?.slice(told) ?? [],
    placeHere: placeable ? text.ui('answer.place', { figures: figuresFact(state.selected) }) : null,
    route: verdict.route === null || !shows.distance ? null : verdict.route.map((id) => text.region(id)).join(' → '),
  };
}
