// The points that the rules leave open, each folded to what holds just now.
import type { JSX } from 'preact';
import type { RulingModel } from '../model/settings-model.ts';
import { usePage } from '../panels/page-context.ts';
import { Choice } from './settings-controls.tsx';

export function Rulings({ rulings }: { readonly rulings: readonly RulingModel[] }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <>
      <p class="hint">{ui('settings.rulingsHint')}</p>
      <ul class="rulings">
        {rulings.map(({ id, title, question, why, present, isDefault, readings }) => (
          <li key={id} data-ruling={id}>
            <details class="ruling">
              <summary>
                <span class="ruling-title">
                  {title}
                  {!isDefault && <span class="mark-word">{ui('settings.changed')}</span>}
                </span>
                <span class="note">{present}</span>
              </summary>
              <Choice
                legend={question}
                name={`ruling-${id}`}
                options={readings.map(({ value, words, isDefault: usual }) => ({
                  value,
                  label: words,
                  ...(usual ? { mark: ui('settings.byDefault') } : {}),
                }))}
                chosen={readings.find(({ chosen }) => chosen)?.value ?? ''}
                onChoose={(value) => {
                  const reading = readings.find((one) => one.value === value);
                  if (reading) dispatch({ type: 'edit', edit: reading.edit });
                }}
              />
              <p class="ruling-why">
                <span class="ruling-why-label">{ui('settings.why')}:</span> {why}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
