import type { DiscId } from './discId';
import type { Board } from './board';
import type { ContactEntry } from './contactLog';

/** The words of flicking: what a flick is given and what it answers. Plain data that survives JSON unchanged. */

export interface TableDisc {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  /** A fixed disc is an obstacle: struck, never moved. */
  readonly isFixed: boolean;
  /** Discs that this one passes through, as one that sits on another; it is enough that one of the two says so. */
  readonly ignores: readonly DiscId[];
}

/** A piece that lies on a disc, moves with it and collides with nothing, until a jolt throws it off. */
export interface TableRider {
  readonly id: DiscId;
  readonly hostId: DiscId;
  /** It holds on while it slips less than the larger of its radius and its host's. */
  readonly radiusMm: number;
  /** How far it has already slipped from its host's centre. */
  readonly slipXMm: number;
  readonly slipYMm: number;
}

export interface FlickTable extends Board {
  readonly discs: readonly TableDisc[];
  readonly riders: readonly TableRider[];
}

/** What is flicked, and how: a direction is always (vx, vy), never an angle. */
export interface Shot {
  readonly discId: DiscId;
  /** What is put down first, and vanishes when all is at rest or when out; null flicks a disc of the table. */
  readonly projectile: TableDisc | null;
  readonly vxMmS: number;
  readonly vyMmS: number;
}

/** All that rules learn from a flick; it survives JSON unchanged and is recorded with the game. */
export interface FlickResult {
  readonly contacts: readonly ContactEntry[];
  /** The exits among the contacts, gathered: who is out, where, in order of time. */
  readonly exits: readonly FlickExit[];
  readonly rest: FlickRest;
}

export interface FlickExit {
  readonly discId: DiscId;
  readonly atMs: number;
  readonly xMm: number;
  readonly yMm: number;
}

export interface FlickRest {
  /** Every disc of the table, in id order, where it lies after whatever left was put back; none that is gone for good. */
  readonly discs: readonly RestDisc[];
  /** The projectile that was flicked: gone from the board unless the rules flick it again from there. */
  readonly projectile: RestDisc | null;
  /** Every rider, in id order. */
  readonly riders: readonly RestRider[];
}

export interface RestDisc {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  /** How far it turned during the flick. */
  readonly turnRad: number;
  /** null when it simply stopped, wholly inside. */
  readonly putBack: PutBack | null;
}

/** Why a disc does not lie where its motion ended. */
export interface PutBack {
  /**
   * out: its centre crossed the edge; overhanging: only its rim did, so it is nudged in; displaced: a projectile in whose
   * place another disc was put back.
   */
  readonly reason: 'out' | 'overhanging' | 'displaced';
  readonly fromXMm: number;
  readonly fromYMm: number;
  /** The nearest free places; two when they are equally near and the owner chooses. The first is the one taken. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly xMm: number;
  readonly yMm: number;
}

export interface RestRider {
  readonly id: DiscId;
  readonly hostId: DiscId;
  readonly slipXMm: number;
  readonly slipYMm: number;
  readonly fell: boolean;
}
