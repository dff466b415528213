// The answer to a region that was asked about: why not, or how.
import '../styles/answers.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { chipsOf, figuresAt } from '../model/chips.ts';
import type { AnswerModel, ChipModel } from '../model/page-model.ts';
import { setScene } from '../model/scene.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Icon } from './icons.tsx';
import { usePage } from './page-context.ts';
import { SentenceText } from './sentence-text.tsx';

interface AnswerCardProps {
  readonly answer: AnswerModel;
}

export function createAnswerCard<Position>({ game, store, text }: DialogSources<Position>) {
  const standing = computed(() => {
    const scene = setScene(game, store.state.value, text.value);
    return chipsOf(scene, figuresAt(scene, scene.state.region ?? ''));
  });
  return function AnswerCard({ answer }: AnswerCardProps): JSX.Element {
    return <Answer answer={answer} standing={standing.value} />;
  };
}

interface AnswerProps extends AnswerCardProps {
  /** Who stands in the region, and could be chosen instead. */
  readonly standing: readonly ChipModel[];
}

function Answer({ answer, standing }: AnswerProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const { others } = answer;
  return (
    <article class="card" data-legal={answer.legal} data-answer={answer.region}>
      <div class="section-head">
        <h2 id="answer-title" tabIndex={-1}>
          <Icon name={answer.legal ? 'check' : 'refuse'} />
          {answer.title}
        </h2>
        <IconButton icon="close" label={ui('answer.close')} onClick={() => dispatch({ type: 'closeRegion' })} />
      </div>
      {answer.sentences === null && (
        <TextButton onClick={() => dispatch({ type: 'reveal' })}>
          {ui(answer.legal ? 'answer.how' : 'answer.why')}
        </TextButton>
      )}
      {answer.sentences?.map((sentence) => (
        <SentenceText key={sentence.text} sentence={sentence} large={!answer.legal} />
      ))}
      {others.length > 0 && (
        <details class="others">
          <summary>{ui('answer.others', { count: others.length })}</summary>
          {others.map((sentence) => (
            <SentenceText key={sentence.text} sentence={sentence} />
          ))}
        </details>
      )}
      {answer.route !== null && <p class="answer-route">{answer.route}</p>}
      {answer.placeHere !== null && (
        <TextButton kind="quiet" onClick={() => dispatch({ type: 'place', place: answer.region })}>
          {answer.placeHere}
        </TextButton>
      )}
      {answer.moveHere && (
        <TextButton kind="main" icon="go" onClick={() => dispatch({ type: 'move', to: answer.region })}>
          {ui('answer.move')}
        </TextButton>
      )}
      {standing.length > 0 && (
        <fieldset class="chips">
          <legend>{ui('answer.standing')}</legend>
          {standing.map((chip) => (
            <Chip
              key={chip.figures[0]}
              chip={chip}
              compact
              onClick={() => dispatch({ type: 'choose', figures: chip.figures.slice(0, 1) })}
            />
          ))}
        </fieldset>
      )}
    </article>
  );
}
