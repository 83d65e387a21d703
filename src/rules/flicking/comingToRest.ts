import type { DiscId } from './discId';
import { err, ok, type Result } from '../../lib';
import type { Board } from './board';
import type { Place, PutBack, TableDisc } from './flick';
import { isInset } from './lying';
import type { Ground, TakenPlace } from './places';
import { placeBackInside } from './reentry';
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
  readonly leftIds: readonly DiscId[];
  readonly projectileId: DiscId | null;
}

/** First those that only hang over the edge, in the order in which they are given, then the others as they left. */
export const inOrderOfReturn = <T extends { readonly id: DiscId }>(
  discs: readonly T[],
  leftIds: readonly DiscId[],
): readonly T[] => [...discs].sort((a, b) => leftIds.indexOf(a.id) - leftIds.indexOf(b.id));

const isGone = ({ board }: Stop, { isOut }: Stopped): boolean => isOut && board.edge === 'drop';

/** It is out, or its rim is: nothing lies over an open edge for long. */
function mustReturn({ board }: Stop, { isFixed, isOut, radiusMm, xMm, yMm }: Stopped): boolean {
  if (isFixed || board.edge === 'wall') return false;
  return isOut || !isInset(board, { xMm, yMm }, radiusMm - RECKONED_MM);
}

const mayShare = (a: Stopped, b: Stopped): boolean => a.ignores.includes(b.id) || b.ignores.includes(a.id);

/** What lies by now and is in the way of this one: a projectile never is, since the rules take it away. */
const lyingBeside = (stop: Stop, one: Stopped, lying: ReadonlyMap<DiscId, AtRest>): readonly TakenPlace[] =>
  stop.discs.flatMap((other) => {
    const { id, radiusMm } = other;
    const rest = lying.get(id);
    if (rest === undefined || id === stop.projectileId || mayShare(one, other)) return [];
    return [{ id, xMm: rest.xMm, yMm: rest.yMm, radiusMm }];
  });

/**
 * Where one may come back that stopped or left here: what is still to come after it is in nobody's way. Two places: they are
 * equally near, and its owner chooses.
 */
export const placesBack = (
  { id, ...from }: TakenPlace,
  { board, taken }: Ground,
  stillToCome: readonly { readonly id: DiscId }[] = [],
): readonly Place[] =>
  placeBackInside(
    board,
    from,
    taken.filter((other) => other.id !== id && !stillToCome.some((one) => one.id === other.id)),
  );

/** Only a projectile can be: it was in nobody's way. */
const isDisplaced = ({ xMm, yMm, radiusMm }: Stopped, taken: readonly TakenPlace[]): boolean =>
  taken.some((other) => {
    const dx = other.xMm - xMm;
    const dy = other.yMm - yMm;
    return Math.sqrt(dx * dx + dy * dy) < radiusMm + other.radiusMm - RECKONED_MM;
  });

/**
 * Where everything lies after a flick, by id, as the edge of the board has it; what is gone for good lies nowhere. A
 * projectile comes last. The error is the id of a disc that the board has no room for.
 */
export function comeToRest(stop: Stop): Result<ReadonlyMap<DiscId, AtRest>, DiscId> {
  const staying = stop.discs.filter((one) => !isGone(stop, one));
  const lying = new Map<DiscId, AtRest>();
  for (const one of staying) {
    if (!mustReturn(stop, one)) lying.set(one.id, { xMm: one.xMm, yMm: one.yMm, putBack: null });
  }
  const returning = staying.filter((one) => mustReturn(stop, one) && one.id !== stop.projectileId);
  const projectile = staying.filter(({ id }) => id === stop.projectileId);
  for (const one of [...inOrderOfReturn(returning, stop.leftIds), ...projectile]) {
    const taken = lyingBeside(stop, one, lying);
    const mustMove = mustReturn(stop, one);
    if (!mustMove && !isDisplaced(one, taken)) continue;
    const places = placesBack(one, { board: stop.board, taken });
    const [place] = places;
    if (place === undefined) return err(one.id);
    const reason = one.isOut ? 'out' : mustMove ? 'overhanging' : 'displaced';
    lying.set(one.id, { ...place, putBack: { reason, fromXMm: one.xMm, fromYMm: one.yMm, places } });
  }
  return ok(lying);
}
