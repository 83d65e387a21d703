import { MONSTER_CARDS } from '../../content/monsters';
import type { MonsterId } from '../../words/ids';
import type { ThiefVerminBonus } from '../../words/houseOptions';

/** Of one kind a hero is never paid more in a room than its card allows (VERM-075, VERM-077, VERM-078). */
function goldFor(monster: MonsterId, count: number): number {
  const { gold, maxGold } = MONSTER_CARDS[monster];
  return Math.min(gold * count, maxGold ?? Infinity);
}

/** The Thief's bonus is for every monster, of Vermin for every kind of them unless the table says so (VERM-079, VERM-080). */
const bonusesFor = (monster: MonsterId, count: number, among: ThiefVerminBonus): number =>
  MONSTER_CARDS[monster].family === 'vermin' && among === 'perType' ? 1 : count;

/** What these kills of one hero are worth together. */
export function bountyOf(kills: readonly MonsterId[], bonus: number, among: ThiefVerminBonus = 'perType'): number {
  const kinds = [...new Set(kills)];
  return kinds.reduce((sum, kind) => {
    const count = kills.filter((monster) => monster === kind).length;
    return sum + goldFor(kind, count) + bonus * bonusesFor(kind, count, among);
  }, 0);
}
