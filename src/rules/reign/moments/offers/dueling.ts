import { refuse } from '../../../machine';
import { hasFlag, reaches, UNLAID, waysFrom } from '../../grid';
import type { Person, Reign } from '../../model/model';
import { everybody, isHero, isStanding, levelOf, personOf } from '../../model/people';
import { groundFor, indexOf, squareOf, trafficFor } from '../../model/places';
import type { Leg } from '../../words/deeds';
import { squareName } from '../../words/squares';
import { canDiscover } from './doors';
import { offerMelee } from './fighting';
import type { Offered, Scene } from './scene';

/** A hero, against somebody in sight who strikes as well or better (REIGN-143). */
export function offerChallenges(scene: Scene): readonly Offered[] {
  const { model, who, points, eye } = scene;
  if (!isHero(who) || who.side !== model.side) return [];
  return everybody(model).flatMap((target): readonly Offered[] => {
    const isThere = target.side !== who.side && isStanding(target) && eye.has(target);
    if (!isThere || target.duel !== null) return [];
    const isEqual = levelOf(model, target, 'melee') >= levelOf(model, who, 'melee');
    const deed = { id: `challenge:${target.id}`, kind: 'challenge', cost: 1, target: target.id } as const;
    if (!isEqual) return [{ deed, why: refuse('unequal', 'REIGN-143', { target: target.id }) }];
    return [{ deed, why: points < 1 ? refuse('tooFewPoints', 'REIGN-143', { cost: 1, points }) : null }];
  });
}

/** Far more than any way takes. */
const ENDLESS = 99;

/** The shortest way to a square beside the other, onto no exit that it cannot discover; null: there is none (REIGN-144, REIGN-245). */
export function wayToDuel(model: Reign, who: Person): readonly Leg[] | null {
  const ground = groundFor(model);
  if (who.duel === null || who.at === null) return null;
  const partner = indexOf(ground, personOf(model, who.duel).at);
  if (reaches(ground, indexOf(ground, who.at), partner)) return [];
  const ways = waysFrom(ground, indexOf(ground, who.at), {
    traffic: trafficFor(model, who),
    stride: 1,
    points: ENDLESS,
  });
  const isClosed = !canDiscover(model, who);
  const [best] = ways.ends
    .filter((end) => reaches(ground, end, partner) && !(isClosed && hasFlag(ground, end, UNLAID)))
    .sort((a, b) => ways.costTo(a) - ways.costTo(b) || a - b);
  if (best === undefined) return null;
  return ways.legsTo(best).map(({ squares, cost }) => ({ squares: squares.map((one) => squareOf(ground, one)), cost }));
}

/** Toward each other, then nothing but melee (REIGN-143, REIGN-144). */
export function offerDuel(scene: Scene): readonly Offered[] {
  const { model, who, points } = scene;
  const way = wayToDuel(model, who);
  if (way === null) return [];
  if (way.length === 0) {
    return offerMelee(scene).filter(({ deed }) => 'target' in deed && deed.target === who.duel);
  }
  let left = points;
  const affordable = way.filter(({ cost }) => (left -= cost) >= 0);
  const [last] = affordable.slice(-1);
  const to = last?.squares[last.squares.length - 1];
  if (to === undefined) return [];
  const cost = affordable.reduce((sum, leg) => sum + leg.cost, 0);
  return [{ deed: { id: `advance:${squareName(to)}`, kind: 'advance', cost, to, way: affordable }, why: null }];
}

/** Nobody else may interfere (REIGN-143). */
export function apartFromDuels({ model, who }: Scene, offered: Offered): Offered {
  const { deed, why } = offered;
  if (why !== null || !('target' in deed) || deed.target === null || deed.target === who.id) return offered;
  const target = model.people[deed.target];
  if (target?.duel == null) return offered;
  return { deed, why: refuse('inDuel', 'REIGN-143', { target: target.id }) };
}
