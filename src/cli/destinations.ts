// `sendas destinations`: where figures may go together, in words.
import { board } from '../games/war-of-the-ring/board.ts';
import { editPosition } from '../games/war-of-the-ring/edit.ts';
import { explain, explainNote, explainReason, nounOf } from '../games/war-of-the-ring/explain.ts';
import { naturalAction } from '../games/war-of-the-ring/natural-action.ts';
import type { Note, Reason } from '../games/war-of-the-ring/reasons.ts';
import { destinations, type WarDestinations } from '../games/war-of-the-ring/rules/destinations.ts';
import { parseNotation } from '../games/war-of-the-ring/state/notation.ts';
import { type Position, START } from '../games/war-of-the-ring/state/position.ts';
import {
  type Action,
  CARDS,
  type CardId,
  type MoverFigureId,
  type RegionId,
} from '../games/war-of-the-ring/vocabulary.ts';
import type { Message } from '../movement/message.ts';
import type { Text } from '../text/text.ts';
import type { UsageMistake } from './command-line.ts';
import { readFigures } from './figures.ts';
import { type Found, findByName, namesOf } from './names.ts';

const GAME = 'war-of-the-ring';

type Options = Readonly<Record<string, string | true>>;
type Outcome =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly mistake: UsageMistake };

function mistake(key: string, facts: UsageMistake['facts'] = {}): { ok: false; mistake: UsageMistake } {
  return { ok: false, mistake: { key, facts } };
}

function unknown(kind: 'Region' | 'Card', name: string, found: Found<string>, text: Text) {
  const nearest = found.ok ? [] : found.nearest;
  return mistake(`unknown${kind}Nearest`, { name, nearest: text.list(nearest, 'choice') });
}

interface Asked {
  readonly position: Position;
  readonly action: Action;
  readonly figures: readonly MoverFigureId[];
  readonly to: RegionId | null;
}

function placeAll(
  position: Position,
  figures: readonly MoverFigureId[],
  region: RegionId,
): ReturnType<typeof editPosition> {
  let result: ReturnType<typeof editPosition> = { ok: true, value: position };
  for (const figure of figures) {
    if (!result.ok) return result;
    result = editPosition(result.value, { type: 'place', figure, place: region });
  }
  return result;
}

/** What was typed, with every name looked up. */
function read(
  words: readonly string[],
  options: Options,
  text: Text,
): { ok: true; asked: Asked } | { ok: false; mistake: UsageMistake } {
  const named = readFigures(words, text);
  if (!named.ok) return named;
  const { figures } = named;
  const regions = namesOf(GAME, text).regions(board.regionIds);
  const places: Record<string, RegionId> = {};
  for (const option of ['from', 'to']) {
    const name = options[option];
    if (typeof name !== 'string') continue;
    const found = findByName(name, regions);
    if (!found.ok) return unknown('Region', name, found, text);
    places[option] = found.ids[0];
  }
  const given =
    typeof options.position === 'string' ? parseNotation(options.position) : { ok: true as const, value: START };
  const placed = given.ok && places.from ? placeAll(given.value, figures, places.from) : given;
  if (!placed.ok) return mistake('badPosition', { issues: placed.issues.map((issue) => text.issue(issue)).join(' ') });
  const action = readAction(placed.value, figures, options, text);
  if (!action.ok) return action;
  return { ok: true, asked: { position: placed.value, action: action.action, figures, to: places.to ?? null } };
}

function readAction(
  position: Position,
  figures: readonly MoverFigureId[],
  options: Options,
  text: Text,
): { ok: true; action: Action } | { ok: false; mistake: UsageMistake } {
  if (typeof options.card !== 'string') return { ok: true, action: naturalAction(position, figures) };
  const found = findByName<CardId>(options.card, namesOf(GAME, text).cards(CARDS));
  if (!found.ok) return unknown('Card', options.card, found, text);
  return { ok: true, action: { type: 'card', card: found.ids[0] } };
}

function inWords(messages: readonly Message[], text: Text): string[] {
  return messages.flatMap((message) => {
    const { text: sentence, citation, parts } = text.sentence(message);
    return [
      citation === null ? sentence : `${sentence} (${citation})`,
      ...parts.map((part) => (part.citation === null ? `  ${part.text}` : `  ${part.text} (${part.citation})`)),
    ];
  });
}

