import { STRAIGHT_FIRST } from './directions';
import { BULK, LIQUID, OBSTACLE, UNLAID, type Ground } from './ground';
import { hasFlag, isOpenTo, NOWHERE, stepTo } from './near';
import { FREE, Ways, type Walker } from './ways';

/** flying: over characters, holes, lava, marsh (REIGN-166); ghostly: through obstacles and characters (REIGN-172). */
export type Passage = 'flying' | 'ghostly';

/** What this one passes, whether or not it can stay there. */
function passes(ground: Ground, passage: Passage, at: number, direction: number, end: number): boolean {
  if (end === NOWHERE || hasFlag(ground, end, UNLAID)) return false;
  return passage === 'flying'
    ? isOpenTo(ground, at, direction) && !hasFlag(ground, end, BULK)
    : !hasFlag(ground, end, LIQUID);
}

const mayStay = (ground: Ground, { traffic }: Walker, end: number): boolean =>
  traffic[end] === FREE && !hasFlag(ground, end, OBSTACLE | BULK | LIQUID);

/** So many squares a point, over or through what stops others, and onto a free square. */
export function waysOver(ground: Ground, from: number, walker: Walker, passage: Passage): Ways {
  const ways = new Ways(from);
  const back = new Map<number, number>([[from, NOWHERE]]);
  let ring: readonly number[] = [from];
  for (let steps = 1; steps <= walker.points * walker.stride && ring.length > 0; steps++) {
    const next: number[] = [];
    for (const at of ring) {
      for (const direction of STRAIGHT_FIRST) {
        const end = stepTo(ground, at, direction);
        if (back.has(end) || !passes(ground, passage, at, direction, end)) continue;
        back.set(end, at);
        next.push(end);
        const cost = Math.ceil(steps / walker.stride);
        if (mayStay(ground, walker, end)) ways.add(end, cost, from, trail(back, end), cost);
      }
    }
    ring = next;
  }
  return ways;
}

function trail(back: ReadonlyMap<number, number>, end: number): readonly number[] {
  const squares: number[] = [];
  for (let at = end; (back.get(at) ?? NOWHERE) !== NOWHERE; at = back.get(at) ?? NOWHERE) squares.unshift(at);
  return squares;
}
