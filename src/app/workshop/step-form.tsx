// One step of a lesson that is being made: who, what is to be done, and the words.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { figuresFact } from '../model/chips.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { changeStep, type Draft, type DraftStep, GOALS, LONGEST_TEXT, moveStep, withoutStep } from './draft.ts';
import type { FormSources } from './draft-form.tsx';
import { defaultWords } from './draft-lesson.ts';
import { Field } from './field.tsx';

interface StepFormProps<Position> extends FormSources<Position> {
  readonly draft: Draft;
  readonly step: DraftStep;
  readonly at: number;
}

export function StepForm<Position>({ game, text, workshop, draft, step, at }: StepFormProps<Position>): JSX.Element {
  const { ui } = usePage();
  const change = (next: Partial<DraftStep>) => workshop.change(changeStep(draft, step.id, next));
  const said = defaultWords({ text: text.value }, step);
  const number = at + 1;
  return (
    <li class="draft-step" data-step={number}>
      <fieldset>
        <legend class="section-label">{ui('made.step', { step: number })}</legend>
        <p>
          {step.selected.length === 0 ? ui('made.nobody') : ui('made.chosen', { figures: figuresFact(step.selected) })}
        </p>
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
          <TextButton onClick={() => workshop.retake(step.id)}>{ui('made.retake')}</TextButton>
          <TextButton disabled={at === 0} onClick={() => workshop.change(moveStep(draft, step.id, -1))}>
            {ui('made.up')}
          </TextButton>
          <TextButton
            disabled={number === draft.steps.length}
            onClick={() => workshop.change(moveStep(draft, step.id, 1))}
          >
            {ui('made.down')}
          </TextButton>
          <TextButton kind="quiet" onClick={() => workshop.change(withoutStep(draft, step.id))}>
            {ui('made.dropStep')}
          </TextButton>
        </div>
      </fieldset>
    </li>
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

function regionsByName(ids: readonly string[], text: FormSources<unknown>['text']['value']): readonly Named[] {
  const compareNames = new Intl.Collator(text.language).compare;
  return ids.map((id) => ({ id, name: text.region(id) })).sort((a, b) => compareNames(a.name, b.name));
}
