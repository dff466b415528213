// The first visit: one sentence that says what to do, and two other ways to begin.
import type { JSX } from 'preact';
import type { PageModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { usePage } from './page-context.ts';

interface IntroductionProps {
  readonly model: PageModel;
  readonly text: string;
  onScenario(id: string): void;
}

/** The scenario already on show is not offered again. */
const EXAMPLE = 'example';

export function Introduction({ model, text, onScenario }: IntroductionProps): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <aside class="introduction" aria-label={ui('introduction.label')}>
      <div class="introduction-words">
        <p>{text}</p>
        <IconButton
          icon="close"
          label={ui('introduction.close')}
          onClick={() => dispatch({ type: 'prefer', preferences: { introduced: true } })}
        />
      </div>
      <p class="introduction-ways">
        <TextButton onClick={() => dispatch({ type: 'open', dialog: 'tour' })}>{ui('introduction.tour')}</TextButton>
        {model.scenarios
          .filter(({ id }) => id !== EXAMPLE)
          .slice(0, 2)
          .map(({ id, name }) => (
            <TextButton key={id} onClick={() => onScenario(id)}>
              {name}
            </TextButton>
          ))}
      </p>
    </aside>
  );
}
