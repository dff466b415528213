// One of a few values, all in sight.
import type { JSX } from 'preact';
import type { SettingModel } from '../model/page-model.ts';
import { usePage } from './page-context.ts';

export function Segments({ setting }: { readonly setting: SettingModel }): JSX.Element {
  const { dispatch } = usePage();
  return (
    <fieldset class="segments" data-setting={setting.id}>
      <legend>{setting.label}</legend>
      <div class="segments-row">
        {setting.options.map(({ label, chosen, edit }) => (
          <button
            key={label}
            type="button"
            class="segment"
            aria-pressed={chosen}
            onClick={() => dispatch({ type: 'edit', edit })}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
