// The lesson that is being made. Every change is kept at once.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_TEXT, LONGEST_TITLE, MOST_STEPS } from '../../learning/lesson-shape.ts';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { BoardShapes } from '../../view/shapes.ts';
import { focusIfLost } from '../dialogs/lost-focus.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import type { Draft } from './draft.ts';
import { defaultTitle } from './draft-lesson.ts';
import { Field } from './field.tsx';
import { StepForm } from './step-form.tsx';
import type { Workshop } from './workshop.ts';

export interface FormSources<Position> {
  readonly game: Game<Position>;
  readonly text: ReadonlySignal<Text>;
  readonly shapes: BoardShapes;
  readonly workshop: Workshop;
}

export function DraftForm<Position>(props: FormSources<Position> & { readonly draft: Draft }): JSX.Element {
  const { ui } = usePage();
  const { text, workshop, draft } = props;
  const item = { id: draft.id, draft };
  const title = draft.title.trim() || defaultTitle(text.value);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(form.current?.querySelector('input'));
  }, []);
  return (
    <div class="draft" ref={form}>
      <div class="made-ways">
        <TextButton kind="quiet" onClick={workshop.close}>
          {ui('made.close')}
        </TextButton>
        <span class="hint">{ui('made.kept')}</span>
      </div>
      <Field
        label={ui('made.name')}
        value={draft.title}
        longest={LONGEST_TITLE}
        placeholder={defaultTitle(text.value)}
        onChange={(typed) => workshop.change({ ...draft, title: typed })}
      />
      <ol class="draft-steps">
        {draft.steps.map((step, at) => (
          <StepForm key={step.id} {...props} step={step} at={at} />
        ))}
      </ol>
      {draft.steps.length < MOST_STEPS ? (
        <TextButton icon="plus" onClick={workshop.addStep}>
          {ui('made.addStep')}
        </TextButton>
      ) : (
        <p class="hint">{ui('made.fullOfSteps', { count: MOST_STEPS })}</p>
      )}
      <Field
        label={ui('made.learned')}
        value={draft.learned}
        longest={LONGEST_TEXT}
        lines={2}
        placeholder={ui('made.default.learned', { title })}
        onChange={(learned) => workshop.change({ ...draft, learned })}
      />
      <div class="made-ways draft-ways">
        <TextButton kind="main" icon="go" onClick={() => workshop.play(item)}>
          {ui('made.try')}
        </TextButton>
        <TextButton icon="link" onClick={() => void workshop.share(item)}>
          {ui('made.share')}
        </TextButton>
        <TextButton onClick={() => workshop.exportFile(item)}>{ui('made.export')}</TextButton>
      </div>
    </div>
  );
}
