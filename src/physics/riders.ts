import type { RestRider, TableRider } from '../rules/flicking';
import type { Disc } from './matter-discs/core';
import { byId, type SetUp } from './setUp';
import { plain } from './units';

/** Coming to a stop is smooth; what rounding leaves of it is no jolt. */
const NO_JOLT_MM_S = 1e-6;

/** A rider while the flick runs. */
export interface Rider {
  readonly rider: TableRider;
  readonly host: Disc;
  /** It holds on while it has slipped less than this. */
  readonly holdMm: number;
  slipXMm: number;
  slipYMm: number;
  fell: boolean;
}

export function mount(setUp: SetUp): readonly Rider[] {
  return [...setUp.table.riders].sort(byId).flatMap((rider) => {
    const host = setUp.world.discs[setUp.discs.findIndex((disc) => disc.id === rider.hostId)];
    if (host === undefined) return [];
    const holdMm = Math.max(host.radiusMm, rider.radiusMm);
    return [{ rider, host, holdMm, slipXMm: rider.slipXMm, slipYMm: rider.slipYMm, fell: false }];
  });
}

/**
 * The host jumps by (dvx, dvy) and leaves the rider behind by |dv|² / (2 · grip), against the jump. Says whether
 * it fell by this jolt.
 */
export function jolt(rider: Rider, dvxMmS: number, dvyMmS: number, gripMmS2: number): boolean {
  const dv = Math.sqrt(dvxMmS * dvxMmS + dvyMmS * dvyMmS);
  if (rider.fell || dv < NO_JOLT_MM_S) return false;
  const slipPerSpeed = dv / (2 * gripMmS2);
  rider.slipXMm -= dvxMmS * slipPerSpeed;
  rider.slipYMm -= dvyMmS * slipPerSpeed;
  const slip = Math.sqrt(rider.slipXMm * rider.slipXMm + rider.slipYMm * rider.slipYMm);
  rider.fell = slip > rider.holdMm;
  return rider.fell;
}

export function restOfRider({ rider, slipXMm, slipYMm, fell }: Rider): RestRider {
  return { id: rider.id, hostId: rider.hostId, slipXMm: plain(slipXMm), slipYMm: plain(slipYMm), fell };
}
