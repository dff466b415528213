// What an embedded map says below itself, and the list that does all that the map does. No rules.
import type { Text } from '../../text/text.ts';
import { chipsOf, figuresAt, figuresFact } from '../model/chips.ts';
import type { ChipModel, DestinationModel, PageModel } from '../model/page-model.ts';
import { regionFacts } from '../model/region-facts.ts';
import type { Scene } from '../model/scene.ts';

/** The answer in one line: what it is about, and what there is to say. */
export interface LineModel {
  readonly kind: 'legal' | 'refused' | 'plain';
  readonly title: string;
  readonly details: readonly string[];
  readonly citation: string | null;
  /** Where a button takes the chosen figures; null where the answer is no, or no answer. */
  readonly goTo: string | null;
}

export interface ListModel {
  readonly title: string;
  /** Figures to choose: those that can go along, or those of the region. */
  readonly chips: readonly ChipModel[];
  readonly destinations: readonly DestinationModel[];
  /** Regions with somebody in them, where nothing is chosen. */
  readonly places: readonly { readonly region: string; readonly name: string; readonly figures: string }[];
}

export interface EmbedModel {
  /** Null where a picture has nothing to say. */
  readonly line: LineModel | null;
  readonly list: ListModel;
  /** Whether something is chosen that one can let go of. */
  readonly held: boolean;
  /** What can be taken back, in words. */
  readonly undo: string | null;
  /** The whole map in words, for who hears a picture. */
  readonly picture: string;
}

export function embedModel<Position>(scene: Scene<Position>, panels: PageModel, still: boolean): EmbedModel {
  const { state } = scene;
  return {
    line: lineModel(scene, panels) ?? (still ? null : hint(scene.text)),
    list: listModel(scene, panels),
    held: state.selected.length > 0 || state.region !== null,
    undo: panels.undo,
    picture: pictureText(scene),
  };
}

function lineModel<Position>({ text, ...scene }: Scene<Position>, panels: PageModel): LineModel | null {
  const { answer, notice, mover, region } = panels;
  if (answer !== null) {
    const [first] = answer.sentences ?? [];
    const route = answer.route === null ? [] : [answer.route];
    return {
      kind: answer.legal ? 'legal' : 'refused',
      title: answer.title,
      details: answer.legal
        ? [...route, ...(answer.sentences ?? []).map((one) => one.text)]
        : first
          ? [first.text]
          : [],
      citation: first?.citation ?? null,
      goTo: answer.legal ? answer.region : null,
    };
  }
  const plain = { kind: 'plain', citation: null, goTo: null } as const;
  if (notice !== null) return { ...plain, title: notice.text, details: notice.details };
  if (mover !== null) {
    const { title, stuck, destinationsTitle } = mover;
    return { ...plain, title, details: [stuck?.text ?? destinationsTitle], citation: stuck?.citation ?? null };
  }
  if (region === null) return null;
  return { ...plain, title: text.region(region), details: regionFacts({ ...scene, text }, region) };
}

function hint(text: Text): LineModel {
  return { kind: 'plain', title: '', details: [text.ui('introduction.choose')], citation: null, goTo: null };
}

function listModel<Position>(scene: Scene<Position>, { mover }: PageModel): ListModel {
  const { game, state, text } = scene;
  const nothing = { chips: [], destinations: [], places: [] };
  if (mover !== null) {
    return { ...nothing, title: mover.title, chips: mover.chips, destinations: mover.destinations ?? [] };
  }
  if (state.region !== null) {
    return { ...nothing, title: text.region(state.region), chips: chipsOf(scene, figuresAt(scene, state.region)) };
  }
  const places = game.board.regionIds.flatMap((region) => {
    const standing = figuresAt(scene, region).map(({ id }) => id);
    const figures = text.ui('figures', { figures: figuresFact(standing) });
    return standing.length === 0 ? [] : [{ region, name: text.region(region), figures }];
  });
  const compareNames = new Intl.Collator(text.language).compare;
  return {
    ...nothing,
    title: text.ui('embed.places'),
    places: places.sort((a, b) => compareNames(a.name, b.name)),
  };
}

function pictureText<Position>({ game, judgement, places, state, text }: Scene<Position>): string {
  if (judgement !== null) {
    const ids = [...judgement.regions].flatMap(([region, { legal }]) => (legal ? [region] : []));
    const figures = figuresFact(state.selected);
    if (ids.length === 0) return text.ui('embed.pictureStuck', { figures });
    return text.ui('embed.pictureChosen', { figures, regions: { kind: 'regions', ids } });
  }
  const inhabited = new Set(places.values());
  const ids = game.board.regionIds.filter((region) => inhabited.has(region));
  if (ids.length === 0) return text.ui('embed.pictureEmpty');
  return text.ui('embed.picture', { regions: { kind: 'regions', ids } });
}
