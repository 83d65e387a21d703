import { EQUIPMENT_CARDS } from '../content/equipment';
import { EQUIPMENT_IDS, type EquipmentId, type GearId, type HeroId } from '../words/ids';
import { payMagic, priceOf } from '../magic/price';
import { withHero } from '../model/changes';
import { isAlive, type Hero } from '../model/hero';
import type { Catacombs } from '../model/model';
import { isStunned, type HeroPiece } from '../model/piece';
import { heroPieceOf, heroOf, isSwallowed } from '../model/queries';
import type { CatacombsPlay } from '../model/types';

/** Of cards it cannot use a hero has nothing (SOL-025). */
function owns({ id, equipment, trophies }: Hero, gear: GearId): boolean {
  const item = EQUIPMENT_IDS.find((one) => one === gear);
  if (item === undefined) return trophies?.active.some((one) => one === gear) ?? false;
  return equipment.includes(item) && EQUIPMENT_CARDS[item].owners.includes(id);
}

/** Equipment and artefacts work while their hero is alive and up (BASE-205, BASE-302, SOL-157). */
export function hasWorking(model: Catacombs, id: HeroId, gear: GearId): boolean {
  const hero = heroOf(model, id);
  const piece = heroPieceOf(model, id);
  const isAbout = isAlive(hero) && !isSwallowed(model, id); // VERM-181
  return isAbout && owns(hero, gear) && (piece === null || !isStunned(piece));
}

export const canUseOncePerRoom = (model: Catacombs, { card }: HeroPiece, gear: GearId): boolean =>
  hasWorking(model, card, gear) &&
  !heroOf(model, card).usedInRoom.includes(gear) &&
  priceOf(model, card, gear) !== null;

/** To say yes is to pay for it, with life where magic is short (SOL-131). */
export function spendOncePerRoom(play: CatacombsPlay, id: HeroId, equipment: GearId): void {
  payMagic(play, id, equipment);
  markUsedInRoom(play, id, equipment);
}

/** Turned over until the room is done (BASE-341). */
export function markUsedInRoom(play: CatacombsPlay, id: HeroId, equipment: GearId): void {
  play.change(withHero(play.model, id, { usedInRoom: [...heroOf(play.model, id).usedInRoom, equipment] }));
  play.emit({ kind: 'equipmentUsed', hero: id, equipment, isUsedUp: false });
}

/** Used and discarded is out of the game for good (BASE-300). */
export function discardUsed(play: CatacombsPlay, id: HeroId, equipment: EquipmentId): void {
  const left = heroOf(play.model, id).equipment.filter((one) => one !== equipment);
  play.change(withHero(play.model, id, { equipment: left }));
  play.emit({ kind: 'equipmentUsed', hero: id, equipment, isUsedUp: true });
}
