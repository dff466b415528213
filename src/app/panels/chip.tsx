// A figure as a button: its emblem and its name.
import type { JSX } from 'preact';
import type { ChipModel } from '../model/page-model.ts';
import { Emblem } from './emblem.tsx';

interface ChipProps {
  readonly chip: ChipModel;
  /** A second line, such as where the figure stands. */
  readonly where?: string;
  /** Chips that are switched on and off say so; others are plain buttons. */
  readonly toggles?: boolean;
  /** By its short name. */
  readonly compact?: boolean;
  onClick(): void;
}

export function Chip({ chip, where, toggles = false, compact = false, onClick }: ChipProps): JSX.Element {
  return (
    <button
      type="button"
      class="chip"
      data-side={chip.side}
      data-chip={chip.figures[0]}
      aria-pressed={toggles ? chip.pressed : undefined}
      onClick={onClick}
    >
      <Emblem chip={chip} />
      <span class="chip-words">
        <span class="chip-name">{compact ? chip.short : chip.name}</span>
        {where !== undefined && <span class="chip-where">{where}</span>}
      </span>
    </button>
  );
}
