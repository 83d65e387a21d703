import { err, ok, type Result } from '../../lib';
import type { Board } from './board';
import type { Place, PutBack, TableDisc } from './flick';
import { placeBackInside, type Occupant } from './reentry';
import { RECKONED_MM } from './tolerances';

/** A disc where its motion ended: for one that is out, at the edge where it left. */
export interface Stopped extends Place, Pick<TableDisc, 'id' | 'radiusMm' | 'isFixed' | 'ignores'> {
  readonly isOut: boolean;
}

/** Where a disc lies once all is over; `putBack` says why that is not where its motion ended. */
export interface AtRest extends Place {
  readonly putBack: PutBack | null;
}

/** What stopped, on which board; the ids of what left it, in order of time; and what was put down for this flick alone. */
export interface Stop {
  readonly board: Board;
  readonly discs: readonly Stopped[];
  readonly leftIds: readonly string[];
  readonly projectileId: string | null;
}

/** First those that only hang over the edge, in the order in which they are given, then the others as they left. */
export const inOrderOfReturn = <T extends { readonly id: string }>(
  discs: readonly T[],
  leftIds: readonly string[],
): readonly T[] => [...discs].sort((a, b) => leftIds.indexOf(a.id) - leftIds.indexOf(b.id));

const isGone = ({ board }: Stop, { isOut }: Stopped): boolean => isOut && board.edge === 'drop';

/** It is out, or its rim is: nothing lies over an open edge for long. */
function mustReturn({ board }: Stop, { isFixed, isOut, radiusMm, xMm, yMm }: Stopped): boolean {
  if (isFixed || board.edge === 'wall') return false;
  const inset = radiusMm - RECKONED_MM;
  const isInside = xMm >= inset && yMm >= inset && xMm <= board.widthMm - inset && yMm <= board.heightMm - inset;
  return isOut || !isInside;
}

const mayShare = (a: Stopped, b: Stopped): boolean => a.ignores.includes(b.id) || b.ignores.includes(a.id);

/** Who lies in the way of one that comes back: those still to come are not, nor is a projectile, which the rules take away. */
const inTheWayOf = (stop: Stop, one: Stopped, lying: ReadonlyMap<string, AtRest>): readonly Occupant[] =>
  stop.discs.flatMap((other) => {
    const rest = lying.get(other.id);
    if (rest === undefined || other.id === stop.projectileId || mayShare(one, other)) return [];
    return [{ xMm: rest.xMm, yMm: rest.yMm, radiusMm: other.radiusMm }];
  });

/** Only a projectile can be: it was in nobody's way. */
const isDisplaced = ({ xMm, yMm, radiusMm }: Stopped, others: readonly Occupant[]): boolean =>
  others.some((other) => {
    const dx = other.xMm - xMm;
    const dy = other.yMm - yMm;
    return Math.sqrt(dx * dx + dy * dy) < radiusMm + other.radiusMm - RECKONED_MM;
  });

/**
 * Where everything lies after a flick, by id, as the edge of the board has it; what is gone for good lies nowhere. A
 * projectile comes last. The error is the id of a disc that the board has no room for.
 */
export function comeToRest(stop: Stop): Result<ReadonlyMap<string, AtRest>, string> {
  const staying = stop.discs.filter((one) => !isGone(stop, one));
  const lying = new Map<string, AtRest>();
  for (const one of staying) {
    if (!mustReturn(stop, one)) lying.set(one.id, { xMm: one.xMm, yMm: one.yMm, putBack: null });
  }
  const returning = staying.filter((one) => mustReturn(stop, one) && one.id !== stop.projectileId);
  const projectile = staying.filter(({ id }) => id === stop.projectileId);
  for (const one of [...inOrderOfReturn(returning, stop.leftIds), ...projectile]) {
    const others = inTheWayOf(stop, one, lying);
    const mustMove = mustReturn(stop, one);
    if (!mustMove && !isDisplaced(one, others)) continue;
    const places = placeBackInside(stop.board, one, others);
    const [place] = places;
    if (place === undefined) return err(one.id);
    const reason = one.isOut ? 'out' : mustMove ? 'overhanging' : 'displaced';
    lying.set(one.id, { ...place, putBack: { reason, fromXMm: one.xMm, fromYMm: one.yMm, places } });
  }
  return ok(lying);
}
