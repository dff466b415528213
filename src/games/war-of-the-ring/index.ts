// War of the Ring (Second Edition, base game) as a game that the page can show.
import type { FigureInfo, Game, Judgement, RegionJudgement, RegionSign, VerdictMark } from '../../movement/game.ts';
import { board } from './board.ts';
import { CHARACTERS } from './characters.ts';
import { countersOf, editPosition, settingsOf } from './edit.ts';
import { explain, explainNote, explainReason, nounOf } from './explain.ts';
import { naturalAction } from './natural-action.ts';
import { destinations, type WarVerdict } from './rules/destinations.ts';
import { playAction } from './rules/play.ts';
import { formatNotation, parseNotation } from './state/notation.ts';
import { originalOwner, type Position, START } from './state/position.ts';
import { SCENARIOS } from './state/scenarios.ts';
import {
  FIGURES,
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

function judge(position: Position, figures: readonly string[]): Judgement {
  const movers = figures as readonly MoverFigureId[];
  const action = naturalAction(position, movers);
  const { origin, range, verdicts, stay } = destinations(position, action, movers);
  const regions = new Map<string, RegionJudgement>();
  for (const [region, verdict] of verdicts) {
    regions.set(region, {
      legal: verdict.legal,
      distance: verdict.legal ? verdict.distance : null,
      route: verdict.legal ? verdict.route : null,
      marks: marksOf(verdict),
      messages: explain(verdict, action, movers),
    });
  }
  return {
    origin,
    range,
    regions,
    stay: { legal: stay.legal, messages: stay.notes.map((note) => explainNote(note, movers)) },
  };
}

function play(position: Position, figures: readonly string[], to: string) {
  const movers = figures as readonly MoverFigureId[];
  const action = naturalAction(position, movers);
  const played = playAction(position, action, [{ figures: movers, to: to as RegionId }]);
  if (played.legal) return played;
  return { legal: false, messages: played.reasons.map((reason) => explainReason(reason, action, movers)) } as const;
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
  edit: editPosition,
  judge,
  play,
};
