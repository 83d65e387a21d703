import { refuse, type Refusal } from '../../../machine';
import { oddsOf } from '../../dice';
import {
  beyond,
  BULK,
  DIRECTIONS,
  hasFlag,
  isObstacle,
  lineOf,
  LIQUID,
  reaches,
  touches,
  UNLAID,
  type Ground,
} from '../../grid';
import type { Reign } from '../../model/model';
import { everybody, hasSkill, isDown, kindOf, levelOf } from '../../model/people';
import { indexOf, isHallowed, isOpenHole, isUnholy, occupantOf, squareOf, trapAt } from '../../model/places';
import { squareName, type Square } from '../../words/squares';
import { testOf } from '../tests';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

/** Nobody and nothing there; lava, marsh and holes count as empty for who is pushed or jumps (REIGN-129, REIGN-208). */
const isEmpty = (model: Reign, ground: Ground, index: number): boolean =>
  !isObstacle(ground, index) &&
  !hasFlag(ground, index, BULK | UNLAID) &&
  occupantOf(model, squareOf(ground, index)) === null;

/** An adversary beside, one square back (REIGN-129, REIGN-130). */
export function offerShoves(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  return everybody(model).flatMap((target) => {
    const other = indexOf(ground, target.at);
    if (target.side === who.side || isDown(target) || target.isInvisible || target.hole !== null) return [];
    if (other < 0 || !reaches(ground, at, other)) return [];
    const chance = oddsOf(testOf(model, who, 'shove', levelOf(model, target, 'force')));
    const places = beyond(ground, at, other).filter(
      (index) => isEmpty(model, ground, index) && !(isUnholy(target) && isHallowed(model, index)),
    );
    return places.map((index) => {
      const to = squareOf(ground, index);
      const id = `shove:${target.id}>${squareName(to)}`;
      return {
        deed: { id, kind: 'shove', cost: 1, target: target.id, to, chance },
        why: tooDear(scene, 1, 'REIGN-129'),
      };
    });
  });
}

/** Further than this nobody can jump: three a square (REIGN-131). */
const MOST_JUMPED = 4;

const whyNotLanding = (model: Reign, ground: Ground, index: number): boolean =>
  !isEmpty(model, ground, index) || hasFlag(ground, index, LIQUID);

const holeAt = (model: Reign, square: Square): boolean => {
  const trap = trapAt(model, square);
  return trap !== null && isOpenHole(trap);
};

/** Straight over one or more squares where nobody stands (REIGN-131, REIGN-132). */
export function offerJumps(scene: Scene): readonly Offered[] {
  const { model, who, ground, at, points } = scene;
  if (points < 1) return [];
  return DIRECTIONS.flatMap((direction) => {
    const line = lineOf(ground, at, direction).slice(0, MOST_JUMPED + 1);
    return line.flatMap((landing, over) => {
      const passed = line.slice(0, over);
      if (over === 0 || !passed.every((index) => isEmpty(model, ground, index))) return [];
      const to = squareOf(ground, landing);
      if (whyNotLanding(model, ground, landing) || holeAt(model, to)) return [];
      const chance = oddsOf(testOf(model, who, 'jump', 3 * over));
      const why = chance.wins === 0 ? refuse('hopeless', 'REIGN-131', { difficulty: 3 * over }) : null;
      const squares = passed.map((index) => squareOf(ground, index));
      return [
        {
          deed: { id: `jump:${squareName(to)}`, kind: 'jump', cost: 1, to, over: squares, chance } as const,
          why,
        },
      ];
    });
  });
}

/** A trap that is known, on a square beside (REIGN-120, REIGN-121). */
export function offerDisarming(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (who.side === 'master') return [];
  return model.traps.flatMap((trap) => {
    if (!trap.isKnown || trap.state !== 'set' || !touches(ground, at, indexOf(ground, trap.at))) return [];
    const chance = oddsOf(testOf(model, who, 'disarm', DISARM));
    const deed = { id: `disarm:${trap.id}`, kind: 'disarm', cost: 1, trap: trap.id, chance } as const;
    return [{ deed, why: tooDear(scene, 1, 'REIGN-120') }];
  });
}

/** For every trap (REIGN-217). */
export const DISARM = 3;

/** Two points of the own turn for one of the enemy's (REIGN-133). */
export function offerWaiting(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (who.side !== model.side) return [];
  return [{ deed: { id: 'wait', kind: 'wait', cost: 2 }, why: tooDear(scene, 2, 'REIGN-133') }];
}

/** Once a game (REIGN-299). */
export function offerFury({ model, who }: Scene): readonly Offered[] {
  if (who.side !== model.side || !who.hasFury || !hasSkill(who, 'skill:battle-fury')) return [];
  return [{ deed: { id: 'fury', kind: 'fury', cost: 0 }, why: null }];
}

/** Figures that fill up a swarm beside (REIGN-163). */
export function offerJoining(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  const most = kindOf(who)?.swarm ?? 1;
  if (most === 1) return [];
  return everybody(model).flatMap((target) => {
    const room = most - 1 - target.rear.length;
    const isLike = target.id !== who.id && target.side === who.side && target.is === who.is && target.at !== null;
    if (
      !isLike ||
      room < 1 ||
      target.web > 0 ||
      target.duel !== null ||
      !reaches(ground, at, indexOf(ground, target.at))
    )
      return [];
    const deed = { id: `join:${target.id}`, kind: 'join', cost: 1, target: target.id } as const;
    return [{ deed, why: tooDear(scene, 1, 'REIGN-163') }];
  });
}
