import type { Flick, LaunchLimits, Place, DiscId } from '../../rules/flicking';
import { tremble } from './tremble';
import type { Hand } from './hand';
import type { Mishap } from './mishap';

/** A flick that might be made: which disc, from where, how. */
export interface Aim {
  readonly discId: DiscId;
  /** Where a projectile is put down; null for a disc that lies on the board. */
  readonly from: Place | null;
  readonly vxMmS: number;
  readonly vyMmS: number;
  /** Whom it is meant for; null for one that only moves. */
  readonly target: DiscId | null;
  readonly way: 'straight' | 'bank' | 'move';
}

/** The flick that is meant. */
export const flickMeant = ({ discId, from, vxMmS, vyMmS }: Aim): Flick => ({ discId, from, vxMmS, vyMmS });

/** The flick that such a hand makes of it: it means one and makes another, as people do. */
export function flickMade(aim: Aim, hand: Hand, mishap: Mishap, limits: LaunchLimits): Flick {
  const { discId, from } = aim;
  return { discId, from, ...tremble(aim, hand, mishap, limits) };
}
