import { isDown, isHero, mostHp, type Person } from '../../../rules/reign';
import type { Look } from '../sense/look';

/** A hero who would else be dead at the end of the round. */
const LIFE = 26;
const ALLY = 6;

/** Where nobody is near, a hit point is worth as much; in a fight, as long as nothing threatens; where it decides. */
const AT_REST = 0.5;
const IN_FIGHT = 0.3;
const IN_NEED = 1.2;
/** Of the hit points left so much may be lost before it matters. */
const NEED = 0.7;

/** What so many hit points are worth to somebody who lies there: all or nothing. */
export const rescueWorth = (friend: Person, points: number): number => {
  const left = friend.hp + points;
  if (left < 1) return 0;
  const worth = isHero(friend) ? LIFE : ALLY;
  return left >= 3 ? worth : worth / 2;
};

/** What healing is worth; `cost`: what it is worth to keep it for another time. */
export function healWorth(look: Look, friend: Person, points: number, cost: number): number {
  if (isDown(friend)) return rescueWorth(friend, points);
  const healed = Math.min(points, mostHp(look.model, friend) - friend.hp);
  if (healed <= 0) return 0;
  const danger = friend.id === look.who.id ? look.dangerAt(look.at) : look.dangerTo(friend);
  const isNeeded = danger >= friend.hp * NEED;
  const rate = isNeeded ? IN_NEED : look.isInFight ? IN_FIGHT : AT_REST;
  return Math.max(0, healed * rate - (isNeeded ? 0 : cost));
}
