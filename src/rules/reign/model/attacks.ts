import { GRADE_VALUES } from '../content/grades';
import type { ItemId } from '../words/characters';
import type { Weapon } from '../words/things';
import type { Attack } from '../words/tasks';
import type { Person, Reign } from './model';
import { armourPoints, helpersOf, isDown, isHero, kindOf, levelOf } from './people';
import { weaponIn } from './things';

/** What strikes or shoots, whoever holds it. */
interface Arms {
  readonly weapon: ItemId | null;
  readonly isForced: boolean;
  readonly flat: number;
  readonly dice: number;
  readonly pierces: number;
  readonly isMagic: boolean;
  readonly isFlaming: boolean;
  readonly webbing: number;
  readonly canBeParried: boolean;
  readonly isVampiric: boolean;
  readonly hasSecondThrow: boolean;
}

/** Bare hands do 1D (REIGN-087), a stone thrown as much (REIGN-100). */
const BARE: Arms = {
  weapon: null,
  isForced: false,
  flat: 0,
  dice: 1,
  pierces: 0,
  isMagic: false,
  isFlaming: false,
  webbing: 0,
  canBeParried: true,
  isVampiric: false,
  hasSecondThrow: false,
};

const armsOf = (id: ItemId, weapon: Weapon): Arms => ({
  ...BARE,
  ...weapon,
  weapon: id,
  flat: weapon.damage.flat,
  dice: weapon.damage.dice,
});

/** A creature strikes with what it has; a D more for each figure that helps (REIGN-163, REIGN-254, REIGN-263). */
function ownArms({ setup }: Reign, person: Person): Arms {
  const kind = kindOf(person);
  if (kind === null) return BARE;
  const { damage, isForced, webbing } = kind;
  const ofGrade = person.isGraded ? GRADE_VALUES[setup.grade].dice : 0;
  // A webbing attack cannot be parried (REIGN-158).
  const arms = { ...BARE, isForced, webbing, canBeParried: webbing === 0 };
  return { ...arms, flat: damage.flat, dice: damage.dice + helpersOf(person) + ofGrade };
}

/** It cannot move: downed, or in a web (REIGN-148, REIGN-158). */
export const isImmobile = (person: Person): boolean => isDown(person) || person.web > 0;

/** Endurance and armour; a club takes armour alone away (REIGN-089, REIGN-196). */
export function soakOf(model: Reign, target: Person, pierces = 0): number {
  const armour = armourPoints(target).reduce((sum, { points }) => sum + points, 0);
  return levelOf(model, target, 'endurance') + Math.max(0, armour - pierces);
}

/** An attack in melee or at a distance, a D stronger if it is powerful or precise. */
export function attackOf(
  model: Reign,
  by: Person,
  target: Person,
  how: {
    readonly way: Attack['way'];
    readonly weapon: ItemId | null;
    readonly isPowerful: boolean;
    readonly isSure?: boolean;
  },
): Attack {
  const weapon = weaponIn(by, how.weapon);
  const bare = how.way === 'shot' ? BARE : isHero(by) ? BARE : ownArms(model, by);
  const arms = weapon === null || how.weapon === null ? bare : armsOf(how.weapon, weapon);
  const { isForced, flat, dice, pierces, ...rest } = arms;
  return {
    by: by.id,
    target: target.id,
    way: how.way,
    isPowerful: how.isPowerful,
    weapon: arms.weapon,
    isMagic: rest.isMagic,
    isFlaming: rest.isFlaming,
    webbing: rest.webbing,
    poison: 0,
    canBeParried: rest.canBeParried && how.way === 'melee',
    isVampiric: rest.isVampiric,
    hasSecondThrow: rest.hasSecondThrow,
    blow: {
      level: levelOf(model, by, how.way === 'melee' ? 'melee' : 'shooting'),
      dice: dice + (how.isPowerful ? 1 : 0),
      flat: flat + (isForced ? levelOf(model, by, 'force') : 0),
      soak: soakOf(model, target, pierces),
      isSure: how.way === 'melee' && (isImmobile(target) || how.isSure === true),
    },
  };
}
