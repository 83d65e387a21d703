import {
  placeBackInside,
  type Occupant,
  type Place,
  type PutBack,
  type RestDisc,
  type TableDisc,
} from '../rules/flicking';
import { err, ok, type Result } from '../lib';
import type { Disc } from './matter-discs/core';
import type { SetUp } from './setUp';
import type { TableFault } from './tableFault';
import { plain } from './units';

/** A rim that rounding left this far over the edge does not hang over. */
const ROUNDING_MM = 1e-9;

interface Stopped {
  readonly disc: TableDisc;
  readonly state: Disc;
}

/**
 * Puts every disc of an open table wholly inside, and answers where all lie, by index. First those that only
 * hang over the edge, then those that are out in the order they left; a projectile comes last and is in nobody's way,
 * because the rules take it from the board.
 */
export function settleInside(setUp: SetUp, outIds: readonly string[]): Result<readonly RestDisc[], TableFault> {
  const all = setUp.discs.flatMap((disc, index): Stopped[] => {
    const state = setUp.world.discs[index];
    return state === undefined ? [] : [{ disc, state }];
  });
  const rests = new Map<string, RestDisc>();
  for (const one of all.filter((stopped) => !mustMove(setUp, stopped))) {
    rests.set(one.disc.id, restAt(one, { xMm: one.state.nowX, yMm: one.state.nowY }, null));
  }
  for (const one of inOrderOfReturn(setUp, all, outIds)) {
    if (!mustMove(setUp, one) && !isDisplaced(one, neighboursOf(setUp, one, all, rests))) continue;
    const places = placeBackInside(setUp.table, returning(one), neighboursOf(setUp, one, all, rests));
    const [place] = places;
    if (place === undefined) {
      const reason = `no place on the table is free for ${one.disc.id}`;
      return err({ kind: 'noRoom', discId: one.disc.id, reason });
    }
    rests.set(one.disc.id, restAt(one, place, putBack(setUp, one, places)));
  }
  return ok(all.flatMap(({ disc }) => rests.get(disc.id) ?? []));
}

function isProjectile(setUp: SetUp, { disc }: Stopped): boolean {
  return setUp.shot.projectile !== null && disc.id === setUp.shot.discId;
}

function mustMove(setUp: SetUp, { disc, state }: Stopped): boolean {
  if (disc.isFixed || setUp.table.edge === 'wall') return false;
  const { widthMm, heightMm } = setUp.table;
  const inset = disc.radiusMm - ROUNDING_MM;
  const { nowX, nowY } = state;
  const isInside = nowX >= inset && nowY >= inset && nowX <= widthMm - inset && nowY <= heightMm - inset;
  return !state.isPresent || !isInside;
}

/** Only a projectile can be: it was in nobody's way. */
function isDisplaced({ disc, state }: Stopped, others: readonly Occupant[]): boolean {
  return others.some((other) => {
    const dx = other.xMm - state.nowX;
    const dy = other.yMm - state.nowY;
    return Math.sqrt(dx * dx + dy * dy) < disc.radiusMm + other.radiusMm - ROUNDING_MM;
  });
}

function inOrderOfReturn(setUp: SetUp, all: readonly Stopped[], outIds: readonly string[]): Stopped[] {
  const turn = (one: Stopped) => (isProjectile(setUp, one) ? outIds.length : outIds.indexOf(one.disc.id));
  const candidates = all.filter((one) => mustMove(setUp, one) || isProjectile(setUp, one));
  return candidates.sort((a, b) => turn(a) - turn(b));
}

function returning({ disc, state }: Stopped): Occupant {
  return { xMm: state.nowX, yMm: state.nowY, radiusMm: disc.radiusMm };
}

function neighboursOf(
  setUp: SetUp,
  one: Stopped,
  all: readonly Stopped[],
  rests: ReadonlyMap<string, RestDisc>,
): Occupant[] {
  return all.flatMap((other) => {
    const rest = rests.get(other.disc.id);
    const isInTheWay =
      !isProjectile(setUp, other) &&
      !one.disc.ignores.includes(other.disc.id) &&
      !other.disc.ignores.includes(one.disc.id);
    return rest !== undefined && isInTheWay ? [{ xMm: rest.xMm, yMm: rest.yMm, radiusMm: other.disc.radiusMm }] : [];
  });
}

function putBack(setUp: SetUp, one: Stopped, places: readonly Place[]): PutBack {
  const { state } = one;
  return {
    reason: !state.isPresent ? 'out' : mustMove(setUp, one) ? 'overhanging' : 'displaced',
    fromXMm: plain(state.nowX),
    fromYMm: plain(state.nowY),
    places,
  };
}

function restAt({ disc, state }: Stopped, place: Place, back: PutBack | null): RestDisc {
  return { id: disc.id, xMm: plain(place.xMm), yMm: plain(place.yMm), turnRad: plain(state.nowTurn), putBack: back };
}
