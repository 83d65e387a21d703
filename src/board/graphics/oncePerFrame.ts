/**
 * Does it once for each frame of the display, as soon as it is asked for: what is asked for once more is done in the next
 * frame. While nobody asks, no frame is waited for.
 */
export function oncePerFrame(work: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let doneIn: unknown = null;
  let isAsked = false;
  let request: number | null = null;

  function act(): void {
    request = null;
    if (!isAsked) return;
    isAsked = false;
    doneIn = document.timeline.currentTime;
    work();
  }

  return {
    ask: () => {
      if (isAsked) return;
      isAsked = true;
      if (doneIn === document.timeline.currentTime) request = requestAnimationFrame(act);
      else queueMicrotask(act);
    },
    stop: () => {
      isAsked = false;
      if (request !== null) cancelAnimationFrame(request);
    },
  };
}
