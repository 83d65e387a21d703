import { refuse, type Refusal } from '../../../machine';
import { thingOf } from '../../content/things';
import { distanceOf, reaches } from '../../grid';
import { hitOf } from '../../model/attacks';
import type { Person } from '../../model/model';
import { everybody, hasSkill, isHero, levelOf } from '../../model/people';
import { Eye, indexOf } from '../../model/places';
import { weaponsHeld } from '../../model/things';
import type { ItemId } from '../../words/characters';
import type { Weapon } from '../../words/things';
import type { Offered, Scene } from './scene';

interface Arm {
  readonly weapon: ItemId | null;
  readonly reach: number;
  /** After the target, where there is more than one to choose. */
  readonly suffix: string;
  readonly printed: Weapon | null;
}

const BARE: Arm = { weapon: null, reach: 1, suffix: '', printed: null };

/** What it strikes with: each weapon in hand, or bare hands (REIGN-042, REIGN-087). */
export function meleeArms(who: Person): readonly Arm[] {
  const arms = weaponsHeld(who)
    .filter(({ weapon }) => weapon.range === null)
    .map(({ item, weapon }, at): Arm => {
      return { weapon: item.id, reach: weapon.reach, suffix: at === 0 ? '' : '@2', printed: weapon };
    });
  return arms.length === 0 ? [BARE] : arms;
}

const adversariesOf = ({ model, who }: Scene): readonly Person[] =>
  everybody(model).filter((other) => other.side !== who.side && other.at !== null);

/** undefined: too far to be thought of (REIGN-086, REIGN-170, REIGN-199). */
function whyNotStruck(scene: Scene, eye: Eye, target: Person, reach: number): Refusal | null | undefined {
  const { ground, at } = scene;
  const away = distanceOf(ground, at, indexOf(ground, target.at));
  if (away > reach) return undefined;
  if (target.isInvisible) return refuse('invisible', 'REIGN-170', { target: target.id });
  if (reaches(ground, at, indexOf(ground, target.at))) return null;
  if (away === 1) return refuse('notBeside', 'REIGN-086', { target: target.id });
  return eye.has(target) ? null : refuse('notInSight', 'REIGN-199', { target: target.id });
}

const tooDear = (scene: Scene, cost: number, rule: string): Refusal | null =>
  cost <= scene.points ? null : refuse('tooFewPoints', rule, { cost, points: scene.points });

/** A second attack with a weapon that strikes twice, or one more with a weapon in each hand (REIGN-198, REIGN-299). */
function isFree({ who }: Scene, arm: Arm): boolean {
  if (arm.weapon === null) return false;
  if (who.secondBlow === arm.weapon) return true;
  const oneHanded = weaponsHeld(who).filter(({ weapon }) => !weapon.isTwoHanded);
  return who.hasFreeBlow && hasSkill(who, 'skill:ambidextrous') && oneHanded.length === 2;
}

export function offerMelee(scene: Scene): readonly Offered[] {
  const { model, who, eye } = scene;
  return adversariesOf(scene).flatMap((target) =>
    meleeArms(who).flatMap((arm) => {
      const far = whyNotStruck(scene, eye, target, arm.reach);
      if (far === undefined) return [];
      const of = (kind: 'melee' | 'powerful' | 'freeBlow', cost: number, rule: string): Offered => {
        const how = { way: 'melee', weapon: arm.weapon, isPowerful: kind === 'powerful' } as const;
        const hit = hitOf(model, who, target, how);
        const deed = {
          id: `${kind}:${target.id}${arm.suffix}`,
          kind,
          cost,
          target: target.id,
          weapon: arm.weapon,
          hit,
        };
        return { deed, why: far ?? tooDear(scene, cost, rule) };
      };
      return [
        of('melee', 1, 'REIGN-086'),
        of('powerful', 2, 'REIGN-092'),
        ...(far === null && isFree(scene, arm) ? [of('freeBlow', 0, 'REIGN-299')] : []),
      ];
    }),
  );
}

/** A shooting weapon in hand; a hero may throw a stone as far as the own Force (REIGN-094, REIGN-100). */
function shootingArms({ model, who }: Scene): readonly (Arm & { readonly range: number })[] {
  const weapons = weaponsHeld(who).flatMap(({ item, weapon }): readonly (Arm & { readonly range: number })[] =>
    weapon.range === null ? [] : [{ ...BARE, weapon: item.id, printed: weapon, range: weapon.range }],
  );
  const stone = { ...BARE, suffix: '@stone', range: levelOf(model, who, 'force') };
  return isHero(who) ? [...weapons, stone] : weapons;
}

/** More than one square away, seen, and within range (REIGN-094, REIGN-095, REIGN-097). */
function whyNotShot(scene: Scene, eye: Eye, target: Person, range: number): Refusal | null {
  const away = distanceOf(scene.ground, scene.at, indexOf(scene.ground, target.at));
  if (away <= 1) return refuse('tooNear', 'REIGN-095', { target: target.id });
  if (!eye.has(target))
    return refuse('notInSight', target.isInvisible ? 'REIGN-170' : 'REIGN-097', { target: target.id });
  return away <= range ? null : refuse('outOfRange', 'REIGN-094', { target: target.id, range, distance: away });
}

export function offerShots(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  return shootingArms(scene).flatMap((arm) => {
    const eye = arm.printed?.isGhostly === true ? new Eye(model, who, true) : scene.eye;
    return adversariesOf(scene).flatMap((target) => {
      const unseen = whyNotShot(scene, eye, target, arm.range);
      // Why not is told once, of the plain shot.
      const isTold = unseen === null || arm.suffix === '';
      if (!isTold) return [];
      const of = (kind: 'shoot' | 'precise', cost: number, rule: string): Offered => {
        const how = { way: 'shot', weapon: arm.weapon, isPowerful: kind === 'precise' } as const;
        const hit = hitOf(model, who, target, how);
        const deed = {
          id: `${kind}:${target.id}${arm.suffix}`,
          kind,
          cost,
          target: target.id,
          weapon: arm.weapon,
          hit,
        };
        return { deed, why: unseen ?? tooDear(scene, cost, rule) };
      };
      return [of('shoot', 1, 'REIGN-094'), ...(unseen === null ? [of('precise', 2, 'REIGN-101')] : [])];
    });
  });
}

/** Whether the weapon gives a second attack for the same point (REIGN-198). */
export const strikesTwice = (weapon: Weapon | null): boolean =>
  weapon !== null && thingOf(weapon.id).kind === 'weapon' && weapon.attacksPerPoint === 2;
