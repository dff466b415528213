// Icons of the log, drawn as the page's others. They come with the log.
import type { JSX } from 'preact';
import { StrokeIcon } from './icons.tsx';

const PATHS = {
  first: 'M6 5v14M18 5.5L9.5 12L18 18.5',
  previous: 'M15.5 5.5L7.5 12L15.5 18.5',
  next: 'M8.5 5.5L16.5 12L8.5 18.5',
  last: 'M18 5v14M6 5.5L14.5 12L6 18.5',
  play: 'M8 5.2v13.600L18.5 12z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  branch: 'M6 4v16M6 15c0-5 12-2 12-8M14.5 9.5L18 6l3.5 3.5',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
} as const;

export type LogIconName = keyof typeof PATHS;

export function LogIcon({ name }: { readonly name: LogIconName }): JSX.Element {
  return <StrokeIcon path={PATHS[name]} />;
}
