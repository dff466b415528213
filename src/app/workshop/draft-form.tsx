// The lesson that is being made. Every change is kept at once.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { type Draft, LONGEST_TEXT, LONGEST_TITLE, MOST_STEPS } from './draft.ts';
import { defaultTitle } from './draft-lesson.ts';
import { Field } from './field.tsx';
import { StepForm } from './step-form.tsx';
import type { Workshop } from './workshop.ts';

export interface FormSources<Position> {
  readonly game: Game<Position>;
  readonly text: ReadonlySignal<Text>;
  readonly workshop: Workshop;
}

export function DraftForm<Position>(props: FormSources<Position> & { readonly draft: Draft }): JSX.Element {
  const { ui } = usePage();
  const { text, workshop, draft } = props;
  const item = { id: draft.id, draft };
  const title = draft.title.trim() || defaultTitle(text.value);
  return (
    <div class="draft">
      <Field
        label={ui('made.name')}
        value={draft.title}
        longest={LONGEST_TITLE}
        placeholder={defaultTitle(text.value)}
        onChange={(typed) => workshop.change({ ...draft, title: typed })}
      />
      <Field
        label={ui('made.learned')}
        value={draft.learned}
        longest={LONGEST_TEXT}
        lines={2}
        placeholder={ui('made.default.learned', { title })}
        onChange={(learned) => workshop.change({ ...draft, learned })}
      />
      <ol class="draft-steps">
        {draft.steps.map((step, at) => (
          <StepForm key={step.id} {...props} step={step} at={at} />
        ))}
      </ol>
      <p class="hint">{ui('made.addHint')}</p>
      <div class="made-ways">
        {draft.steps.length < MOST_STEPS && <TextButton onClick={workshop.addStep}>{ui('made.addStep')}</TextButton>}
        <TextButton kind="main" onClick={() => workshop.play(item)}>
          {ui('made.try')}
        </TextButton>
        <TextButton onClick={() => void workshop.share(item)}>{ui('made.share')}</TextButton>
        <TextButton onClick={() => workshop.exportFile(item)}>{ui('made.export')}</TextButton>
        <TextButton kind="quiet" onClick={workshop.close}>
          {ui('made.close')}
        </TextButton>
      </div>
    </div>
  );
}
