// The panel while a lesson is on: what there is to know, what to do, and what became of it.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Lesson } from '../../learning/lesson.ts';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { type FeedbackModel, lessonStepModel, lessonWords } from '../model/lesson-model.ts';
import { TextButton } from '../panels/button.tsx';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import { SentenceText } from '../panels/sentence-text.tsx';
import type { OtherPanel, Store } from '../state/store.ts';
import type { LessonPlayer } from './lesson-player.ts';

interface PanelSources<Position> {
  readonly game: Game<Position>;
  readonly store: Store<Position>;
  readonly text: ReadonlySignal<Text>;
  readonly player: LessonPlayer<Position>;
  /** Somebody made it: it is no part of the course. */
  readonly isMade?: boolean;
  begin(lesson: Lesson): void;
}

export function createLessonPanel<Position>(sources: PanelSources<Position>): OtherPanel {
  const { game, store, text, player } = sources;

  function Head(): JSX.Element | null {
    const { ui } = usePage();
    const run = player.run.value;
    if (run === null) return null;
    const { title, step, steps } = lessonStepModel({ game, text: text.value }, run, []);
    return (
      <div class="lesson-head">
        <p class="lesson-what">
          <span class="lesson-title">{title}</span>
          <span class="lesson-progress">
            {ui('lesson.step', { step, steps })}
            <progress aria-hidden="true" max={steps} value={player.isOver.value ? steps : step - 1} />
          </span>
        </p>
        <TextButton kind="quiet" icon="close" onClick={player.leave}>
          {ui('lesson.leave')}
        </TextButton>
      </div>
    );
  }

  function Body(): JSX.Element | null {
    return <div class="panel-body lesson-body">{player.isOver.value ? <Over {...sources} /> : <StepInView />}</div>;
  }

  function StepInView(): JSX.Element | null {
    const { ui, dispatch } = usePage();
    const run = player.run.value;
    if (run === null) return null;
    const model = lessonStepModel({ game, text: text.value }, run, store.state.value.selected);
    const { feedback, done } = model;
    return (
      <>
        <div class="lesson-news" role="status" aria-live="polite">
          {feedback && <FeedbackCard feedback={feedback} onAgain={player.again} onTakeBack={player.takeBack} />}
          {model.hint !== null && <p class="lesson-hint">{model.hint}</p>}
        </div>
        {done && (
          <TextButton kind="main" icon="go" onClick={player.next}>
            {ui('lesson.next')}
          </TextButton>
        )}
        {!done && feedback === null && <p class="lesson-text">{model.text}</p>}
        <h2 class="lesson-task" tabIndex={-1}>
          {model.task}
        </h2>
        {model.answers.length > 0 && (
          <div class="lesson-answers">
            {model.answers.map(({ code, label }) => (
              <button
                key={code}
                type="button"
                class="lesson-answer"
                onClick={() => player.answer({ type: 'reason', code })}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {model.numbers.length > 0 && (
          <fieldset class="lesson-choices">
            <legend class="unseen">{ui('lesson.numbers')}</legend>
            {model.numbers.map((value) => (
              <button
                key={value}
                type="button"
                class="lesson-choice"
                onClick={() => player.answer({ type: 'number', value })}
              >
                {value}
              </button>
            ))}
          </fieldset>
        )}
        {model.figures.length > 0 && (
          <fieldset class="lesson-choices">
            <legend class="section-label">{ui('lesson.figures')}</legend>
            {model.figures.map(({ id, name, pressed }) => (
              <button
                key={id}
                type="button"
                class="lesson-choice"
                data-chip={id}
                aria-pressed={pressed}
                onClick={() => dispatch({ type: 'tapFigures', figures: [id] })}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
        {/* After an answer it matters less, and on a phone there is little room. */}
        {!done && feedback !== null && <p class="lesson-text">{model.text}</p>}
      </>
    );
  }
  return { Head, Body };
}

interface FeedbackCardProps {
  readonly feedback: FeedbackModel;
  onAgain(): void;
  onTakeBack(): void;
}

function FeedbackCard({ feedback, onAgain, onTakeBack }: FeedbackCardProps): JSX.Element {
  const { ui } = usePage();
  const { good, title, text, sentences } = feedback;
  return (
    <article class="card lesson-feedback" data-legal={good} data-feedback={feedback.kind}>
      <p class="lesson-verdict">
        <Icon name={good ? 'check' : 'refuse'} />
        {title}
      </p>
      {text !== null && <p>{text}</p>}
      {sentences.map((sentence) => (
        <SentenceText key={sentence.text} sentence={sentence} />
      ))}
      {feedback.kind === 'deadEnd' && (
        <TextButton kind="main" onClick={onTakeBack}>
          {ui('lesson.takeBack')}
        </TextButton>
      )}
      {feedback.again && (
        <TextButton kind="quiet" onClick={onAgain}>
          {ui('lesson.again')}
        </TextButton>
      )}
    </article>
  );
}

function Over<Position>({ game, text, player, isMade, begin }: PanelSources<Position>): JSX.Element | null {
  const { ui, dispatch } = usePage();
  const run = player.run.value;
  if (run === null) return null;
  const { lesson } = run;
  const following = player.following();
  const wording = { game, text: text.value };
  return (
    <>
      <h2 class="lesson-over" tabIndex={-1}>
        {ui('lesson.doneTitle')}
      </h2>
      <p class="lesson-learned">{lessonWords(wording, lesson).learned}</p>
      {isMade ? (
        <TextButton kind="main" icon="check" onClick={player.leave}>
          {ui('lesson.finish')}
        </TextButton>
      ) : following === null ? (
        <p>{ui('lesson.lastOne')}</p>
      ) : (
        <TextButton kind="main" icon="go" onClick={() => begin(following)}>
          {ui('lesson.nextLesson', { title: lessonWords(wording, following).title })}
        </TextButton>
      )}
      <div class="lesson-ways">
        {lesson.rules.length > 0 && (
          <TextButton onClick={() => dispatch({ type: 'open', dialog: 'help', cited: lesson.rules })}>
            {ui('lesson.readRule')}
          </TextButton>
        )}
        <TextButton onClick={() => begin(lesson)}>{ui('lesson.repeat')}</TextButton>
        {!isMade && (
          <TextButton onClick={() => dispatch({ type: 'open', dialog: 'lesson' })}>
            {ui('lesson.allLessons')}
          </TextButton>
        )}
      </div>
    </>
  );
}
