import type { Incoming } from './incoming';

let waiting: Incoming | null = null;
let taker: ((incoming: Incoming) => void) | null = null;

/** A file from outside waits for the screen on which files are dealt with. */
export function handFile(incoming: Incoming): void {
  if (taker === null) waiting = incoming;
  else taker(incoming);
}

/** From now on whatever comes is taken here, and what has waited; answers how to stop. */
export function takeFiles(take: (incoming: Incoming) => void): () => void {
  const handed = waiting;
  taker = take;
  waiting = null;
  if (handed !== null) take(handed);
  return () => {
    if (taker === take) taker = null;
  };
}
