import { EQUIPMENT_CARDS } from '../content/equipment';
import type { EquipmentId, HeroId } from '../content/ids';
import { withHero } from '../model/changes';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { isStunned, type HeroPiece } from '../model/piece';
import { heroPieceOf, heroOf } from '../model/queries';
import type { CatacombsPlay } from '../types';

/** Equipment works while its hero is alive and up (BASE-205, BASE-302). */
export function hasWorking(model: Catacombs, id: HeroId, equipment: EquipmentId): boolean {
  const hero = heroOf(model, id);
  const piece = heroPieceOf(model, id);
  if (!EQUIPMENT_CARDS[equipment].owners.includes(id)) return false; // SOL-025
  return isAlive(hero) && hero.equipment.includes(equipment) && (piece === null || !isStunned(piece));
}

export const canUseOncePerRoom = (model: Catacombs, piece: HeroPiece, equipment: EquipmentId): boolean =>
  hasWorking(model, piece.card, equipment) && !heroOf(model, piece.card).usedInRoom.includes(equipment);

export function spendOncePerRoom(play: CatacombsPlay, id: HeroId, equipment: EquipmentId): void {
  play.change(withHero(play.model, id, { usedInRoom: [...heroOf(play.model, id).usedInRoom, equipment] }));
  play.emit({ kind: 'equipmentUsed', hero: id, equipment, isUsedUp: false });
}

/** Used and discarded is out of the game for good (BASE-300). */
export function discardUsed(play: CatacombsPlay, id: HeroId, equipment: EquipmentId): void {
  const left = heroOf(play.model, id).equipment.filter((one) => one !== equipment);
  play.change(withHero(play.model, id, { equipment: left }));
  play.emit({ kind: 'equipmentUsed', hero: id, equipment, isUsedUp: true });
}
