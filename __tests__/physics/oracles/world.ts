/** A flick as the oracles and the peers see it: bare numbers, no ids, no board pieces. Discs are named by their index. */
export interface World {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly edge: 'open' | 'wall';
  readonly discs: readonly WorldDisc[];
  readonly feel: WorldFeel;
}

/** A uniform disc of one thickness: its mass goes with the square of its radius. */
export interface WorldDisc {
  readonly xMm: number;
  readonly yMm: number;
  readonly vxMmS: number;
  readonly vyMmS: number;
  readonly spinRadS: number;
  readonly radiusMm: number;
  readonly isFixed: boolean;
}

export interface WorldFeel {
  /** Friction of the board: how fast a sliding disc slows down. */
  readonly slowingMmS2: number;
  readonly discRestitution: number;
  readonly obstacleRestitution: number;
  readonly wallRestitution: number;
  /** Coulomb friction where rims rub. */
  readonly contactFriction: number;
  /** A bounce gives back all of a speed below this, so that a trapped disc does not bounce for ever. */
  readonly livelyMmS: number;
  /** Whatever is this close at the instant of an impact takes part in it. */
  readonly joinMm: number;
}

/** `b` of a contact with a wall, in the order left, right, top, bottom. */
export const WALL = { left: -1, right: -2, top: -3, bottom: -4 } as const;
export const LEFT_THE_BOARD = -5;

/** Disc `a` met disc `b` (a < b), or a wall, or the open edge. */
export interface Touch {
  readonly atS: number;
  readonly wave: number;
  readonly a: number;
  readonly b: number;
  readonly speedMmS: number;
}

export interface WorldOutcome {
  readonly touches: readonly Touch[];
  readonly discs: readonly WorldDisc[];
  /** Whether each disc is still on the board. */
  readonly isOn: readonly boolean[];
  readonly endS: number;
}

/** Who met whom, in order: two solvers agree on a flick when these are equal. */
export const orderOf = (touches: readonly Touch[]): string => touches.map(({ a, b }) => `${a}:${b}`).join(' ');
