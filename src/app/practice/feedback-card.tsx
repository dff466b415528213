// What came of an answer: right or not, region by region, with the reason of each a tap away.
import type { JSX } from 'preact';
import type { Feedback, Outcome } from '../../practice/check.ts';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import { SentenceText } from '../panels/sentence-text.tsx';
import { answerLines, reasonModel, type Words } from './run-model.ts';
import { type RunState, tapRegion } from './run-state.ts';

interface FeedbackCardProps<Position> {
  readonly words: Words<Position>;
  readonly run: RunState<Position>;
  readonly feedback: Feedback;
  change(step: (state: RunState<Position>) => RunState<Position>): void;
}

/** Those that one learns from come first. */
const OUTCOMES: readonly Outcome[] = ['wrong', 'missed', 'right'];
/** From here on an answer was nearly right. */
const ALMOST = 0.75;

export function FeedbackCard<Position>({ words, run, feedback, change }: FeedbackCardProps<Position>): JSX.Element {
  const { ui } = usePage();
  const { task } = run.exercise;
  const { right, score } = feedback;
  const verdict = right ? 'right' : score >= ALMOST ? 'almost' : 'wrong';
  return (
    <article class="card practice-feedback" data-legal={right}>
      <h2 class="practice-verdict" tabIndex={-1}>
        <Icon name={right ? 'check' : 'refuse'} />
        {ui(`practice.verdict.${verdict}`)}
      </h2>
      {!right && task.kind !== 'mark' && task.kind !== 'why' && (
        <div class="practice-answer">
          <h3 class="section-label">{ui('practice.answerIs')}</h3>
          {answerLines(words, run.exercise).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {task.kind === 'mark' && <Outcomes words={words} run={run} feedback={feedback} change={change} />}
      <div class="practice-reason" aria-live="polite">
        {run.told === null ? (
          <p class="hint">{ui('practice.tapForReason')}</p>
        ) : (
          <Reason words={words} run={run} region={run.told} />
        )}
      </div>
    </article>
  );
}

function Outcomes<Position>({ words, run, feedback, change }: FeedbackCardProps<Position>): JSX.Element {
  const { ui } = usePage();
  return (
    <>
      {OUTCOMES.map((outcome) => {
        const regions = feedback.regions.filter((one) => one.outcome === outcome);
        return (
          regions.length > 0 && (
            <section key={outcome} class="practice-outcome" data-outcome={outcome}>
              <h3>{ui(`practice.outcome.${outcome}`, { count: regions.length })}</h3>
              <ul class="practice-chips">
                {regions.map(({ region }) => (
                  <li key={region}>
                    <button
                      type="button"
                      class="practice-chip"
                      data-outcome={outcome}
                      data-told={region}
                      aria-pressed={run.told === region}
                      onClick={() => change((state) => tapRegion(state, region))}
                    >
                      {words.text.region(region)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

interface ReasonProps<Position> extends Pick<FeedbackCardProps<Position>, 'words' | 'run'> {
  readonly region: string;
}

function Reason<Position>({ words, run, region }: ReasonProps<Position>): JSX.Element {
  const { legal, title, sentences, distance } = reasonModel(words, run, region);
  return (
    <>
      <h3 class="practice-reason-title" data-legal={legal}>
        {title}
      </h3>
      {distance !== null && <p>{distance}</p>}
      {sentences.map((sentence) => (
        <SentenceText key={sentence.text} sentence={sentence} />
      ))}
    </>
  );
}
