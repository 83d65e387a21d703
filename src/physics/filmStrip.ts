import type { Flight, FlightSegment, FlightTrack } from './flight';
import { observeAll, spinSlowingRadS2, type Disc, type DiscWorld } from './matter-discs/core';
import type { SetUp } from './setUp';
import { MS_PER_S, plain } from './units';

/** A segment whose end is not known yet. */
export type OpenSegment = Omit<FlightSegment, 'endMs'>;

/** The film while it is shot: one list of open segments for each disc, by index. */
export type FilmStrip = readonly OpenSegment[][];

export function newFilm(world: DiscWorld): FilmStrip {
  return world.discs.map(() => []);
}

/** Notes the trajectory that the disc has just started. */
export function shoot(film: FilmStrip, world: DiscWorld, disc: Disc): void {
  const segments = film[disc.index];
  if (segments === undefined) return;
  const startMs = world.nowS * MS_PER_S;
  // Several things at one moment: only the last trajectory was ever followed.
  if (segments[segments.length - 1]?.startMs === startMs) segments.pop();
  segments.push({
    startMs,
    xMm: plain(disc.baseX),
    yMm: plain(disc.baseY),
    vxMmS: plain(disc.baseVx),
    vyMmS: plain(disc.baseVy),
    decelerationMmS2: disc.isMoving ? world.surface.slidingMmS2 : 0,
    angleRad: plain(disc.baseTurn),
    spinRadS: plain(disc.baseSpin),
    spinDecelerationRadS2: disc.baseSpin === 0 ? 0 : spinSlowingRadS2(world.surface, disc.radiusMm),
    isHidden: !disc.isPresent,
  });
}

/** Lets spins run out once nothing slides any more, and says when all is over; a flick that was cut ends where it is. */
export function playOut(world: DiscWorld): number {
  if (!world.discs.some((disc) => disc.isMoving)) {
    for (const disc of world.discs) world.nowS = Math.max(world.nowS, spinEndS(world, disc));
    observeAll(world);
  }
  return world.nowS * MS_PER_S;
}

function spinEndS(world: DiscWorld, disc: Disc): number {
  const slowing = spinSlowingRadS2(world.surface, disc.radiusMm);
  const spin = disc.baseSpin < 0 ? -disc.baseSpin : disc.baseSpin;
  return spin === 0 || slowing === 0 ? 0 : disc.baseS + spin / slowing;
}

export interface Homecoming {
  readonly xMm: number;
  readonly yMm: number;
}

/** Cuts the film: `homecomings` are the places, by disc index, to which discs were put back at the end. */
export function develop(
  setUp: SetUp,
  film: FilmStrip,
  endMs: number,
  homecomings: readonly (Homecoming | null)[],
): Flight {
  const tracks = setUp.discs.map((disc, index): FlightTrack => {
    const open = film[index] ?? [];
    const segments = open.map((segment, k) => ({ ...segment, endMs: open[k + 1]?.startMs ?? endMs }));
    const home = homecomings[index] ?? null;
    const isProjectile = setUp.shot.projectile !== null && disc.id === setUp.shot.discId;
    return {
      discId: disc.id,
      appearsMs: 0,
      vanishesMs: isProjectile ? (open.find((segment) => segment.isHidden)?.startMs ?? endMs) : null,
      segments: home === null || isProjectile ? segments : [...segments, still(endMs, home, setUp, index)],
    };
  });
  return { durationMs: endMs, tracks };
}

function still(atMs: number, place: Homecoming, { world }: SetUp, index: number): FlightSegment {
  return {
    startMs: atMs,
    endMs: atMs,
    xMm: place.xMm,
    yMm: place.yMm,
    vxMmS: 0,
    vyMmS: 0,
    decelerationMmS2: 0,
    angleRad: plain(world.discs[index]?.nowTurn ?? 0),
    spinRadS: 0,
    spinDecelerationRadS2: 0,
    isHidden: false,
  };
}
