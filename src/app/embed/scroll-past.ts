// A map in the middle of somebody's page is scrolled past like a picture: wheel and finger belong to the page until the
// map has the focus. Two fingers, and the wheel with the Control key, always belong to the map.

/** `stage` lies round the map and hears everything before it. Returns the removal of its listeners. */
export function scrollPast(stage: HTMLElement): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  const isAwake = (): boolean => stage.matches(':focus-within');
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !isAwake()) event.stopPropagation();
    },
    options,
  );
  stage.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length === 1 && !isAwake()) event.stopPropagation();
    },
    options,
  );
  return () => stop.abort();
}
