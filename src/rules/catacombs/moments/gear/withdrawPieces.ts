import { BRINGS } from '../../content/brings';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import type { EquipmentId, HeroId } from '../../words/ids';
import type { Piece } from '../../model/piece';
import { piecesOf } from '../../model/queries';
import { takeOff } from '../../model/told/takeOff';
import type { CatacombsPlay } from '../../model/types';
import { withdrawArmour } from '../../model/told/armour';
import type { PieceId } from '../../words/openIds';

const cameWith = (piece: Piece, equipment: EquipmentId): boolean =>
  (piece.kind === 'shield' && piece.by === equipment) ||
  (piece.kind === 'ally' && piece.card === EQUIPMENT_CARDS[equipment].ally);

/** Whatever came into play with a card goes with it, and so does what it adds to a track (SOL-168). */
export function withdrawPieces(play: CatacombsPlay, hero: HeroId, by: PieceId, equipment: EquipmentId): void {
  const { armour, spikes } = BRINGS[equipment] ?? {};
  if (armour !== undefined) withdrawArmour(play, hero);
  if (spikes !== undefined) play.next({ kind: 'loseSpike', hero, by });
  for (const piece of piecesOf(play.model).filter((one) => cameWith(one, equipment))) {
    takeOff(play, piece.id, { cause: { by: equipment, rule: 'SOL-168' } });
  }
}
