// Icons of the menu's entries, drawn like the others on a grid of 24 with one stroke.
import type { JSX } from 'preact';
import { StrokeIcon } from '../panels/icons.tsx';

const PATHS = {
  positions: 'M4.5 5h15v14h-15zM4.5 9.7h15M4.5 14.3h15M9.5 5v14M14.5 5v14',
  saves: 'M4 7.5h16v12H4zM6.5 7.5v-3h11v3M12 10.8v5.4M9.4 13.8l2.6 2.6l2.6-2.6',
  share:
    'M17.5 3.8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M6.5 9.3a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M17.5 14.8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M8.9 10.8l6.2-3.1M8.9 13.2l6.2 3.1',
  picture: 'M4 5h16v14H4zM4 16l4.8-4.6l3.6 3.4l2.7-2.4L20 16.6M15.4 8.2a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4',
  lesson: 'M12 4.5L21 9l-9 4.5L3 9zM6.5 11v4.5c1.6 1.5 3.4 2.2 5.5 2.2s3.9-.7 5.5-2.2V11M21 9v5.5',
  practice:
    'M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 11.4v1.2M11.4 12h1.2',
  daily: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.8V8M15.5 3.8V8M9 15.2l2.2 2.2l4-4.2',
  sheet: 'M6 3.8h8.5L18 7.3v12.9H6zM14 4v4h4M9 12h6M9 15.8h6',
  workshop: 'M4.5 19.5l1.2-4.6L16.5 4.1l3.4 3.4L9.1 18.3zM14.3 6.3l3.4 3.4M13 19.5h6.5',
  present: 'M3.5 4.5h17v11h-17zM12 15.5v2.5M8.5 20.5L12 17l3.5 3.5M10.5 7.5l4 2.5l-4 2.5z',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h8M16 17h4M14 15v4',
  help: 'M12 6.8C10.2 5.4 7.4 4.8 4 5v13.2c3.4-.2 6.2.4 8 1.8c1.8-1.4 4.6-2 8-1.8V5c-3.4-.2-6.2.4-8 1.8zM12 6.8V20',
  about: 'M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4M12 11v5.4M12 7.6v.2',
} as const;

export type MenuIconName = keyof typeof PATHS;

export function MenuIcon({ name }: { readonly name: MenuIconName }): JSX.Element {
  return <StrokeIcon path={PATHS[name]} size={24} class="icon menu-icon" />;
}
