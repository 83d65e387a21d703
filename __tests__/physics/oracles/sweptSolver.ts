import { closingMmS, collide, type RimContact } from './impulses';
import { movingDisc, slide, speedOf, worldDisc, type MovingDisc } from './movingDisc';
import { WALL, type Touch, type World, type WorldOutcome } from './world';

/**
 * A plain fixed-step solver: move, see who overlaps, roll the pair back along its step to where the rims met, give the
 * impulse there. It knows no time of impact, so its error is of the order of the step, and must shrink with it: that keeps
 * the oracle honest. Walls only.
 */
export function sweptSolver(world: World, stepS: number): WorldOutcome {
  const discs = world.discs.map(movingDisc);
  const touches: Touch[] = [];
  let stepCount = 0;
  while (discs.some((disc) => speedOf(disc) > 0)) {
    if (stepCount++ > MAX_STEPS) throw new Error(`still moving after ${MAX_STEPS} steps`);
    const from = discs.map(({ xMm, yMm }) => ({ xMm, yMm }));
    for (const disc of discs) slide(disc, stepS, world.feel);
    const hits = [...pairHits(discs, from), ...wallHits(world, discs)].sort((p, q) => q.backS - p.backS);
    for (const { contact, a, b, backS } of hits) {
      const speedMmS = closingMmS(contact);
      if (speedMmS <= 0) continue;
      collide([contact], world.feel);
      touches.push({ atS: (stepCount - backS) * stepS, wave: 0, a, b, speedMmS });
    }
  }
  return { touches, discs: discs.map(worldDisc), isOn: discs.map(() => true), endS: stepCount * stepS };
}

const MAX_STEPS = 10_000_000;

interface Hit {
  readonly a: number;
  readonly b: number;
  /** How much of the step ago the rims met. */
  readonly backS: number;
  readonly contact: RimContact;
}

type Place = Pick<MovingDisc, 'xMm' | 'yMm'>;

function pairHits(discs: readonly MovingDisc[], from: readonly Place[]): readonly Hit[] {
  const hits: Hit[] = [];
  discs.forEach((one, a) => {
    for (let b = a + 1; b < discs.length; b++) {
      const [other, oneFrom, otherFrom] = [discs[b], from[a], from[b]];
      if (other === undefined || oneFrom === undefined || otherFrom === undefined) continue;
      const [dx, dy] = [other.xMm - one.xMm, other.yMm - one.yMm];
      const reach = one.radiusMm + other.radiusMm;
      const excess = dx * dx + dy * dy - reach * reach;
      if (excess >= 0) continue;
      const ux = dx - (otherFrom.xMm - oneFrom.xMm);
      const uy = dy - (otherFrom.yMm - oneFrom.yMm);
      const backS = rollBack(ux * ux + uy * uy, dx * ux + dy * uy, excess);
      const [nx, ny] = [(dx - ux * backS) / reach, (dy - uy * backS) / reach];
      hits.push({ a, b, backS, contact: { a: one, b: other, nx, ny } });
    }
  });
  return hits;
}

/** The share of the last step to undo so that the distance is the reach again. */
function rollBack(stepSquared: number, along: number, excess: number): number {
  if (stepSquared === 0) return 0;
  const share = (along + Math.sqrt(along * along - stepSquared * excess)) / stepSquared;
  return Math.min(1, Math.max(0, share));
}

function wallHits(world: World, discs: readonly MovingDisc[]): readonly Hit[] {
  return discs.flatMap((disc, a) => {
    const walls = [
      { b: WALL.left, gap: disc.xMm - disc.radiusMm, nx: -1, ny: 0 },
      { b: WALL.right, gap: world.widthMm - disc.radiusMm - disc.xMm, nx: 1, ny: 0 },
      { b: WALL.top, gap: disc.yMm - disc.radiusMm, nx: 0, ny: -1 },
      { b: WALL.bottom, gap: world.heightMm - disc.radiusMm - disc.yMm, nx: 0, ny: 1 },
    ];
    return walls
      .filter(({ gap }) => gap < 0)
      .map(({ b, nx, ny }): Hit => ({ a, b, backS: 0, contact: { a: disc, b: null, nx, ny } }));
  });
}
