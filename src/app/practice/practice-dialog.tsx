// What to practise: a topic, or what is known least; how hard; and the exercise of the day.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { DIFFICULTIES, type Difficulty } from '../../movement/practice.ts';
import { scoreOf } from '../../practice/record.ts';
import { standingsOf } from '../../practice/schedule.ts';
import { Modal } from '../dialogs/modal.tsx';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import type { Plan } from './desk.ts';
import type { KeptRecord } from './record-shelf.ts';
import { scoreSquares } from './result-text.ts';

interface PracticeDialogProps {
  readonly topics: readonly string[];
  readonly plan: Plan;
  readonly kept: KeptRecord;
  /** Score of today's exercise; null where it was not answered yet. */
  readonly today: number | null;
  onBegin(topic: string | null, difficulty: Difficulty): void;
  onDaily(): void;
  onForget(): void;
}

export function PracticeDialog(props: PracticeDialogProps): JSX.Element {
  const { topics, plan, kept, today, onBegin, onDaily, onForget } = props;
  const { ui } = usePage();
  const [difficulty, setDifficulty] = useState(plan.difficulty);
  const standings = standingsOf(kept.record, topics);
  return (
    <Modal kind="practice" title={ui('practice.title')}>
      <p class="hint">{ui('practice.about')}</p>
      {kept.trouble !== null && (
        <p class="practice-trouble" role="alert">
          {ui(`practice.trouble.${kept.trouble}`)}
        </p>
      )}
      <section class="practice-day">
        <TextButton onClick={onDaily}>{ui('practice.dailyTitle')}</TextButton>
        {today !== null && <p class="hint">{ui('practice.dailyDone', { squares: scoreSquares(today) })}</p>}
      </section>
      <DifficultyChoice chosen={difficulty} onChoose={setDifficulty} />
      <fieldset class="practice-topics">
        <legend class="section-label">{ui('practice.topicLabel')}</legend>
        <TextButton kind="main" onClick={() => onBegin(null, difficulty)}>
          {ui('practice.mixed')}
        </TextButton>
        <ul class="practice-list">
          {standings.map(({ topic, given, right }) => (
            <li key={topic}>
              <button
                type="button"
                class="practice-topic"
                data-topic={topic}
                onClick={() => onBegin(topic, difficulty)}
              >
                <span class="practice-topic-name">{ui(`practice.topic.${topic}`)}</span>
                {given > 0 && <span class="practice-topic-score">{ui('practice.standing', { right, given })}</span>}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      {kept.record.length > 0 && <Results kept={kept} onForget={onForget} />}
    </Modal>
  );
}

interface DifficultyChoiceProps {
  readonly chosen: Difficulty;
  onChoose(difficulty: Difficulty): void;
}

export function DifficultyChoice({ chosen, onChoose }: DifficultyChoiceProps): JSX.Element {
  const { ui } = usePage();
  return (
    <fieldset class="segments block practice-difficulty">
      <legend>{ui('practice.difficultyLabel')}</legend>
      <div class="segments-row">
        {DIFFICULTIES.map((one) => (
          <button key={one} type="button" class="segment" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
            {ui(`practice.difficulty.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Results({ kept, onForget }: Pick<PracticeDialogProps, 'kept' | 'onForget'>): JSX.Element {
  const { ui } = usePage();
  const [isAsking, setAsking] = useState(false);
  const { given, right } = scoreOf(kept.record);
  return (
    <section class="practice-results">
      <p class="hint">{ui('practice.score', { count: right, right, given })}</p>
      {isAsking ? (
        <div class="practice-sure">
          <p>{ui('practice.forgetSure')}</p>
          <TextButton onClick={onForget}>{ui('practice.forgetYes')}</TextButton>
          <TextButton kind="quiet" onClick={() => setAsking(false)}>
            {ui('practice.forgetNo')}
          </TextButton>
        </div>
      ) : (
        <TextButton kind="quiet" onClick={() => setAsking(true)}>
          {ui('practice.forget')}
        </TextButton>
      )}
    </section>
  );
}
