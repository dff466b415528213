// Icons of the saved games, drawn like the others on a grid of 24 with one stroke.
import type { JSX } from 'preact';
import { StrokeIcon } from '../panels/icons.tsx';

const PATHS = {
  more: 'M5.5 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8M12 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8M18.5 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8',
  save: 'M5 4.5h11l3.5 3.5v11.5H4.5v-15zM8 4.5v5h7v-5M8 19.5v-6h8v6',
  export: 'M12 15V4M7.8 8L12 3.8L16.2 8M4.5 13.5v6h15v-6',
  import: 'M12 4v11M7.8 11l4.2 4.2l4.2-4.2M4.5 13.5v6h15v-6',
  overwrite: 'M19 12a7 7 0 1 1-2-5M19.5 3.5v4.3h-4.3',
  remove: 'M5 7h14M10 7V4.5h4V7M6.8 7l.9 12.5h8.6L17.2 7M10.2 10.5v5.5M13.8 10.5v5.5',
} as const;

export type SavesIconName = keyof typeof PATHS;

export function SavesIcon({ name }: { readonly name: SavesIconName }): JSX.Element {
  return <StrokeIcon path={PATHS[name]} size={20} />;
}
