// What can be asked of a region: who can come, whom to fear, how many moves the chosen figures need to come here.
import '../styles/ask.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { rememberLast } from '../../base/remember.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { askJourneyModel } from '../model/ask-journey-model.ts';
import { reachOf } from '../model/ask-reach.ts';
import {
  type ComerModel,
  type RegionAnswerModel,
  type RegionQuestionModel,
  regionAnswer,
  regionQuestions,
} from '../model/ask-region-model.ts';
import { setScene } from '../model/scene.ts';
import { AskJourney } from './ask-journey.tsx';
import { TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';

export function createAskPanel<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element | null {
  const scene = computed(() => setScene(game, store.state.value, text.value));
  const reach = rememberLast((position: Position) => reachOf(game, position));
  const journey = computed(() => askJourneyModel(scene.value));
  const region = computed(() => {
    const { state, position } = scene.value;
    if (state.region === null || state.selected.length > 0) return null;
    return {
      region: state.region,
      questions: regionQuestions(scene.value),
      answer: state.question === null ? null : regionAnswer(scene.value, reach(position)),
    };
  });
  return function AskPanel() {
    if (journey.value !== null) return <AskJourney {...journey.value} />;
    return region.value && <AskRegion {...region.value} />;
  };
}

interface AskRegionProps {
  readonly region: string;
  readonly questions: readonly RegionQuestionModel[];
  readonly answer: RegionAnswerModel | null;
}

function AskRegion({ region, questions, answer }: AskRegionProps): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="ask" aria-label={ui('ask.label')}>
      <div class="ask-questions">
        {questions.map(({ question, label, pressed }) => (
          <TextButton
            key={question}
            pressed={pressed}
            onClick={() => dispatch(pressed ? { type: 'look', region } : { type: 'ask', region, question })}
          >
            {label}
          </TextButton>
        ))}
      </div>
      <div class="ask-answer" aria-live="polite">
        {answer && <RegionAnswer region={region} answer={answer} />}
      </div>
    </section>
  );
}

function RegionAnswer({ region, answer }: Pick<AskRegionProps, 'region'> & { readonly answer: RegionAnswerModel }) {
  return (
    <>
      <h3>{answer.title}</h3>
      {answer.about !== null && <p class="hint">{answer.about}</p>}
      {answer.nobody !== null && <p>{answer.nobody}</p>}
      {answer.groups.map(({ title, comers }) => (
        <div key={title}>
          <h4 class="section-label">{title}</h4>
          <div class="chips">
            {comers.map((comer) => (
              <ComerChip key={comer.chip.figures[0]} comer={comer} region={region} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** Chosen from here, a figure is asked at once how it comes. */
function ComerChip({ comer, region }: { readonly comer: ComerModel; readonly region: string }): JSX.Element {
  const { dispatch } = usePage();
  const { chip, where, chosen, atOnce } = comer;
  return (
    <Chip
      chip={chip}
      where={where}
      onClick={() => {
        dispatch({ type: 'choose', figures: chosen });
        dispatch(atOnce ? { type: 'look', region } : { type: 'ask', region, question: 'journey' });
      }}
    />
  );
}
