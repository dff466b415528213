// A right answer to a step, found by asking the rules. Null where there is none.
import type { Game } from '../movement/game.ts';
import { type Goal, type LessonStep, MOST_COUNTED } from './lesson.ts';
import type { Answer } from './lesson-run.ts';
import type { StepMoment } from './moment.ts';
import { hasCode, LEGAL } from './reason-code.ts';
import { verdictAt } from './verdict-at.ts';

type Ends = Readonly<Record<string, readonly string[]>>;

/** A lesson that needs a longer search is no lesson. */
const MOST_PLAYS = 500;

export function solve<Position>(
  game: Game<Position>,
  { goal }: Pick<LessonStep, 'goal'>,
  moment: StepMoment<Position>,
): readonly Answer[] | null {
  switch (goal.type) {
    case 'arrive':
      return arrivals(game, goal.ends, moment);
    case 'mark':
      return someOf(destinationsOf(game, goal.figures, moment).map((region) => ({ type: 'region', region })));
    case 'choose': {
      const going = goal.among.filter((figure) => verdictAt(game, moment, [figure], goal.to).legal);
      return someOf(going.map((figure) => ({ type: 'figures', figures: [figure] })));
    }
    case 'judge': {
      const code = goal.answers.find((answer) => isTrue(game, goal, moment, answer));
      return code === undefined ? null : [{ type: 'reason', code }];
    }
    case 'tap':
      return goal.regions.slice(0, 1).map((region) => ({ type: 'region', region }));
    case 'count': {
      const value = countOf(game, goal, moment);
      return value === null ? null : [{ type: 'number', value }];
    }
  }
}

/** Every region where these may go as one mover. */
export function destinationsOf<Position>(
  game: Game<Position>,
  figures: readonly string[],
  { position, turn }: StepMoment<Position>,
): readonly string[] {
  const { regions } = game.judge(position, figures, turn);
  return [...regions].flatMap(([region, { legal }]) => (legal ? [region] : []));
}

/** Whether an answer to a `judge` goal is what the rules say. */
export function isTrue<Position>(
  game: Game<Position>,
  { figures, to }: Extract<Goal, { type: 'judge' }>,
  moment: StepMoment<Position>,
  answer: string,
): boolean {
  const { legal, messages } = verdictAt(game, moment, figures, to);
  return answer === LEGAL ? legal : !legal && messages.some((message) => hasCode(message, answer));
}

/** Null where there is no such number, or none that can be chosen. */
export function countOf<Position>(
  game: Game<Position>,
  { what, figures, to }: Extract<Goal, { type: 'count' }>,
  moment: StepMoment<Position>,
): number | null {
  const value = {
    distance: () => verdictAt(game, moment, figures, to).distance,
    moves: () => game.movesToReach(moment.position, figures, MOST_COUNTED).get(to) ?? null,
    range: () => game.judge(moment.position, figures, moment.turn).range,
  }[what]();
  return typeof value === 'number' && value >= 1 && value <= MOST_COUNTED ? value : null;
}

/**
 * Those who, whatever is done, come to no end any more; all who are away where it is nobody by himself. Nobody while
 * everybody can still arrive, or while that would take too long to say.
 */
export function stranded<Position>(game: Game<Position>, ends: Ends, moment: StepMoment<Position>): readonly string[] {
  if (search(game, ends, moment) !== 'none') return [];
  const places = game.places(moment.position);
  const away = Object.keys(ends).filter((figure) => !ends[figure]?.includes(places.get(figure) ?? ''));
  const alone = away.filter((figure) => search(game, ends, moment, [figure]) === 'none');
  return alone.length === 0 ? away : alone;
}

function arrivals<Position>(game: Game<Position>, ends: Ends, moment: StepMoment<Position>): readonly Answer[] | null {
  const found = search(game, ends, moment);
  return typeof found === 'string' ? null : someOf(found);
}

/**
 * Looks for moves that bring all that are wanted to an end, by trying companies of those that stand together. `none`: there are
 * none; `tooLong`: none was found before it took too long.
 */
function search<Position>(
  game: Game<Position>,
  ends: Ends,
  moment: StepMoment<Position>,
  wanted: readonly string[] = Object.keys(ends),
): readonly Answer[] | 'none' | 'tooLong' {
  let plays = 0;
  const seen = new Set<string>();
  const from = ({ position, turn }: StepMoment<Position>): readonly Answer[] | null => {
    const places = game.places(position);
    const isAway = (figure: string): boolean => !ends[figure]?.includes(places.get(figure) ?? '');
    if (!wanted.some(isAway)) return [];
    const state = JSON.stringify([game.format(position), turn?.moves.flatMap(({ figures }) => figures).sort()]);
    if (seen.has(state)) return null;
    seen.add(state);
    // Who goes first may matter, and one who has arrived may lead another to the next of his ends.
    for (const first of Object.keys(ends).filter(isAway)) {
      for (const region of ends[first] ?? []) {
        const goAlong = Object.keys(ends).filter(
          (figure) => figure !== first && places.get(figure) === places.get(first) && ends[figure]?.includes(region),
        );
        for (const others of companies(goAlong)) {
          plays++;
          if (plays > MOST_PLAYS) return null;
          const figures = [first, ...others];
          const played = game.play(position, figures, region, turn);
          if (!played.legal) continue;
          const going = turn && { ...turn, moves: [...turn.moves, { figures, to: region }] };
          const rest = from({ position: played.position, turn: going });
          if (rest !== null) return [{ type: 'go', figures, region }, ...rest];
        }
      }
    }
    return null;
  };
  return from(moment) ?? (plays > MOST_PLAYS ? 'tooLong' : 'none');
}

/** All of them, some of them, nobody: the largest company first. */
function companies(figures: readonly string[]): readonly (readonly string[])[] {
  const [first, ...others] = figures;
  if (first === undefined) return [[]];
  const without = companies(others);
  return [...without.map((some) => [first, ...some]), ...without];
}

function someOf(answers: readonly Answer[]): readonly Answer[] | null {
  return answers.length === 0 ? null : answers;
}