function heading({ origin, range }: WarDestinations, figures: readonly MoverFigureId[], text: Text): string[] {
  const who = { figures: { kind: 'figures', ids: figures.map(nounOf) } } as const;
  const first =
    origin === null
      ? text.ui('cli.nowhere', who)
      : text.ui('cli.standing', { ...who, origin: { kind: 'region', id: origin } });
  if (range === null) return [first];
  return [first, range === 'unlimited' ? text.ui('cli.unlimited') : text.ui('cli.range', { count: range })];
}

/** Notes that every destination shares are said once, above. */
function sharedNotes(found: WarDestinations): readonly Note[] {
  const legal = [...found.verdicts.values()].filter((verdict) => verdict.legal);
  const [first, ...others] = legal.map(({ notes }) => notes);
  const isShared = (note: Note): boolean =>
    others.every((notes) => notes.some((other) => JSON.stringify(other) === JSON.stringify(note)));
  return (first ?? []).filter(isShared);
}

function listed(found: WarDestinations, figures: readonly MoverFigureId[], text: Text): string[] {
  const byDistance = new Map<number | null, RegionId[]>();
  const shared = sharedNotes(found).map((note) => JSON.stringify(note));
  const notes: string[] = [];
  for (const [region, verdict] of found.verdicts) {
    if (!verdict.legal) continue;
    byDistance.set(verdict.distance, [...(byDistance.get(verdict.distance) ?? []), region]);
    const own = verdict.notes.filter((note) => !shared.includes(JSON.stringify(note)));
    for (const sentence of inWords(
      own.map((note) => explainNote(note, figures)),
      text,
    )) {
      notes.push(text.ui('cli.about', { region: { kind: 'region', id: region }, sentence }));
    }
  }
  const distances = [...byDistance].sort(([a], [b]) => (a ?? 0) - (b ?? 0));
  const lines = distances.map(([count, regions]) => {
    const names = text.list(
      regions.map((region) => text.region(region)).sort(new Intl.Collator(text.language).compare),
    );
    return count === null
      ? text.ui('cli.anyDistance', { regions: names })
      : text.ui('cli.atDistance', { count, regions: names });
  });
  return [
    ...inWords(
      sharedNotes(found).map((note) => explainNote(note, figures)),
      text,
    ),
    ...lines,
    ...notes,
  ];
}

function oneRegion({ position, action, figures }: Asked, to: RegionId, text: Text): string[] {
  const found = destinations(position, action, figures);
  const region = { kind: 'region', id: to } as const;
  const verdict = found.verdicts.get(to);
  if (!verdict) return [text.ui('cli.here', { region })];
  const said = inWords(explain(verdict, action, figures), text);
  if (!verdict.legal) return [text.ui('cli.no', { region }), ...said];
  if (verdict.route === null) return [text.ui('cli.yes', { region }), ...said];
  const route = verdict.route.map((step) => text.region(step)).join(' → ');
  return [text.ui('cli.yesByRoute', { region, route }), ...said];
}

/** What refuses every region, or else what refuses the first one beside them, named. */
function whyNone(
  { origin, verdicts }: WarDestinations,
  { action, figures }: Pick<Asked, 'action' | 'figures'>,
  text: Text,
): string[] {
  const refusals = [...verdicts.values()].map((verdict) => (verdict.legal ? [] : verdict.reasons));
  const [first = [], ...others] = refusals.map((reasons) => reasons.map((reason) => JSON.stringify(reason)));
  const shared = (refusals[0] ?? []).filter((_, at) => others.every((reasons) => reasons.includes(first[at] ?? '')));
  const words = (reasons: readonly Reason[]) =>
    inWords(
      reasons.map((reason) => explainReason(reason, action, figures)),
      text,
    );
  if (shared.length > 0 || origin === null) return words(shared);
  const [beside] = board.neighbours(origin);
  const refused = beside && verdicts.get(beside);
  if (!refused || refused.legal) return [];
  const region = { kind: 'region', id: beside } as const;
  return words(refused.reasons).map((sentence) => text.ui('cli.about', { region, sentence }));
}

function everyRegion({ position, action, figures }: Asked, text: Text): string[] {
  const found = destinations(position, action, figures);
  const lines = listed(found, figures, text);
  if (lines.length > 0) return [...heading(found, figures, text), ...lines];
  return [...heading(found, figures, text), text.ui('cli.none'), ...whyNone(found, { action, figures }, text)];
}

/** Lines for a person, or what was wrong with what was typed. */
export function tellDestinations(words: readonly string[], options: Options, text: Text): Outcome {
  const result = read(words, options, text);
  if (!result.ok) return result;
  const { asked } = result;
  return { ok: true, lines: asked.to === null ? everyRegion(asked, text) : oneRegion(asked, asked.to, text) };
}
