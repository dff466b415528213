// A button that asks for a JSON file.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface FileButtonProps {
  readonly icon?: JSX.Element;
  readonly label: string;
  onFile(file: File): void;
}

export function FileButton({ icon, label, onFile }: FileButtonProps): JSX.Element {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class="text-button" onClick={() => picker.current?.click()}>
        {icon}
        <span>{label}</span>
      </button>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
