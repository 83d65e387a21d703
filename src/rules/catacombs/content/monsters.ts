import { BASE_MONSTERS } from './base/monsters';
import type { MonsterId } from '../words/ids';
import type { MonsterCard } from './cards/monsterCard';
import { SOLOTH_MONSTERS } from './soloth/monsters';
import { VERMIN_MONSTERS } from './vermin/monsters';
import { WORKSHOP_MONSTERS } from './workshop/monsters';

const ORCS: readonly MonsterId[] = ['monster:orc', 'monster:orc-wolf-rider'];

export const MONSTER_CARDS: Readonly<Record<MonsterId, MonsterCard>> = {
  ...BASE_MONSTERS,
  ...SOLOTH_MONSTERS,
  ...VERMIN_MONSTERS,
  ...WORKSHOP_MONSTERS,
};

/** Whom other cards mean by an Orc: on foot, mounted, or a disc that is played by a variant's card (VERM-100). */
export const isOrc = (id: MonsterId): boolean => ORCS.includes(MONSTER_CARDS[id].variantOf ?? id);

/** What a monster counts that brings a card instead of gold (EXTRA-082). */
const WORTH_WITH_ITEM = 300;

/** What a monster counts for, printed gold without its maximum, or a card. */
export function worthOf(id: MonsterId): number {
  const { gold, item } = MONSTER_CARDS[id];
  return item === null ? gold : WORTH_WITH_ITEM;
}
