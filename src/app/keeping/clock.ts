// The clock of a device may be wrong in any way.

/** Dates are written with a year of four figures. */
const LATEST = Date.UTC(9999, 0);

/** The time where a date can be made of it; else the beginning of all times. */
export function saneTime(milliseconds: number): number {
  return milliseconds >= 0 && milliseconds < LATEST ? Math.floor(milliseconds) : 0;
}
