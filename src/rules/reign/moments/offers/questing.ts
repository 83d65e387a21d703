import { refuse, type Refusal } from '../../../machine';
import { LID } from '../../content/quests';
import { oddsOf } from '../../dice';
import { touches } from '../../grid';
import { everybody, isHero, levelOf } from '../../model/people';
import { indexOf } from '../../model/places';
import { testOf } from '../tests';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, rule: string): Refusal | null =>
  points < 1 ? refuse('tooFewPoints', rule, { cost: 1, points }) : null;

/** Beside the well of the first quest, by any hero or ally (REIGN-268, REIGN-273). */
export function offerLid(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (who.side !== 'heroes' || model.quest?.id !== 'quest:pest-control') return [];
  return model.board.elements.flatMap(({ id, kind, at: square }): readonly Offered[] => {
    if (kind !== 'well' || !touches(ground, at, indexOf(ground, square))) return [];
    const chance = oddsOf(testOf(model, who, 'lid', LID[model.setup.grade]));
    return [{ deed: { id: `lid:${id}`, kind: 'lid', cost: 1, element: id, chance }, why: tooDear(scene, 'REIGN-268') }];
  });
}

/** Out of the ogre's hands, off the ground, or from an ogre that was bought (REIGN-292). */
export function offerOrb(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  const orb = model.quest?.orb ?? null;
  if (orb === null || orb === 'won' || who.side !== 'heroes') return [];
  const isNear = (square: number | null): boolean =>
    square !== null && (indexOf(ground, square) === at || touches(ground, at, indexOf(ground, square)));
  const why = tooDear(scene, 'REIGN-292');
  if (typeof orb === 'object')
    return isNear(orb.at) ? [{ deed: { id: 'takeOrb', kind: 'takeOrb', cost: 1 }, why }] : [];
  const bearer = everybody(model).find(({ id }) => id === orb);
  if (bearer === undefined || !isNear(bearer.at) || bearer.isInvisible) return [];
  const target = bearer.id;
  if (bearer.side === 'heroes')
    return [{ deed: { id: `askForOrb:${target}`, kind: 'askForOrb', cost: 1, target }, why }];
  const chance = oddsOf(testOf(model, who, 'steal', levelOf(model, bearer, 'agility')));
  return [{ deed: { id: `stealOrb:${target}`, kind: 'stealOrb', cost: 1, target, chance }, why }];
}

/** Between two of their actions the players may give the quest up (REIGN-061). */
export function offerGivingUp({ model, who }: Scene): readonly Offered[] {
  if (model.quest === null || !isHero(who) || who.side !== model.side) return [];
  return [{ deed: { id: 'giveUp', kind: 'giveUp', cost: 0 }, why: null }];
}
