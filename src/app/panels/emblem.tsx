// A figure's sign as on its token; its initials where nothing is drawn for it.
import type { JSX } from 'preact';
import { tokenOutline } from '../../view/drawings.ts';
import { EMBLEMS } from '../../view/emblems.ts';
import type { ChipModel } from '../model/page-model.ts';

export function Emblem({ chip }: { readonly chip: Pick<ChipModel, 'emblem' | 'initials' | 'side'> }): JSX.Element {
  const emblem = EMBLEMS[chip.emblem];
  if (emblem === undefined) {
    return (
      <span class="emblem initials" data-side={chip.side} aria-hidden="true">
        {chip.initials}
      </span>
    );
  }
  return (
    <svg
      class="emblem"
      viewBox="-34 -34 68 68"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      style={`--field:${emblem.field};--charge:${emblem.charge}`}
    >
      <path class="emblem-field" d={tokenOutline(chip.side)} />
      <use class="emblem-charge" href={`#map-emblem-${chip.emblem}`} />
    </svg>
  );
}
