// Hands the keyboard on to what a step is about to show.

/** About a second: what is fetched later takes longer than one drawing. */
const MOST_DRAWINGS = 60;

/**
 * Puts the focus on the first element that the selector finds, after the next drawing or as soon as one is there;
 * unless somebody has put it elsewhere meanwhile.
 */
export function focusSoon(selector: string): void {
  const from = document.activeElement;
  const look = (drawings: number): void => {
    requestAnimationFrame(() => {
      const now = document.activeElement;
      // What had it may be gone, and then nobody has it.
      if (now !== from && now !== document.body && now !== null) return;
      const element = document.querySelector<HTMLElement>(selector);
      if (element !== null) element.focus({ preventScroll: true });
      else if (drawings > 1) look(drawings - 1);
    });
  };
  look(MOST_DRAWINGS);
}
