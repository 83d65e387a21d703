import { creatureOf } from '../content/creatures';
import { GRADE_VALUES, graded } from '../content/grades';
import { HANDICAPS } from '../content/handicaps';
import { HEROES } from '../content/heroes';
import { thingOf } from '../content/things';
import type { CharacterId } from '../words/characters';
import type { Creature } from '../words/creatures';
import type { HeroId, HeroSheet } from '../words/heroes';
import { LEVEL_IDS, type LevelChange, type LevelId } from '../words/levels';
import type { SkillId } from '../words/skills';
import type { Rune, RuneId, Ward } from '../words/things';
import type { Person, Reign } from './model';
import { armoursOn, gearOf, objectsAtWork, type Gear } from './things';

const isHeroId = (is: string): is is HeroId => is in HEROES;

export const sheetOf = ({ is }: Pick<Person, 'is'>): HeroSheet | null => (isHeroId(is) ? HEROES[is] : null);
export const kindOf = ({ is }: Pick<Person, 'is'>): Creature | null => (isHeroId(is) ? null : creatureOf(is));
export const isHero = (person: Person): boolean => sheetOf(person) !== null;

const listed = new WeakMap<Reign['people'], readonly Person[]>();

export function everybody({ people }: Pick<Reign, 'people'>): readonly Person[] {
  const known = listed.get(people);
  if (known !== undefined) return known;
  const list = Object.values(people);
  listed.set(people, list);
  return list;
}

export function personOf({ people }: Reign, id: CharacterId): Person {
  const person = people[id];
  if (person === undefined) throw new Error(`no character ${id}`);
  return person;
}

export const hasSkill = ({ skills }: Person, skill: SkillId): boolean => skills.includes(skill);

/** The first of the heroes on its feet; nobody: then nobody leads (REIGN-054). */
export const leaderOf = (model: Reign): Person | null =>
  model.leaders.map((id) => personOf(model, id)).find((one) => one.downSince === null && !hasLeftOrDied(model, one)) ??
  null;

/** Whoever has gone down the stairs leads no more (REIGN-281). */
const hasLeftOrDied = ({ quest }: Reign, { id, isDead }: Person): boolean =>
  isDead || quest?.left.includes(id) === true;

/** Those of the catacombs hold the keys (REIGN-119). */
export const hasKeys = ({ side }: Person): boolean => side === 'master';

/** On the board and on its feet. */
export const isStanding = (person: Person): boolean => person.at !== null && person.downSince === null;
export const isDown = (person: Person): boolean => person.at !== null && person.downSince !== null;

/** Over everybody, and over what holds others up (REIGN-166, REIGN-307). */
export const canFly = (person: Person): boolean => person.hasWings || kindOf(person)?.flies === true;

/** How it goes (REIGN-166, REIGN-172). */
export const passageOf = (person: Person): 'foot' | 'flying' | 'ghostly' =>
  person.isImmaterial ? 'ghostly' : canFly(person) ? 'flying' : 'foot';

/** It can do something in its turn beside tearing at a web (REIGN-158, REIGN-220). */
export const isAble = (person: Person): boolean => isStanding(person) && person.hole === null;

function runeFor(id: RuneId): Rune {
  const thing = thingOf(id);
  if (thing.kind !== 'rune') throw new Error(`${id} is no rune`);
  return thing;
}

/** Figures that fight beside the front one: newcomers not yet (REIGN-163). */
export const helpersOf = ({ rear, newcomers }: Person): number => Math.max(0, rear.length - newcomers);

const lent = new WeakMap<Gear, LevelChange>();

/** What armour, weapons and runes add to levels and take from them. */
function lentBy(person: Person): LevelChange {
  const gear = gearOf(person);
  const known = lent.get(gear);
  if (known !== undefined) return known;
  // A monk's habit hinders no monk (REIGN-309).
  const isMonk = sheetOf(person)?.vocation === 'monk';
  const worn = gear.armours.filter(({ id }) => !isMonk || id !== 'armour:studded-habit');
  const sum: Partial<Record<LevelId, number>> = {};
  for (const { levels } of [...worn, ...gear.weapons.map(({ weapon }) => weapon)]) {
    for (const level of LEVEL_IDS) if (levels[level] !== undefined) sum[level] = (sum[level] ?? 0) + levels[level];
  }
  for (const rune of gear.runes) {
    const { level } = runeFor(rune);
    if (level !== null) sum[level] = (sum[level] ?? 0) + 1;
  }
  lent.set(gear, sum);
  return sum;
}

