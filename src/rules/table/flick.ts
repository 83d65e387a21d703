/** The words of flicking: what a flick is given and what it answers. Plain data that survives JSON unchanged. */

export interface TableDisc {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  /** A fixed disc is an obstacle: struck, never moved (BASE-187). */
  readonly isFixed: boolean;
  /** Discs that this one passes through (a swarm rat and its host). */
  readonly ignores: readonly string[];
}

/** A piece that lies on a disc, moves with it and collides with nothing, until a jolt throws it off (SOL-102). */
export interface TableRider {
  readonly id: string;
  readonly hostId: string;
  /** How far it has already slipped from its host's centre. */
  readonly slipXMm: number;
  readonly slipYMm: number;
}

export type ZoneShape =
  | {
      readonly kind: 'rect';
      readonly xMm: number;
      readonly yMm: number;
      readonly widthMm: number;
      readonly heightMm: number;
    }
  | { readonly kind: 'circle'; readonly xMm: number; readonly yMm: number; readonly radiusMm: number };

export interface TableZone {
  readonly id: string;
  readonly shape: ZoneShape;
}

export interface FlickTable {
  readonly widthMm: number;
  readonly heightMm: number;
  /** open: a disc is out when its centre crosses (BASE-181); wall: it bounces (Conquest). */
  readonly edge: 'open' | 'wall';
  readonly discs: readonly TableDisc[];
  readonly riders: readonly TableRider[];
  readonly zones: readonly TableZone[];
}

/** What is flicked, and how: a direction is always (vx, vy), never an angle. */
export interface Shot {
  readonly discId: string;
  /** A missile or fireball is placed first and vanishes at rest or when out; null flicks a disc of the table. */
  readonly projectile: TableDisc | null;
  readonly vxMmS: number;
  readonly vyMmS: number;
}
