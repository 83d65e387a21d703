import type { EquipmentId, HeroId, MonsterId } from './ids';
import type { DiscSort } from './discSorts';

export interface Kill {
  readonly monster: MonsterId;
  readonly disc: DiscSort;
}

export interface ItemOwed {
  readonly hero: HeroId;
  readonly item: EquipmentId;
}
