// The means to answer: what was marked on the map, choices, a number, or who goes where.
import type { JSX } from 'preact';
import type { Text } from '../../text/text.ts';
import { regionFact } from '../model/chips.ts';
import { IconButton, TextButton } from '../panels/button.tsx';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import { choose, clearRegions, NUMBERS, type RunState, send, setNumber, tapRegion } from './run-state.ts';

interface AnswerFormProps<Position> {
  readonly run: RunState<Position>;
  readonly choices: readonly string[];
  readonly text: Text;
  change(step: (state: RunState<Position>) => RunState<Position>): void;
}

export function AnswerForm<Position>(props: AnswerFormProps<Position>): JSX.Element | null {
  const { run } = props;
  const { task } = run.exercise;
  switch (task.kind) {
    case 'mark':
    case 'way':
      return run.feedback === null ? <Marked {...props} /> : null;
    case 'why':
      return <Choices {...props} />;
    case 'length':
    case 'moves':
      return <Stepper {...props} />;
    case 'groups':
      return <Groups {...props} />;
  }
}

function Marked<Position>({ run, text, change }: AnswerFormProps<Position>): JSX.Element {
  const { ui } = usePage();
  const { regions, exercise } = run;
  const isWay = exercise.task.kind === 'way';
  const count = regions.length;
  const empty = isWay ? 'practice.wayEmpty' : 'practice.marked_zero';
  return (
    <section class="practice-marked">
      <p class="hint" role="status">
        {count === 0 ? ui(empty) : ui(isWay ? 'practice.wayCount' : 'practice.marked', { count })}
      </p>
      {count > 0 && (
        <ul class={isWay ? 'practice-chips way' : 'practice-chips'}>
          {regions.map((region) => (
            <li key={region}>
              <button
                type="button"
                class="practice-chip"
                data-marked={region}
                aria-label={ui('practice.unmark', { region: regionFact(region) })}
                onClick={() => change((state) => tapRegion(state, region))}
              >
                {text.region(region)}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <TextButton kind="quiet" onClick={() => change(clearRegions)}>
          {ui('practice.clear')}
        </TextButton>
      )}
    </section>
  );
}

function Choices<Position>({ run, choices, change }: AnswerFormProps<Position>): JSX.Element {
  const { ui } = usePage();
  const { choice, feedback, exercise } = run;
  const answer = exercise.task.kind === 'why' && feedback !== null ? exercise.task.answer : null;
  return (
    <fieldset class="practice-choices" disabled={feedback !== null}>
      <legend class="unseen">{ui('practice.choices')}</legend>
      {choices.map((words, at) => (
        <label key={words} class="practice-choice" data-outcome={outcomeOf(at, choice, answer)}>
          <input
            type="radio"
            name="practice-choice"
            checked={at === choice}
            onChange={() => change((state) => choose(state, at))}
          />
          <span>{words}</span>
          <Outcome is={outcomeOf(at, choice, answer)} />
        </label>
      ))}
    </fieldset>
  );
}

/** For the eyes a sign, for the ears a word. */
function Outcome({ is }: { readonly is: ReturnType<typeof outcomeOf> }): JSX.Element | null {
  const { ui } = usePage();
  if (is === undefined) return null;
  return (
    <>
      <Icon name={is === 'right' ? 'check' : 'refuse'} />
      <span class="unseen"> ({ui(`practice.choice.${is}`)})</span>
    </>
  );
}

function outcomeOf(at: number, choice: number | null, answer: number | null): 'right' | 'wrong' | undefined {
  if (answer === at) return 'right';
  return answer !== null && choice === at ? 'wrong' : undefined;
}

function Stepper<Position>({ run, change }: AnswerFormProps<Position>): JSX.Element {
  const { ui } = usePage();
  const { number, feedback } = run;
  const by = (step: number) => change((state) => setNumber(state, state.number + step));
  const isOver = feedback !== null;
  return (
    <div class="practice-stepper">
      <IconButton
        icon="minus"
        label={ui('practice.less')}
        idle={isOver || number === NUMBERS.least}
        onClick={() => by(-1)}
      />
      <output class="practice-number" aria-live="polite">
        {number}
      </output>
      <IconButton
        icon="plus"
        label={ui('practice.more')}
        idle={isOver || number === NUMBERS.most}
        onClick={() => by(1)}
      />
    </div>
  );
}

function Groups<Position>({ run, text, change }: AnswerFormProps<Position>): JSX.Element | null {
  const { ui } = usePage();
  const { exercise, grouping, feedback } = run;
  const { task, figures, origin } = exercise;
  if (task.kind !== 'groups' || origin === null) return null;
  const ends = [
    { region: origin, name: ui('practice.stay') },
    ...task.orders.map(({ region }) => ({ region, name: text.region(region) })),
  ];
  return (
    <div class="practice-groups">
      {figures.map((figure) => (
        <fieldset key={figure} class="segments block" data-sent={figure} disabled={feedback !== null}>
          <legend>{ui('practice.whereTo', { figure: { kind: 'figure', id: figure } })}</legend>
          <div class="segments-row">
            {ends.map(({ region, name }) => (
              <button
                key={region}
                type="button"
                class="segment"
                aria-pressed={grouping[figure] === region}
                onClick={() => change((state) => send(state, figure, region))}
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
