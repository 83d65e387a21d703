/**
 * A thought in small steps: it pauses after each thing that it has imagined. Where it is paused, and
 * for how long, changes nothing of what comes of it.
 */
export type Pondering<Found> = Generator<void, Found, void>;

/** What comes of a thought, thought through at once. */
export function concluded<Found>(pondering: Pondering<Found>): Found {
  let step = pondering.next();
  while (step.done !== true) step = pondering.next();
  return step.value;
}
