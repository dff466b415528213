// In a dialog, what was tapped may be gone with what it did, and then nobody has the keyboard.

/** Puts the focus there, unless somebody has it. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement?.matches('body, dialog') !== false) element?.focus();
}
