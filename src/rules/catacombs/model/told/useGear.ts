import type { EquipmentId, GearId, HeroId } from '../../words/ids';
import { withHero } from '../changes';
import { heroOf } from '../queries';
import type { CatacombsPlay } from '../types';
import { payMagic } from './payMagic';

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
