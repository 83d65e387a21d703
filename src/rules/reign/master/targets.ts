import { meanDamageOf } from '../dice';
import { reaches } from '../grid';
import { attackOf } from '../model/attacks';
import type { Person, Reign } from '../model/model';
import { everybody, isDown, kindOf } from '../model/people';
import { groundFor, indexOf } from '../model/places';

/** Heroes and allies, but not who is invisible or has a duel with somebody else (REIGN-331). */
export const targetsOf = (model: Reign, who: Person): readonly Person[] =>
  everybody(model).filter((one) => {
    const isFree = one.duel === null || one.duel === who.id;
    return one.side !== who.side && one.at !== null && !one.isInvisible && isFree && (who.duel ?? one.id) === one.id;
  });

/** Those it may strike at from where it stands. */
export function besides(model: Reign, from: number, targets: readonly Person[]): readonly Person[] {
  const ground = groundFor(model);
  return targets.filter(({ at }) => reaches(ground, from, indexOf(ground, at)));
}

export interface Choice {
  readonly target: Person;
  /** Action points to come beside it. */
  readonly cost: number;
}

/** The smaller the better, by the first that differs. */
function gradesOf(who: Person, { target, cost }: Choice): readonly number[] {
  const near = [cost, target.hp + target.rear.reduce((sum, hp) => sum + hp, 0)];
  // A spider first of all wants somebody whom no web holds, an ogre whoever last wounded it (REIGN-332).
  if ((kindOf(who)?.webbing ?? 0) > 0) return [target.web > 0 ? 1 : 0, ...near];
  if (who.is === 'creature:ogre') return [target.id === who.lastWoundedBy ? 0 : 1, ...near];
  return near;
}

const isBetter = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((grade, place) => grade !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** The best of them, those as good as it first: chance decides among these (REIGN-332, REIGN-333). */
export function preferred(who: Person, choices: readonly Choice[]): readonly Choice[] {
  const ranked = [...choices].sort((a, b) => isBetter(gradesOf(who, a), gradesOf(who, b)));
  const [best] = ranked;
  return best === undefined ? [] : ranked.filter((one) => isBetter(gradesOf(who, one), gradesOf(who, best)) === 0);
}

/** Downed heroes only where nobody on its feet is to be had, and never if the house is merciful (REIGN-332). */
export function worthy(model: Reign, choices: readonly Choice[]): readonly Choice[] {
  const standing = choices.filter(({ target }) => !isDown(target));
  return standing.length > 0 || model.setup.quest?.isMerciful === true ? standing : choices;
}

/** When two plain blows would do less on average than a powerful one (REIGN-331). */
export function isPowerfulBetter(model: Reign, who: Person, target: Person): boolean {
  const mean = (isPowerful: boolean): number =>
    meanDamageOf(attackOf(model, who, target, { way: 'melee', weapon: null, isPowerful }).blow);
  return 2 * mean(false) < mean(true);
}
