// Hands the keyboard on to what a step is about to show.

/** About a second: what is fetched later takes longer than one drawing. */
const MOST_DRAWINGS = 60;

/** Puts the focus on the first element that the selector finds, after the next drawing or as soon as one is there. */
export function focusSoon(selector: string, drawings = MOST_DRAWINGS): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element !== null) element.focus({ preventScroll: true });
    else if (drawings > 1) focusSoon(selector, drawings - 1);
  });
}
