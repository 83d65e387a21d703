import {
  lethalPoison,
  MONSTER_CARDS,
  poisonTotal,
  type Hero,
  type Kill,
  type MonsterId,
} from '../../../rules/catacombs';

/** The first life points of a hero are dear, those above are a reserve. */
export function heroWorth(life: number): number {
  if (life <= 0) return 0;
  const dear = Math.min(life, 2);
  const middling = Math.min(Math.max(0, life - 2), 3);
  return 6 + 3 * dear + 2.2 * middling + 1.6 * Math.max(0, life - 5);
}

const GOLD = 0.004;
const SPELL = 1.4;
const BERSERK = 1.5;
const EQUIPMENT = 1;
/** Whatever it takes costs at least a life point. */
export const ARMOUR = 1.5;
/** Two Missiles for a point; what is hoarded helps nobody. */
const MAGIC = 0.4;
const TROPHY = 0.5;
/** Of a hero who would die of one point more. */
const POISON = 9;

/** Of some kinds no more is paid in a room, however many fall. */
function bountyFor(kills: readonly Kill[], monster: MonsterId): number {
  const { gold, maxGold } = MONSTER_CARDS[monster];
  const fallen = kills.filter((kill) => kill.monster === monster).length;
  return Math.min(gold * fallen, maxGold ?? Infinity);
}

const bountyOf = (kills: readonly Kill[]): number =>
  [...new Set(kills.map(({ monster }) => monster))].reduce((sum, monster) => sum + bountyFor(kills, monster), 0);

/** A hero's board, besides its disc. */
export function boardWorth(hero: Hero): number {
  const { gold, kills, spells, berserk, equipment, armour = 0, magic = 0, trophies } = hero;
  const poisoned = poisonTotal(hero) / lethalPoison(hero.id);
  return (
    GOLD * (gold + bountyOf(kills)) +
    SPELL * spells.length +
    BERSERK * (berserk ?? 0) +
    EQUIPMENT * equipment.length +
    ARMOUR * armour +
    MAGIC * magic +
    TROPHY * (trophies?.kept.length ?? 0) +
    EQUIPMENT * (trophies?.active.length ?? 0) -
    // The first drops are soon forgotten, the last ones kill.
    POISON * poisoned * poisoned
  );
}
