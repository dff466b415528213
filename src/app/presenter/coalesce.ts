// What happens many times between two drawings of the screen is done once.

/** The call that is made soon; `stop` lets go of one that waits. */
export function oncePerFrame(call: () => void): { readonly soon: () => void; readonly stop: () => void } {
  let waiting = 0;
  return {
    soon() {
      if (waiting !== 0) return;
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        call();
      });
    },
    stop() {
      cancelAnimationFrame(waiting);
      waiting = 0;
    },
  };
}
