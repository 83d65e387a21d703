import {
  armoursOn,
  attackOf,
  isHero,
  meanDamageOf,
  objectsAtWork,
  thingOf,
  weaponsHeld,
  type Person,
  type Reign,
  type ReignDeed,
} from '../../../rules/reign';
import type { Look } from '../sense/look';

/** What a hero has in hand and on the body, in hit points that it earns or saves in a quest. */
const MELEE = 0.6;
const BOW = 1.1;
const MAGIC = 2.5;
const POINT = 3;
const PARRY = 1;

/** Somebody middling is hit: the same for all that is compared. */
function blowOf(model: Reign, who: Person, weapon: Person['worn'], way: 'melee' | 'shot'): number {
  return meanDamageOf(attackOf(model, who, who, { way, weapon, isPowerful: false }).blow);
}

export function kitWorth(model: Reign, who: Person): number {
  const held = weaponsHeld(who);
  const melee = held
    .filter(({ weapon }) => weapon.range === null)
    .map(({ item }) => blowOf(model, who, item.id, 'melee'));
  const bows = held
    .filter(({ weapon }) => weapon.range !== null)
    .map(({ item }) => blowOf(model, who, item.id, 'shot'));
  const best = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
  const [sceptre] = objectsAtWork(who).filter(({ category }) => category === 'sceptre');
  const isCaster = who.spells.length > 0;
  const armours = armoursOn(who);
  const magic = isCaster ? (sceptre?.magicDice ?? 0) * MAGIC : 0;
  const hindered = isCaster ? armours.reduce((sum, { levels }) => sum + (levels.magic ?? 0), 0) * MAGIC : 0;
  const points = armours.reduce((sum, one) => sum + one.points + one.regeneration + (one.hasThrownPoints ? 2 : 0), 0);
  const parries = [...held.map(({ weapon }) => weapon), ...armours].some(({ hasParry }) => hasParry) ? PARRY : 0;
  const bare = melee.length === 0 ? blowOf(model, who, null, 'melee') : 0;
  return MELEE * (best(melee) + bare) * 4 + BOW * best(bows) * 4 + magic + hindered + points * POINT + parries;
}

/** What takes both hands is held alone (REIGN-042). */
export function holding(who: Person, item: NonNullable<Person['worn']>, hand: 0 | 1): Person {
  const isHeavy = (id: Person['worn']): boolean => {
    const thing = thingOf(who.pack.find((one) => one.id === id)?.thing ?? 'goods:rope');
    return thing.kind === 'weapon' && thing.isTwoHanded;
  };
  const [first, second] = who.hands.map((id) => (isHeavy(id) ? null : id));
  const hands: Person['hands'] = hand === 0 ? [item, isHeavy(item) ? null : (second ?? null)] : [first ?? null, item];
  return { ...who, hands };
}

/** Changing for less is not worth the trouble. */
const LEAST = 1;
const DONNED = 2;

/** What is left of it when the trouble is counted. */
export function gearWorth(
  { model, who, isInFight }: Look,
  deed: Extract<ReignDeed, { kind: 'hold' | 'don' | 'bind' | 'take' }>,
): number {
  if (!isHero(who)) return -1;
  if (deed.kind === 'bind') return isInFight ? 0.5 : 4;
  if (deed.kind === 'take') return isInFight ? 0.2 : 2;
  const before = kitWorth(model, who);
  if (deed.kind === 'hold') return kitWorth(model, holding(who, deed.item, deed.hand)) - before - LEAST;
  if (who.donning !== null && who.donning.item === deed.item) return 8;
  if (isInFight || who.points < 4) return -1;
  return kitWorth(model, { ...who, worn: deed.item, donning: null }) - before - DONNED;
}
