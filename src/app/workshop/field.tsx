// A field for words, with what is said where it is left empty.
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder: string;
  /** One where it is left out. */
  readonly lines?: number;
  onChange(value: string): void;
}

export function Field({ label, value, longest, placeholder, lines = 1, onChange }: FieldProps): JSX.Element {
  const id = useId();
  const shared = { id, value, maxLength: longest, placeholder };
  return (
    <div class="made-field">
      <label for={id}>{label}</label>
      {lines === 1 ? (
        <input {...shared} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={lines} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
    </div>
  );
}
