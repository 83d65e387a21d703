/** Calls with the time since now at every frame of the display, until the answer is called. */
export function everyFrame(look: (afterMs: number) => void): () => void {
  const startedAtMs = performance.now();
  let request = requestAnimationFrame(function frame() {
    request = requestAnimationFrame(frame);
    look(performance.now() - startedAtMs);
  });
  return () => cancelAnimationFrame(request);
}
