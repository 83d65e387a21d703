import { BASE_MONSTERS } from './base/monsters';
import { EQUIPMENT_CARDS } from './equipment';
import type { MonsterId } from './ids';
import type { MonsterCard } from './monsterCard';
import { SOLOTH_MONSTERS } from './soloth/monsters';
import { VERMIN_MONSTERS } from './vermin/monsters';

export type { MonsterCard } from './monsterCard';

export const MONSTER_CARDS: Readonly<Record<MonsterId, MonsterCard>> = {
  ...BASE_MONSTERS,
  ...SOLOTH_MONSTERS,
  ...VERMIN_MONSTERS,
};

/** What a kill brings: gold, or a card that costs so much. */
export function worthOf(id: MonsterId): number {
  const { gold, item } = MONSTER_CARDS[id];
  return item === null ? gold : EQUIPMENT_CARDS[item].price;
}
