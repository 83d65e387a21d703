import type { Pondering } from '../pondering';
import type { Thinking } from './thinking';
import type { Trial } from './trial';

/** So few are told apart to the end. */
const FEWEST = 3;
/** One look says next to nothing. */
const FIRST_LOOKS = 2;

const roundsFor = (count: number): number => {
  let rounds = 1;
  for (let left = count; left > FEWEST; left = Math.ceil(left / 2)) rounds += 1;
  return rounds;
};

/**
 * Looks at all of them, then at the better half and so on, with as many looks in each round: the best first. The first
 * in the list are looked at if there is not effort for all.
 */
export function* race<Runner extends Trial>(all: readonly Runner[], thinking: Thinking): Pondering<readonly Runner[]> {
  const { effort, mind, mishaps } = thinking;
  let trials = all.slice(0, Math.max(1, Math.floor(effort.left / (2 * FIRST_LOOKS))));
  for (let rounds = roundsFor(trials.length); rounds > 0 && trials.length > 0; rounds--) {
    const each = Math.max(FIRST_LOOKS, Math.floor(effort.left / (rounds * trials.length)));
    let isFresh = true;
    for (let count = 0; count < each && isFresh; count++) {
      for (const trial of trials) {
        isFresh = isFresh && trial.look(thinking, mishaps);
        yield;
      }
    }
    const floors = new Map(
      trials.map((trial) => [trial, trial.looks === 0 ? -Infinity : trial.floor(mind.head.caution)]),
    );
    trials.sort((a, b) => (floors.get(b) ?? 0) - (floors.get(a) ?? 0));
    if (rounds > 1) trials = trials.slice(0, Math.max(FEWEST, Math.ceil(trials.length / 2)));
  }
  return trials.filter(({ looks }) => looks > 0);
}
