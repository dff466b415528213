// Search for regions and figures: a text field with a list of what was found.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Found } from '../model/search.ts';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import { Modal } from './modal.tsx';

export interface SearchResult extends Found {
  /** Where a figure stands, what land a region belongs to. */
  readonly where: string;
}

export interface SearchDialogProps {
  find(typed: string): readonly SearchResult[];
  /** The names in the other languages, which are fetched when a search begins. */
  loadOtherNames(): Promise<void>;
  onChoose(result: SearchResult): void;
}

const LIST = 'search-results';
const optionId = (index: number) => `search-result-${index}`;

export function SearchDialog({ find, loadOtherNames, onChoose }: SearchDialogProps): JSX.Element {
  const { ui } = usePage();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [, setLoaded] = useState(false);
  useEffect(() => {
    // Without the network the search goes on with the names at hand.
    loadOtherNames().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [loadOtherNames]);
  const results = find(typed);
  const chosen = results[Math.min(active, results.length - 1)];

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, results.length));
    else if (event.key === 'ArrowUp') setActive((active + results.length - 1) % Math.max(1, results.length));
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  }

  function statusText(): string {
    if (typed.trim() === '') return ui('search.hint');
    if (results.length === 0) return ui('search.none');
    return results[0]?.guessed ? ui('search.guess') : ui('search.count', { count: results.length });
  }

  return (
    <Modal kind="search" title={ui('search.title')}>
      <div class="search-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={ui('search.label')}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={LIST}
          aria-activedescendant={chosen ? optionId(results.indexOf(chosen)) : undefined}
          placeholder={ui('search.placeholder')}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          enterkeyhint="go"
          autofocus
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={LIST} class="search-results" role="listbox" aria-label={ui('search.results')}>
        {results.map((result, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose; the focus stays there
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, not focused
          <div
            key={`${result.kind} ${result.id}`}
            id={optionId(index)}
            class="search-result"
            role="option"
            aria-selected={result === chosen}
            data-found={result.id}
            onClick={() => onChoose(result)}
            onMouseMove={() => setActive(index)}
          >
            <span class="search-name">{result.name}</span>
            {result.also !== null && <span class="search-also">{result.also}</span>}
            <span class="search-where">{result.where}</span>
          </div>
        ))}
      </div>
      <p class="hint" role="status">
        {statusText()}
      </p>
    </Modal>
  );
}
