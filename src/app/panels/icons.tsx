// Icons of our own, drawn on a grid of 24 with one stroke.
import type { JSX } from 'preact';

const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.4 15.4L20.5 20.5',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9.5',
  redo: 'M15.5 5L20 9.5L15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h4.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  board: 'M4 9V4.5h5M15 4.5h5V9M20 15v4.5h-5M9 19.5H4V15',
  legend: 'M9.2 9.2a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.2-1.5 2.4M12 17.6v.2',
  close: 'M6 6l12 12M18 6L6 18',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  fold: 'M9 5l7 7l-7 7',
  go: 'M5 12h13M13 6.5l5.5 5.5l-5.5 5.5',
  refuse: 'M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4M6.4 6.4l11.2 11.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.8v1.8M12 19.4v1.8M2.8 12h1.8M19.4 12h1.8M5.5 5.5l1.3 1.3M17.2 17.2l1.3 1.3M5.5 18.5l1.3-1.3M17.2 6.8l1.3-1.3',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return <StrokeIcon path={PATHS[name]} />;
}

interface StrokeIconProps {
  readonly path: string;
  /** In pixels. */
  readonly size?: number;
  readonly class?: string;
}

/** For sets of icons that come with a later part of the page. */
export function StrokeIcon({ path, size = 22, class: name = 'icon' }: StrokeIconProps): JSX.Element {
  return (
    <svg class={name} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** The wordmark's drawing: a path that winds up into a leaf. */
export function PathLeaf(): JSX.Element {
  return (
    <svg class="path-leaf" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
      <path
        class="path-leaf-leaf"
        d="M27.5 3.5C18 3.6 11.4 7.6 11.3 14.2c0 2.9 1.9 5 4.8 5.1c6.9.2 11-6.6 11.4-15.8z"
      />
      <path class="path-leaf-vein" d="M24.3 6.9C20 9.6 16.8 12.6 14.6 17.2" />
      <path class="path-leaf-path" d="M14.6 17.2c-1.5 2.9-5.9 2.6-7.2 5c-1.2 2.2 1.3 3.6 4.2 3.8c3.3.3 4.7 1.1 4 3" />
    </svg>
  );
}
