import { EQUIPMENT_CARDS } from '../../content/equipment';
import { EQUIPMENT_IDS, type GearId, type HeroId } from '../../words/ids';
import { priceOf } from './magic';
import { isAlive, type Hero } from '../hero';
import type { Catacombs } from '../model';
import { isStunned, type HeroPiece } from '../piece';
import { heroPieceOf, heroOf, isSwallowed } from '../queries';

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
