// The page docs/perf.md, made of one whole run.
import type { Figure } from './figure.ts';
import { type Machine, machineLines } from './machine.ts';
import { pageTable } from './table.ts';

export interface Run {
  /** Such as `2026-12-01`. */
  readonly date: string;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
}

const BEFORE = `# How fast the page is

Written by \`npm run perf -- --write\`, which builds the page, serves it on this machine and drives it in a real browser. The
command fails where a limit is missed. Some of it alone: \`npm run perf clicks\` (or \`visit\`, \`motion\`, \`endurance\`,
\`offline\`). All that was measured lies in \`.cache/perf.json\` afterwards.
`;

const AFTER = `## How it is measured

**First visit.** A phone's window with nothing kept from before, over Lighthouse's slow 4G, with the page's own work slowed
down to a quarter. Paints and shifts are those of the library [web-vitals](https://github.com/GoogleChrome/web-vitals).
Blocking time is what tasks of more than 50 ms take beyond those, from the first contentful paint until nothing has
happened for two and a half seconds. A canvas is never a largest paint to browsers; when the picture under the map is laid
is therefore told apart.

**A click.** From the click as the browser stamps it to the moment in which the frame with its effect is presented: a
tiny text that enters the page with the effect is timed by the browser (Element Timing), so that layout, painting
and drawing are in it, and not the page's script alone. After every click a page that does nothing is clicked as well.

**The limit on this machine.** A machine keeps up where the empty click takes no more than one frame, 16.7 ms, at the 95th
percentile. Where it takes longer, as where pictures are drawn without a graphics card or others are at work, limits
of clicks grow as the empty click has: a limit of 50 ms is one of three times the empty click, 200 ms of twelve times,
100 ms of six times. No limit of a click falls below what was asked for. But for clicks and motion none depends on the
machine.

**Motion.** Frames a second, counted by the page, during the same gestures on the page and on a bare Leaflet map of the same
outlines. 50 are asked for. Where the bare map has fewer than 56, as on a machine that does not keep up, nine tenths of what
it has are the limit, which is lower then.

**A thousand rounds.** A figure is chosen, moved and brought back by undo, each step drawn before the next. Memory
and nodes are counted after fifty rounds and after a thousand more, garbage collected both times.

**Without a network.** The service worker has the page, the server is stopped and the browser told that there is no network.
`;

export const reportPage = ({ date, machine, figures }: Run): string =>
  `${BEFORE}
## Measured on ${date}

${machineLines(machine)
  .map((line) => `- ${line}`)
  .join('\n')}

${pageTable(figures)}
${AFTER}`;
