// How many moves it takes the chosen figures to come to a region that is out of their reach, stage by stage.
import type { JourneyStage } from '../../movement/game.ts';
import { figuresFact, regionFact } from './chips.ts';
import type { Scene } from './scene.ts';

export interface AskJourneyModel {
  /** The region that was asked about and refused. */
  readonly to: string;
  /** Null until it is asked for. */
  readonly journey: JourneyModel | null;
}

export interface JourneyModel {
  readonly title: string;
  /** Each stage in words; none where there is no way at all. */
  readonly stages: readonly string[];
}

/** The journey that is asked for; null where nothing is asked, or the region is within reach. */
export function askedJourney<Position>({
  game,
  position,
  judgement,
  state,
}: Pick<Scene<Position>, 'game' | 'position' | 'judgement' | 'state'>): readonly JourneyStage[] | 'none' | null {
  const { selected, region, question } = state;
  if (question !== 'journey' || region === null || judgement?.regions.get(region)?.legal !== false) return null;
  return game.journey(position, selected, region) ?? 'none';
}

/** Null where there is no refusal that a longer journey could answer. */
export function askJourneyModel<Position>(scene: Scene<Position>): AskJourneyModel | null {
  const { state, judgement } = scene;
  const to = state.region;
  if (to === null || judgement?.regions.get(to)?.legal !== false) return null;
  return { to, journey: journeyModel(scene) };
}

function journeyModel<Position>(scene: Scene<Position>): JourneyModel | null {
  const { state, text } = scene;
  const { region, selected } = state;
  const journey = askedJourney(scene);
  if (journey === null || region === null) return null;
  if (journey === 'none') {
    return {
      title: text.ui('ask.noJourney', { figures: figuresFact(selected), region: regionFact(region) }),
      stages: [],
    };
  }
  return {
    title: text.ui('ask.journeyIn', { region: regionFact(region), count: journey.length }),
    stages: journey.map((stage) => stageText(scene, stage)),
  };
}

function stageText<Position>({ text }: Scene<Position>, { from, to, route }: JourneyStage): string {
  const ends = { from: regionFact(from), to: regionFact(to) };
  if (route === null) return text.ui('ask.stageByFlight', ends);
  if (from === to) return text.ui('ask.stageOnTheSpot', ends);
  return route.map((region) => text.region(region)).join(' → ');
}
