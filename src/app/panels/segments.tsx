// One of a few values, all in sight.
import '../styles/segments.css';
import type { JSX } from 'preact';
import type { SettingModel } from '../model/setup-model.ts';
import { usePage } from './page-context.ts';

interface SegmentsProps {
  readonly setting: SettingModel;
  /** `row`: the name beside the values. `numbers`: so many values that they take several lines. */
  readonly look?: 'block' | 'row' | 'numbers';
}

export function Segments({ setting, look = 'block' }: SegmentsProps): JSX.Element {
  const { dispatch } = usePage();
  const { id, label, options } = setting;
  return (
    <fieldset class={`segments ${look}`} aria-labelledby={`setting-${id}`} data-setting={id}>
      <span class="segments-label" id={`setting-${id}`}>
        {label}
      </span>
      <div class="segments-row">
        {options.map((option) => (
          <button
            key={option.label}
            type="button"
            class="segment"
            aria-pressed={option.chosen}
            onClick={() => dispatch({ type: 'edit', edit: option.edit })}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
