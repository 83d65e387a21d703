/** What the discs slide on and bounce off. */
export interface Surface {
  /** Deceleration of every sliding disc: the board's friction coefficient times gravity. */
  readonly slidingMmS2: number;
  readonly discRestitution: number;
  readonly fixedRestitution: number;
  readonly wallRestitution: number;
  /** Coulomb's coefficient between two rims. */
  readonly contactFriction: number;
}

/** The rectangle from (0, 0): open = a disc is gone when its centre crosses; wall = its rim bounces; none = endless. */
export interface Border {
  readonly kind: 'open' | 'wall' | 'none';
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface DiscSpec {
  readonly xMm: number;
  readonly yMm: number;
  readonly vxMmS: number;
  readonly vyMmS: number;
  readonly spinRadS: number;
  readonly radiusMm: number;
  readonly isFixed: boolean;
}

/**
 * A disc in motion. Its state is kept twice: `base…` is the trajectory since `baseS`, written only when the trajectory
 * changes, so that looking at a disc never changes its bits; `now…` is the same state at the instant under work.
 */
export interface Disc {
  readonly index: number;
  readonly radiusMm: number;
  /** Mass goes with area: a disc of 1 mm radius weighs 1. An inverse of 0 is immovable. */
  readonly inverseMass: number;
  readonly inverseInertia: number;

  baseS: number;
  baseX: number;
  baseY: number;
  baseVx: number;
  baseVy: number;
  baseSpin: number;
  baseTurn: number;
  ax: number;
  ay: number;
  stopS: number;
  isMoving: boolean;
  isPresent: boolean;

  nowX: number;
  nowY: number;
  nowVx: number;
  nowVy: number;
  nowSpin: number;
  nowTurn: number;

  /** What happens to it next, and when. */
  nextS: number;
  nextKind: NextKind;
  nextPartner: Disc | null;

  /** Its velocity changed in this instant. */
  isTouched: boolean;
}

export const NEXT = { nothing: 0, stop: 1, impact: 2, left: 3, right: 4, top: 5, bottom: 6 } as const;
export type NextKind = (typeof NEXT)[keyof typeof NEXT];
export type SideKind = Exclude<NextKind, typeof NEXT.nothing | typeof NEXT.stop | typeof NEXT.impact>;

export interface DiscWorld {
  readonly discs: readonly Disc[];
  readonly surface: Surface;
  readonly border: Border;
  /** Pairs that pass through each other, as i * count + j both ways; null when there are none. */
  readonly ignores: Uint8Array | null;
  nowS: number;
  /** Impacts (each wave counts), stops and exits so far. */
  eventCount: number;
  /** After the event cap: whatever meets anything stops. */
  isDead: boolean;
}

/** `ignores` lists index pairs. The order of the discs decides ties, so the caller must make it canonical. */
export function createWorld(
  specs: readonly DiscSpec[],
  border: Border,
  surface: Surface,
  ignores: readonly (readonly [number, number])[] = [],
): DiscWorld {
  return {
    discs: specs.map(createDisc),
    surface,
    border,
    ignores: ignores.length > 0 ? ignoreTable(specs.length, ignores) : null,
    nowS: 0,
    eventCount: 0,
    isDead: false,
  };
}

function createDisc(spec: DiscSpec, index: number): Disc {
  const inverseMass = spec.isFixed ? 0 : 1 / (spec.radiusMm * spec.radiusMm);
  return {
    index,
    radiusMm: spec.radiusMm,
    inverseMass,
    inverseInertia: (2 * inverseMass) / (spec.radiusMm * spec.radiusMm),
    baseS: 0,
    baseX: spec.xMm,
    baseY: spec.yMm,
    baseVx: 0,
    baseVy: 0,
    baseSpin: 0,
    baseTurn: 0,
    ax: 0,
    ay: 0,
    stopS: Infinity,
    isMoving: false,
    isPresent: true,
    nowX: spec.xMm,
    nowY: spec.yMm,
    nowVx: spec.isFixed ? 0 : spec.vxMmS,
    nowVy: spec.isFixed ? 0 : spec.vyMmS,
    nowSpin: spec.isFixed ? 0 : spec.spinRadS,
    nowTurn: 0,
    nextS: Infinity,
    nextKind: NEXT.nothing,
    nextPartner: null,
    isTouched: false,
  };
}

function ignoreTable(count: number, pairs: readonly (readonly [number, number])[]): Uint8Array {
  const table = new Uint8Array(count * count);
  for (const [i, j] of pairs) {
    table[i * count + j] = 1;
    table[j * count + i] = 1;
  }
  return table;
}

export function doIgnore(world: DiscWorld, a: Disc, b: Disc): boolean {
  return world.ignores !== null && world.ignores[a.index * world.discs.length + b.index] === 1;
}
