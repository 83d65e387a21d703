import { GRADE_VALUES } from '../content/grades';
import { hitOddsOf } from '../dice';
import type { ItemId } from '../words/characters';
import type { Weapon } from '../words/things';
import type { Odds } from '../words/deeds';
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

const armsOf = (weapon: ItemId, printed: Weapon): Arms => ({
  weapon,
  isForced: printed.isForced,
  flat: printed.damage.flat,
  dice: printed.damage.dice,
  pierces: printed.pierces,
  isMagic: printed.isMagic,
  isFlaming: printed.isFlaming,
  webbing: 0,
  canBeParried: printed.canBeParried,
  isVampiric: printed.isVampiric,
  hasSecondThrow: printed.hasSecondThrow,
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

/**
 * Endurance and armour; a club takes armour alone away (REIGN-089, REIGN-196). Against what has no body magic armour
 * alone helps (REIGN-172, REIGN-173).
 */
export function soakOf(model: Reign, target: Person, pierces = 0, isBodiless = false): number {
  const counting = armourPoints(target).filter(({ isMagic }) => isMagic || !isBodiless);
  const armour = counting.reduce((sum, { points }) => sum + points, 0);
  return (isBodiless ? 0 : levelOf(model, target, 'endurance')) + Math.max(0, armour - pierces);
}

interface How {
  readonly way: Attack['way'];
  readonly weapon: ItemId | null;
  readonly isPowerful: boolean;
  readonly isSure?: boolean;
}

function armsFor(model: Reign, by: Person, { way, weapon: id }: How): Arms {
  const weapon = weaponIn(by, id);
  if (weapon !== null && id !== null) return armsOf(id, weapon);
  return way === 'shot' || isHero(by) ? BARE : ownArms(model, by);
}

const isSureOf = (target: Person, { way, isSure }: How): boolean =>
  way === 'melee' && (isImmobile(target) || isSure === true);

/** A D more in melee (REIGN-307). */
const clawsOf = ({ hasClaws }: Person, { way }: How): number => (hasClaws && way === 'melee' ? 1 : 0);

const levelFor = (model: Reign, by: Person, { way }: How): number =>
  levelOf(model, by, way === 'melee' ? 'melee' : 'shooting');

/** The chance that it hits. */
export const hitOf = (model: Reign, by: Person, target: Person, how: How): Odds =>
  hitOddsOf({
    level: levelFor(model, by, how),
    dice: armsFor(model, by, how).dice + (how.isPowerful ? 1 : 0) + clawsOf(by, how),
    isSure: isSureOf(target, how),
  });

/** An attack in melee or at a distance, a D stronger if it is powerful or precise. */
export function attackOf(model: Reign, by: Person, target: Person, how: How): Attack {
  const arms = armsFor(model, by, how);
  const { isForced, flat, dice, pierces, ...rest } = arms;
  return {
    by: by.id,
    target: target.id,
    way: how.way,
    isPowerful: how.isPowerful,
    weapon: arms.weapon,
    isMagic: rest.isMagic || clawsOf(by, how) > 0,
    isFlaming: rest.isFlaming,
    webbing: rest.webbing,
    poison: 0,
    canBeParried: rest.canBeParried && how.way === 'melee',
    isVampiric: rest.isVampiric,
    hasSecondThrow: rest.hasSecondThrow,
    blow: {
      level: levelFor(model, by, how),
      dice: dice + (how.isPowerful ? 1 : 0) + clawsOf(by, how),
      flat: flat + (isForced ? levelOf(model, by, 'force') : 0),
      soak: soakOf(model, target, pierces, by.isImmaterial),
      isSure: isSureOf(target, how),
    },
  };
}
