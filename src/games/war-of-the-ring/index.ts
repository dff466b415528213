// War of the Ring (Second Edition, base game) as a game that the page can show.

import type {
  FigureInfo,
  Game,
  Judgement,
  Played,
  RegionJudgement,
  RegionSign,
  Turn,
  VerdictMark,
} from '../../movement/game.ts';
import { ACTION_INFOS, entryOf, movableFigures, movedSide } from './actions.ts';
import { board } from './board.ts';
import { CHARACTERS, sideOf } from './characters.ts';
import { countersOf, editPosition, rulingsOf, settingsOf } from './edit.ts';
import { explain, explainNote, explainReason, nounOf } from './explain.ts';
import { naturalAction } from './natural-action.ts';
import type { Reason } from './reasons.ts';
import { RULE_SECTIONS } from './rule-list.ts';
import { destinations, type WarVerdict } from './rules/destinations.ts';
import { journeyTo, resultsToReach } from './rules/journey.ts';
import { type Move, playAction, refusalAfter, refusalOfOtherGoal } from './rules/play.ts';
import { formatNotation, parseNotation } from './state/notation.ts';
import { originalOwner, type Position, START } from './state/position.ts';
import { SCENARIOS } from './state/scenarios.ts';
import {
  type Action,
  FIGURES,
  type FigureId,
  MORDOR_TRACK,
  type MoverFigureId,
  OFF_BOARD_PLACES,
  type RegionId,
  RING_BEARERS,
  SIDES,
} from './vocabulary.ts';

const FIGURE_INFOS: readonly FigureInfo[] = [
  ...FIGURES.map((id): FigureInfo => {
    const { side, level } = CHARACTERS[id];
    return { id, side, emblem: nounOf(id), level };
  }),
  { id: RING_BEARERS, side: 'freePeoples', emblem: 'fellowship', level: null },
];

function marksOf(verdict: WarVerdict): readonly VerdictMark[] {
  if (!verdict.legal) return [];
  const codes = new Set(verdict.notes.map(({ code }) => code));
  const marks: VerdictMark[] = ['reachable'];
  if (codes.has('mustStop')) marks.push('stop');
  if (codes.has('byFlight')) marks.push('flight');
  if (codes.has('activates')) marks.push('activates');
  if (codes.has('intoSiege')) marks.push('siege');
  return marks;
}

/** Why the action under way moves none of them, for what was done with it before or for whose it is. */
function refusalInTurn({ action, moves }: Turn<Position>, figures: readonly MoverFigureId[]): Reason | null {
  const entry = entryOf(action);
  if (figures.some((figure) => sideOf(figure) !== movedSide(entry))) return { code: 'notMovedByThis', figures };
  return refusalAfter(moves as readonly Move[], entry.action, figures);
}

/** Why figures that the action does move may not end in a region, for what was done with it before. */
function refusalOfRegion(turn: Turn<Position> | null, action: Action, to: RegionId): Reason | null {
  return turn && refusalOfOtherGoal(turn.moves as readonly Move[], action, to);
}

function judge(present: Position, figures: readonly string[], turn: Turn<Position> | null = null): Judgement {
  const movers = figures as readonly MoverFigureId[];
  const refused = turn && refusalInTurn(turn, movers);
  // Who has moved is asked about where he stands by now; who may still move sets out from where the action began.
  const position = turn === null || refused ? present : turn.start;
  const action = turn ? entryOf(turn.action).action : naturalAction(position, movers);
  const { origin, range, verdicts, stay } = destinations(position, action, movers);
  const regions = new Map<string, RegionJudgement>();
  for (const [region, judged] of verdicts) {
    const reason = refused ?? refusalOfRegion(turn, action, region);
    const verdict: WarVerdict = reason ? { legal: false, reasons: [reason] } : judged;
    regions.set(region, {
      legal: verdict.legal,
      distance: verdict.legal ? verdict.distance : null,
      route: verdict.legal ? verdict.route : null,
      marks: marksOf(verdict),
      // Read of few regions, those that somebody asks about.
      get messages() {
        return explain(verdict, action, movers);
      },
    });
  }
  return {
    origin,
    range,
    regions,
    stay: { legal: stay.legal && !refused, messages: stay.notes.map((note) => explainNote(note, movers)) },
  };
}

function playMoves(position: Position, action: Action, moves: readonly Move[]): Played<Position> {
  const played = playAction(position, action, moves);
  if (played.legal) return played;
  const movers = moves[played.at]?.figures ?? [];
  return { legal: false, messages: played.reasons.map((reason) => explainReason(reason, action, movers)) };
}

function playTurn({ action, start, moves }: Turn<Position>): Played<Position> {
  return playMoves(start, entryOf(action).action, moves as readonly Move[]);
}

function play(
  position: Position,
  figures: readonly string[],
  to: string,
  turn: Turn<Position> | null = null,
): Played<Position> {
  const move = { figures: figures as readonly MoverFigureId[], to: to as RegionId };
  if (turn === null) return playMoves(position, naturalAction(position, move.figures), [move]);
  const refused = refusalInTurn(turn, move.figures);
  if (refused === null) return playTurn({ ...turn, moves: [...turn.moves, move] });
  return { legal: false, messages: [explainReason(refused, entryOf(turn.action).action, move.figures)] };
}

/** The Ring-bearers never go by a Character result, but as far as the Fellowship has come. */
function walkersOf(figures: readonly string[]): readonly FigureId[] | null {
  return figures.includes(RING_BEARERS) ? null : (figures as readonly FigureId[]);
}

function sign(position: Position, region: string): RegionSign | null {
  if (!board.has(region)) return null;
  const { settlement } = board.region(region);
  const state = position.settlements[region];
  if (settlement === null || !state) return null;
  return { icon: settlement, side: state.controller, originalSide: originalOwner(region), besieged: state.besieged };
}

export const warOfTheRing: Game<Position> = {
  id: 'war-of-the-ring',
  board,
  sides: SIDES,
  figures: FIGURE_INFOS,
  nation: (region) => (board.has(region) ? board.region(region).nation : null),
  offBoardPlaces: [...OFF_BOARD_PLACES, MORDOR_TRACK],
  scenarios: SCENARIOS,
  start: START,
  parse: (notation) => parseNotation(notation),
  format: formatNotation,
  places: ({ figures, fellowship }) =>
    new Map<string, string>([...FIGURES.map((id) => [id, figures[id]] as const), [RING_BEARERS, fellowship.region]]),
  sign,
  settings: (position, region) => (board.has(region) ? settingsOf(position, region) : []),
  counters: countersOf,
  rulings: rulingsOf,
  armies: ({ armies }) =>
    board.regionIds.flatMap((region) =>
      (armies[region] ?? []).map(({ side, besieged }) => ({ region, side, besieged })),
    ),
  edit: editPosition,
  rules: RULE_SECTIONS.flatMap(({ rules }): readonly string[] => rules),
  actions: ACTION_INFOS,
  judge,
  play,
  playTurn,
  movable: movableFigures,
  movesToReach(position, figures, most) {
    const walkers = walkersOf(figures);
    return walkers === null ? new Map() : resultsToReach(position, walkers, most);
  },
  journey(position, figures, region) {
    const walkers = walkersOf(figures);
    return walkers === null ? null : journeyTo(position, walkers, region as RegionId);
  },
};
