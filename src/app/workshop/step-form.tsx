// One step of a lesson that is being made: how the map stands, what is to be done, and the words.
import '../styles/fold.css';
import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { LONGEST_TEXT } from '../../learning/lesson-shape.ts';
import { momentOf } from '../../learning/moment.ts';
import type { Text } from '../../text/text.ts';
import { Thumbnail } from '../dialogs/thumbnail.tsx';
import { figuresFact } from '../model/chips.ts';
import { thumbnailModel } from '../model/thumbnail-model.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { changeStep, type Draft, type DraftStep, GOALS, moveStep } from './draft.ts';
import type { FormSources } from './draft-form.tsx';
import { defaultWords } from './draft-lesson.ts';
import { Field } from './field.tsx';

interface StepFormProps<Position> extends FormSources<Position> {
  readonly draft: Draft;
  readonly step: DraftStep;
  readonly at: number;
}

export function StepForm<Position>(props: StepFormProps<Position>): JSX.Element {
  const { text, workshop, step, at } = props;
  const { ui } = usePage();
  const number = at + 1;
  const isUnfolded = workshop.unfolded.value === step.id;
  return (
    <li class="draft-step" data-step={number}>
      <details
        class="fold"
        open={isUnfolded}
        onToggle={({ currentTarget }) => {
          // Unfolding another one has folded it already.
          if (currentTarget.open) workshop.unfolded.value = step.id;
          else if (workshop.unfolded.peek() === step.id) workshop.unfolded.value = null;
        }}
      >
        {/* biome-ignore lint/a11y/noAutofocus: who comes back from the map goes on with the step that was set up there */}
        <summary autoFocus={isUnfolded}>
          <span class="draft-step-name">{ui('made.step', { step: number })}</span>
          <span class="draft-step-task">{step.task.trim() || defaultWords(text.value, step).task}</span>
        </summary>
        {isUnfolded && <StepFields {...props} />}
      </details>
    </li>
  );
}

function StepFields<Position>({ game, text, shapes, workshop, draft, step, at }: StepFormProps<Position>) {
  const { ui } = usePage();
  const change = (next: Partial<DraftStep>) => workshop.change(changeStep(draft, step.id, next));
  const said = defaultWords(text.value, step);
  const { position, action, moves } = step;
  const thumbnail = useMemo(() => {
    const moment = momentOf(game, { position, action, moves });
    return moment.ok ? thumbnailModel(game, moment.position) : null;
  }, [game, position, action, moves]);
  return (
    <fieldset class="draft-step-fields">
      <legend class="unseen">{ui('made.step', { step: at + 1 })}</legend>
      <div class="draft-board">
        <Thumbnail thumbnail={thumbnail} shapes={shapes} />
        <p>
          {step.selected.length === 0 ? ui('made.nobody') : ui('made.chosen', { figures: figuresFact(step.selected) })}
        </p>
        <TextButton onClick={() => workshop.setUp(step.id)}>{ui('made.setUp')}</TextButton>
      </div>
      <div class="draft-goal">
        <Choice
          label={ui('made.goal')}
          value={step.goal}
          options={GOALS.map((goal) => ({ id: goal, name: ui(`made.goals.${goal}`) }))}
          onChange={(value) => {
            const goal = GOALS.find((one) => one === value);
            if (goal !== undefined) change({ goal });
          }}
        />
        {step.goal !== 'mark' && (
          <Choice
            label={ui('made.region')}
            value={step.to ?? ''}
            options={[{ id: '', name: ui('made.noRegionYet') }, ...regionsByName(game.board.regionIds, text.value)]}
            onChange={(value) => change({ to: value === '' ? null : value })}
          />
        )}
      </div>
      <Field
        label={ui('made.text')}
        value={step.text}
        longest={LONGEST_TEXT}
        lines={2}
        placeholder={said.text}
        onChange={(value) => change({ text: value })}
      />
      <Field
        label={ui('made.question')}
        value={step.task}
        longest={LONGEST_TEXT}
        lines={2}
        placeholder={said.task}
        onChange={(value) => change({ task: value })}
      />
      <Field
        label={ui('made.right')}
        value={step.right}
        longest={LONGEST_TEXT}
        lines={2}
        placeholder={said.right}
        onChange={(value) => change({ right: value })}
      />
      <Field
        label={ui('made.hint')}
        value={step.hint}
        longest={LONGEST_TEXT}
        placeholder={ui('made.noHint')}
        onChange={(value) => change({ hint: value })}
      />
      <div class="made-ways">
        <TextButton disabled={at === 0} onClick={() => workshop.change(moveStep(draft, step.id, -1))}>
          {ui('made.up')}
        </TextButton>
        <TextButton
          disabled={at + 1 === draft.steps.length}
          onClick={() => workshop.change(moveStep(draft, step.id, 1))}
        >
          {ui('made.down')}
        </TextButton>
        <TextButton kind="quiet" onClick={() => workshop.dropStep(step.id)}>
          {ui('made.dropStep')}
        </TextButton>
      </div>
    </fieldset>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Named[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): JSX.Element {
  const id = useId();
  return (
    <div class="made-field">
      {/* Around the choice it would name it by all that can be chosen. */}
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function regionsByName(ids: readonly string[], text: Text): readonly Named[] {
  const compareNames = new Intl.Collator(text.language).compare;
  return ids.map((id) => ({ id, name: text.region(id) })).sort((a, b) => compareNames(a.name, b.name));
}
