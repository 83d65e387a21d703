import { MONSTER_CARDS } from '../../content/monsters';
import { enterMonster, settlementOf, withSettlement } from '../../model/changes';
import type { MonsterPiece } from '../../model/piece';
import { inReserve } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';

/**
 * The mount is dead and off the board: its rider stands where it stood, whole, if the reserve has one (SOL-188, SOL-190,
 * SOL-192). It is a new target: what this pitch did to the mount does not reach it (SOL-191).
 */
export function dismount(play: CatacombsPlay, mount: MonsterPiece): void {
  const { rider } = MONSTER_CARDS[mount.card];
  if (rider === null || inReserve(play.model, rider) === 0) return;
  const { rest } = settlementOf(play.model);
  const { model, piece } = enterMonster(play.model, rider, mount, false);
  const renamed = rest.map((disc) => (disc.id === mount.id ? { ...disc, id: piece.id } : disc));
  play.change(withSettlement(model, { rest: renamed }));
  const { xMm, yMm } = renamed.find(({ id }) => id === piece.id) ?? mount;
  play.emit({ kind: 'placed', piece: piece.id, xMm, yMm, cause: { by: mount.id, rule: 'SOL-188' } });
}
