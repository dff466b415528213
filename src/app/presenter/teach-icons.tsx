// Icons of the presenter's tools, drawn like the others on a grid of 24 with one stroke.
import type { JSX } from 'preact';
import { StrokeIcon } from '../panels/icons.tsx';

const PATHS = {
  next: 'M9 5l7 7l-7 7',
  back: 'M15 5l-7 7l7 7',
  hand: 'M6 3.5l12.5 9.2l-5.6.9l3.3 6l-2.4 1.3l-3.2-6.1L6.6 18.5z',
  pen: 'M4.5 19.5l1.2-4.6L16.5 4.1l3.4 3.4L9.1 18.3zM14.3 6.3l3.4 3.4',
  arrow: 'M4.5 19.5L19 5M10.5 4.8H19.2V13.5',
  spotlight:
    'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8',
  undoNote: 'M9 5.5L4.5 10L9 14.5M4.8 10H14a5 5 0 0 1 0 10h-3',
  clearNotes: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  undo: 'M5 5v5h5M5.4 9.8A7.5 7.5 0 1 1 4.8 14',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  audience: 'M3.5 4.5h17v11h-17zM8 20h8M12 15.5V20',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  options: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h8M16 17h4M14 15v4',
  keys: 'M3.5 6.5h17v11h-17zM7 10.2h.100M10.4 10.2h.100M13.7 10.2h.100M17 10.2h.100M8 14h8',
  leave: 'M6 6l12 12M18 6L6 18',
} as const;

export type TeachIconName = keyof typeof PATHS;

export function TeachIcon({ name }: { readonly name: TeachIconName }): JSX.Element {
  return <StrokeIcon path={PATHS[name]} size={26} class="icon" />;
}
