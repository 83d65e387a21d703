const DICE = 12;
const FACES = 16;

/** In how many ways twelve dice of sixteen faces, counted from 0, come to each sum. */
function waysToThrow(): readonly number[] {
  let ways: readonly number[] = [1];
  for (let die = 0; die < DICE; die++) {
    const next = new Array<number>(ways.length + FACES - 1).fill(0);
    for (const [sum, count] of ways.entries())
      for (let face = 0; face < FACES; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
    ways = next;
  }
  return ways;
}

const WAYS = waysToThrow();
const MIDDLE = WAYS.length / 2;

/** Which share of all throws comes to less than each sum. */
const BELOW: readonly number[] = (() => {
  const all = WAYS.reduce((sum, ways) => sum + ways, 0);
  let below = 0;
  return WAYS.map((ways) => {
    const share = below / all;
    below += ways;
    return share;
  });
})();

/**
 * The value of a bell, around 0 and spread by 1, that such a share of all values lies below: read off dice that are
 * counted and not thrown, because no two engines agree on an exponential.
 */
export function bellAt(share: number): number {
  let [low, high] = [0, BELOW.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((BELOW[middle] ?? 1) <= share) low = middle;
    else high = middle;
  }
  const from = BELOW[low] ?? 0;
  const to = BELOW[low + 1] ?? 1;
  return (low + (share - from) / (to - from) - MIDDLE) / FACES;
}
