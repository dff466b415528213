// The panel while an exercise is on: the question, the means to answer it, and what came of the answer.

import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import { scoreOf } from '../../practice/record.ts';
import type { Text } from '../../text/text.ts';
import { IconButton, TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import type { OtherPanel } from '../state/store.ts';
import { AnswerForm } from './answer-form.tsx';
import type { Desk } from './desk.ts';
import { FeedbackCard } from './feedback-card.tsx';
import { scoreSquares } from './result-text.ts';
import { questionModel } from './run-model.ts';
import { answerOf } from './run-state.ts';
import { ShareResult } from './share-result.tsx';

interface PanelSources<Position> {
  readonly game: Game<Position>;
  readonly text: ReadonlySignal<Text>;
  readonly desk: Desk<Position>;
}

export function createPracticePanel<Position>({ game, text, desk }: PanelSources<Position>): OtherPanel {
  function Head(): JSX.Element | null {
    const { ui } = usePage();
    const run = desk.run.value;
    if (run === null) return null;
    const { topic, difficulty } = run.exercise;
    const { series } = scoreOf(desk.kept.value.record);
    const isDaily = desk.plan.value.date !== null;
    return (
      <div class="practice-head">
        <p class="practice-what">
          <span class="practice-title">{ui(isDaily ? 'practice.dailyTitle' : `practice.topic.${topic}`)}</span>
          <span class="practice-more">
            {isDaily && <span>{ui(`practice.topic.${topic}`)}</span>}
            <span>{ui(`practice.difficulty.${difficulty}`)}</span>
            {series > 1 && <span>{ui('practice.series', { count: series })}</span>}
          </span>
        </p>
        <IconButton icon="close" label={ui('practice.leave')} onClick={desk.leave} />
      </div>
    );
  }

  function Body(): JSX.Element | null {
    const { ui } = usePage();
    const run = desk.run.value;
    if (run === null) return null;
    const { exercise, feedback } = run;
    const words = { game, text: text.value };
    const { question, facts, orders, choices } = questionModel(words, exercise);
    const { date } = desk.plan.value;
    return (
      <div class="panel-body practice-body">
        <section class="practice-ask">
          <h2 class="practice-question" tabIndex={-1}>
            {question}
          </h2>
          {facts.map((fact) => (
            <p key={fact} class="practice-fact">
              {fact}
            </p>
          ))}
          {orders.length > 0 && (
            <ul class="practice-orders">
              {orders.map((order) => (
                <li key={order}>{order}</li>
              ))}
            </ul>
          )}
        </section>
        <AnswerForm run={run} choices={choices} text={text.value} change={desk.change} />
        {feedback === null ? (
          <TextButton kind="main" disabled={answerOf(run) === null} onClick={desk.check}>
            {ui('practice.check')}
          </TextButton>
        ) : (
          <>
            <FeedbackCard words={words} run={run} feedback={feedback} change={desk.change} />
            {date !== null && <ShareResult text={text.value} exercise={exercise} score={feedback.score} date={date} />}
            {run.isEarlier && (
              <section class="practice-share">
                <p class="hint">{ui('practice.dailyDone', { squares: scoreSquares(feedback.score) })}</p>
                <TextButton onClick={desk.repeat}>{ui('practice.repeat')}</TextButton>
              </section>
            )}
            <TextButton kind="main" icon="go" onClick={desk.next}>
              {ui('practice.next')}
            </TextButton>
          </>
        )}
        {desk.kept.value.trouble !== null && (
          <p class="practice-trouble" role="alert">
            {ui(`practice.trouble.${desk.kept.value.trouble}`)}
          </p>
        )}
      </div>
    );
  }
  return { Head, Body };
}