/** With everything that raises or lowers it: what chooses the die (REIGN-069). */
export function levelOf({ setup }: Reign, person: Person, level: LevelId): number {
  const own = ((sheetOf(person)?.levels ?? kindOf(person)?.levels)?.[level] ?? 0) + (person.gains.levels[level] ?? 0);
  const ofGrade = level === 'melee' && person.isGraded ? GRADE_VALUES[setup.grade].melee : 0;
  const ofSwarm = level === 'melee' ? helpersOf(person) : 0;
  const ofHandicaps =
    person.handicaps.length === 0 ? 0 : person.handicaps.filter((id) => HANDICAPS[id] === level).length;
  return own + ofGrade + ofSwarm + (lentBy(person)[level] ?? 0) + (person.boost[level] ?? 0) - ofHandicaps;
}

/** D of a test of this level (REIGN-070, REIGN-189). */
export const testDiceOf = (person: Person, level: LevelId): number =>
  (kindOf(person)?.testDice[level] ?? 1) +
  objectsAtWork(person).reduce((sum, { testDice }) => sum + (testDice[level] ?? 0), 0);

export function mostHp({ setup }: Pick<Reign, 'setup'>, person: Person): number {
  const sheet = sheetOf(person);
  const gained = [...gearOf(person).runes].reduce((sum, id) => sum + runeFor(id).hitPoints, 0);
  if (sheet !== null) return sheet.hitPoints + person.gains.hitPoints + gained;
  const own = kindOf(person)?.hitPoints ?? 0;
  return person.isGraded ? graded(own, GRADE_VALUES[setup.grade].hitPoints) : own;
}

export const fullPoints = (person: Person): number =>
  (sheetOf(person)?.actionPoints ?? kindOf(person)?.actionPoints ?? 0) + person.gains.actionPoints;

/** REIGN-046, REIGN-047. */
export const carryingLimit = (model: Reign, who: Person): number =>
  10 * (levelOf(model, who, 'force') + levelOf(model, who, 'endurance'));

export const weightOf = ({ pack }: Person): number => pack.reduce((sum, { thing }) => sum + thingOf(thing).weight, 0);

/** Armour or an object keeps it off (REIGN-189, REIGN-192). */
export const isWarded = (person: Person, ward: Ward): boolean =>
  armoursOn(person).some(({ wards }) => wards.includes(ward)) ||
  objectsAtWork(person).some(({ wards }) => wards.includes(ward));

export const isFearless = (person: Person): boolean =>
  (kindOf(person)?.isFearless ?? false) || isWarded(person, 'fear');

/** Not in honed armour, and not without a body (REIGN-172, REIGN-192/9). */
export const canBeWebbed = (person: Person): boolean => !person.isImmaterial && !isWarded(person, 'web');

/** Nothing heavier than 10 on the body (REIGN-299). */
const SUPER_TANKE_WEIGHT = 10;

/** Points that count against a blow; `isMagic`: also against one without a body (REIGN-173). */
export function armourPoints(person: Person): readonly { readonly points: number; readonly isMagic: boolean }[] {
  const worn = armoursOn(person);
  const isLight = worn.every(({ isShield, weight }) => isShield || weight <= SUPER_TANKE_WEIGHT);
  return [
    { points: kindOf(person)?.armour ?? 0, isMagic: false },
    ...worn.map(({ points, isMagic }) => ({ points, isMagic })),
    { points: person.thrownArmour + person.faith + person.protection, isMagic: true },
    ...(isLight && hasSkill(person, 'skill:super-tanke') ? [{ points: 1, isMagic: false }] : []),
  ];
}

export const armourOn = (person: Person): number => armourPoints(person).reduce((sum, { points }) => sum + points, 0);
