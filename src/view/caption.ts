// The name of the token under the mouse or the held finger, above it.

const GAP = 6;

/** One at a time; it goes when the map moves. */
export function createCaption(container: HTMLElement) {
  const caption = document.createElement('div');
  caption.className = 'token-caption';
  // The token says its own name to a screen reader.
  caption.setAttribute('aria-hidden', 'true');
  caption.hidden = true;
  container.append(caption);

  return {
    hide(): void {
      caption.hidden = true;
    },
    show(token: Element, text: string): void {
      caption.textContent = text;
      caption.hidden = false;
      const frame = container.getBoundingClientRect();
      const { left, right, top, bottom } = token.getBoundingClientRect();
      const half = caption.offsetWidth / 2;
      const middle = (left + right) / 2 - frame.left;
      const x = Math.max(half + GAP, Math.min(frame.width - half - GAP, middle));
      const above = top - frame.top - GAP - caption.offsetHeight;
      const y = above < GAP ? bottom - frame.top + GAP : above;
      caption.style.transform = `translate(${Math.round(x - half)}px,${Math.round(y)}px)`;
    },
    destroy(): void {
      caption.remove();
    },
  };
}
