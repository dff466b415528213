// What was done, line by line, in the words of the present language.
import { lineOf, type Step, stepOf } from '../state/history.ts';
import { actionName } from './action-name.ts';
import { journeyText } from './log-words.ts';
import { causeText } from './notice-model.ts';
import type { Scene } from './scene.ts';

export interface LogRow {
  readonly step: number;
  readonly text: string;
  /** `head` begins an action, `part` belongs to it, `plain` stands by itself. */
  readonly kind: 'head' | 'part' | 'plain';
  readonly side: string | null;
  readonly present: boolean;
  /** Done, and taken back for now. */
  readonly ahead: boolean;
  /** What was done instead from the same step: each leads to another line. */
  readonly others: readonly { readonly step: number; readonly text: string }[];
}

export interface LogModel {
  readonly rows: readonly LogRow[];
  readonly first: number | null;
  readonly previous: number | null;
  readonly next: number | null;
  readonly last: number | null;
  /** Where one is, such as «Paso 3 de 8». */
  readonly where: string;
}

export function logModel<Position>(scene: Scene<Position>): LogModel {
  const { history } = scene.state;
  const line = lineOf(history);
  const at = line.indexOf(history.at);
  const rows = line.map((step, index): LogRow => {
    const { cause, turn } = stepOf(history, step);
    const action = cause?.kind === 'begin' || cause?.kind === 'end' ? cause.action : (turn?.action ?? null);
    return {
      step,
      text: stepText(scene, stepOf(history, step)),
      kind: cause?.kind === 'begin' ? 'head' : action === null ? 'plain' : 'part',
      side: scene.game.actions.find(({ id }) => id === action)?.side ?? null,
      present: index === at,
      ahead: index > at,
      others: othersOf(scene, step),
    };
  });
  return {
    rows,
    first: at > 0 ? (line[0] ?? null) : null,
    previous: line[at - 1] ?? null,
    next: line[at + 1] ?? null,
    last: at < line.length - 1 ? (line.at(-1) ?? null) : null,
    where: scene.text.ui('log.where', { step: at + 1, count: line.length }),
  };
}

/** The log as text, its actions with their moves below them. */
export function logText(rows: readonly LogRow[]): string {
  return rows.map(({ text, kind }) => (kind === 'part' ? `  ${text}` : text)).join('\n');
}

function othersOf<Position>(scene: Scene<Position>, step: number): LogRow['others'] {
  const { history } = scene.state;
  const { before } = stepOf(history, step);
  return history.steps.flatMap((other, index) =>
    before !== null && other.before === before && index !== step ? [{ step: index, text: stepText(scene, other) }] : [],
  );
}

function stepText<Position>(scene: Scene<Position>, { cause, before }: Step<Position>): string {
  const { text } = scene;
  if (cause === null || before === null) return text.ui('log.start');
  switch (cause.kind) {
    case 'move':
      return journeyText(scene, cause.figures, placeBefore(scene, before, cause.figures), cause.to);
    case 'place':
      return journeyText(scene, cause.figures, placeBefore(scene, before, cause.figures), cause.place);
    case 'takeBack':
      return text.ui('log.takeBack', { move: causeText(scene, cause) });
    case 'begin':
      return actionName(scene, cause.action);
    case 'end':
      return text.ui('log.end');
    default:
      return causeText(scene, cause);
  }
}

function placeBefore<Position>(
  { game, state }: Scene<Position>,
  before: number,
  [first = '']: readonly string[],
): string | undefined {
  return game.places(stepOf(state.history, before).position).get(first);
}
