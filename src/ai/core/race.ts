import type { Effort } from './effort';
import type { Pondering } from './pondering';

/** So few are told apart to the end. */
const FEWEST = 3;
/** One look says next to nothing. */
const FIRST_LOOKS = 2;

/** Something that is tried in thought, again and again. */
export interface Runner {
  /** How often it was seen. */
  readonly looks: number;
  /** What it is worth if luck is not on its side, as far as it was seen. */
  floor(caution: number): number;
}

export interface Racing<R extends Runner> {
  readonly effort: Effort;
  readonly caution: number;
  /** Tries it once more; false where no effort is left for that. */
  readonly look: (runner: R) => boolean;
}

const roundsFor = (count: number): number => {
  let rounds = 1;
  for (let left = count; left > FEWEST; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
};

/**
 * Looks at all of them, then at the better half and so on, with as many looks in each round: the best first. The first
 * in the list are looked at if there is not effort for all.
 */
export function* race<R extends Runner>(
  all: readonly R[],
  { effort, caution, look }: Racing<R>,
): Pondering<readonly R[]> {
  let runners = all.slice(0, Math.max(1, Math.floor(effort.left / (2 * FIRST_LOOKS))));
  for (let rounds = roundsFor(runners.length); rounds > 0 && runners.length > 0; rounds--) {
    const each = Math.max(FIRST_LOOKS, Math.floor(effort.left / (rounds * runners.length)));
    let isFresh = true;
    for (let count = 0; count < each && isFresh; count++) {
      for (const runner of runners) {
        isFresh = isFresh && look(runner);
        yield;
      }
    }
    const floors = new Map(runners.map((runner) => [runner, runner.looks === 0 ? -Infinity : runner.floor(caution)]));
    runners.sort((a, b) => (floors.get(b) ?? 0) - (floors.get(a) ?? 0));
    if (rounds > 1) runners = runners.slice(0, Math.max(FEWEST, Math.ceil(runners.length / 2)));
  }
  return runners.filter(({ looks }) => looks > 0);
}
