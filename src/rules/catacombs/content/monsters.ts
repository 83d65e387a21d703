import { BASE_MONSTERS } from './base/monsters';
import { EQUIPMENT_CARDS } from './equipment';
import type { MonsterId } from './ids';
import type { MonsterCard } from './monsterCard';
import { SOLOTH_MONSTERS } from './soloth/monsters';
import { VERMIN_MONSTERS } from './vermin/monsters';

export type { MonsterCard } from './monsterCard';

const ORCS: readonly MonsterId[] = ['monster:orc', 'monster:orc-wolf-rider'];

export const MONSTER_CARDS: Readonly<Record<MonsterId, MonsterCard>> = {
  ...BASE_MONSTERS,
  ...SOLOTH_MONSTERS,
  ...VERMIN_MONSTERS,
};

/** Whom other cards mean by an Orc: on foot, mounted, or a disc that is played by a variant's card (VERM-100). */
export const isOrc = (id: MonsterId): boolean => ORCS.includes(MONSTER_CARDS[id].variantOf ?? id);

/** What a kill brings: gold, or a card that costs so much. */
export function worthOf(id: MonsterId): number {
  const { gold, item } = MONSTER_CARDS[id];
  return item === null ? gold : EQUIPMENT_CARDS[item].price;
}
