// How many moves it takes to a region that was refused: asked for by a button, told stage by stage.
import type { JSX } from 'preact';
import type { AskJourneyModel } from '../model/ask-journey-model.ts';
import { TextButton } from './button.tsx';
import { usePage } from './page-context.ts';

export function AskJourney({ to, journey }: AskJourneyModel): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <div class="ask">
      {journey === null && (
        <TextButton onClick={() => dispatch({ type: 'ask', region: to, question: 'journey' })}>
          {ui('ask.journey')}
        </TextButton>
      )}
      <div class="ask-answer" aria-live="polite">
        {journey !== null && <h3>{journey.title}</h3>}
        {journey !== null && journey.stages.length > 0 && (
          <ol class="stages">
            {journey.stages.map((stage) => (
              <li key={stage}>{stage}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
