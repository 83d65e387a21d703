import { err, ok, type Result } from '../lib';
import { comeToRest, type AtRest, type RestDisc, type Stopped, type DiscId } from '../rules/flicking';
import type { SetUp } from './setUp';
import type { TableFault } from './tableFault';
import { plain } from './units';

function stoppedDiscs({ discs, world }: SetUp): readonly Stopped[] {
  return discs.flatMap(({ id, radiusMm, isFixed, ignores }, index): Stopped[] => {
    const state = world.discs[index];
    if (state === undefined) return [];
    return [{ id, radiusMm, isFixed, ignores, xMm: state.nowX, yMm: state.nowY, isOut: !state.isPresent }];
  });
}

function restOf(id: DiscId, turnRad: number, { xMm, yMm, putBack }: AtRest): RestDisc {
  const back = putBack && { ...putBack, fromXMm: plain(putBack.fromXMm), fromYMm: plain(putBack.fromYMm) };
  return { id, xMm: plain(xMm), yMm: plain(yMm), turnRad: plain(turnRad), putBack: back };
}

/** Where every disc lies when all is over, by index; null for one that is gone for good. */
export function settle(setUp: SetUp, leftIds: readonly DiscId[]): Result<readonly (RestDisc | null)[], TableFault> {
  const { table, shot, world } = setUp;
  const projectileId = shot.projectile === null ? null : shot.discId;
  const settled = comeToRest({ board: table, discs: stoppedDiscs(setUp), leftIds, projectileId });
  if (!settled.ok) {
    const discId = settled.error;
    return err({ kind: 'noRoom', discId, reason: `no place on the table is free for ${discId}` });
  }
  return ok(
    setUp.discs.map(({ id }, index) => {
      const rest = settled.value.get(id);
      return rest === undefined ? null : restOf(id, world.discs[index]?.nowTurn ?? 0, rest);
    }),
  );
}
