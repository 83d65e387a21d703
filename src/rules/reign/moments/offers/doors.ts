import { refuse, type Refusal } from '../../../machine';
import { DOORS } from '../../content/elements';
import { hitOddsOf, oddsOf } from '../../dice';
import { isSquarelyBeside } from '../../grid';
import type { Door, Person, Reign } from '../../model/model';
import { attackOf } from '../../model/attacks';
import { hasKeys } from '../../model/people';
import { indexOf, isGone, isShut, occupantOf } from '../../model/places';
import type { ItemId } from '../../words/characters';
import { squareName } from '../../words/squares';
import type { BlowPlan } from '../../words/throws';
import { testOf } from '../tests';
import { meleeArms } from './fighting';
import type { Offered, Scene } from './scene';

/** Whoever is of the heroes' side, in a quest; nobody of the GM's opens onto nothing (REIGN-245). */
export const canDiscover = ({ quest }: Reign, { side }: Person): boolean => quest !== null && side === 'heroes';

/** Scenery cannot move: it is always hit (REIGN-090, REIGN-127). */
export function blowAtDoor(
  model: Reign,
  who: Person,
  door: Door,
  weapon: ItemId | null,
  isPowerful: boolean,
): BlowPlan {
  const { blow } = attackOf(model, who, who, { way: 'melee', weapon, isPowerful, isSure: true });
  return { ...blow, soak: DOORS[door.kind].endurance };
}

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

function offerShut(scene: Scene, door: Door): readonly Offered[] {
  const { model, who } = scene;
  const name = squareName(door.at);
  const opening: Offered = {
    deed: { id: `open:${name}`, kind: 'open', cost: 1, door: door.at },
    why: tooDear(scene, 1, 'REIGN-114'),
  };
  // Tried, and not locked: nothing is left to pick or to break.
  if (hasKeys(who) || (door.isTried && !door.isLocked)) return [opening];
  const chance = oddsOf(testOf(model, who, 'pick', DOORS[door.kind].pick));
  const [arm] = meleeArms(who);
  const weapon = arm?.weapon ?? null;
  const smash = (kind: 'smash' | 'smashHard', cost: number): Offered => {
    const hit = hitOddsOf(blowAtDoor(model, who, door, weapon, kind === 'smashHard'));
    return {
      deed: { id: `${kind}:${name}`, kind, cost, door: door.at, weapon, hit },
      why: tooDear(scene, cost, 'REIGN-127'),
    };
  };
  return [
    opening,
    { deed: { id: `pick:${name}`, kind: 'pick', cost: 1, door: door.at, chance }, why: tooDear(scene, 1, 'REIGN-119') },
    smash('smash', 1),
    smash('smashHard', 2),
  ];
}

/** From the squares straight beside it; closed when it is empty (REIGN-115, REIGN-209, REIGN-366). */
export function offerDoors(scene: Scene): readonly Offered[] {
  const { model, ground, at } = scene;
  return model.board.doors.flatMap((door) => {
    const isNear = isSquarelyBeside(ground, at, indexOf(ground, door.at));
    const isUnlaid = model.board.unlaid.includes(door.at);
    if (!isNear || isGone(door) || (isUnlaid && !canDiscover(model, scene.who))) return [];
    if (isShut(door)) return offerShut(scene, door);
    const deed = { id: `close:${squareName(door.at)}`, kind: 'close', cost: 1, door: door.at } as const;
    const isTaken = occupantOf(model, door.at) !== null;
    return [{ deed, why: isTaken ? refuse('doorwayTaken', 'REIGN-366') : tooDear(scene, 1, 'REIGN-115') }];
  });
}
