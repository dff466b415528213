// A field that narrows a list while one types.
import type { JSX } from 'preact';
import { Icon } from '../panels/icons.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  onInput(value: string): void;
}

export function SearchField({ label, placeholder, value, onInput }: SearchFieldProps): JSX.Element {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="search"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
