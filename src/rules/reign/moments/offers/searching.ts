import { refuse, type Refusal } from '../../../machine';
import { CHEST_LOCK, HOLDINGS } from '../../content/elements';
import { hitOddsOf, oddsOf } from '../../dice';
import { around, isObstacle, touches, type Ground } from '../../grid';
import { attackOf } from '../../model/attacks';
import type { Element, Person, Reign } from '../../model/model';
import { indexOf, squareOf } from '../../model/places';
import type { ItemId } from '../../words/characters';
import { squareName } from '../../words/squares';
import type { BlowPlan } from '../../words/throws';
import { testOf } from '../tests';
import { meleeArms } from './fighting';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

const isNear = (ground: Ground, at: number, other: number): boolean => at === other || touches(ground, at, other);

/** One's own or an adjacent square, each once a round; whoever holds the catacombs has no need to (REIGN-108). */
export function offerSearches(scene: Scene): readonly Offered[] {
  const { model, who, ground, at, points } = scene;
  if (who.side === 'master' || points < 1) return [];
  const near = [...around(ground, at), at].sort((a, b) => a - b).filter((index) => !isObstacle(ground, index));
  return near.map((index): Offered => {
    const square = squareOf(ground, index);
    const isDone = model.searched.includes(square);
    const deed = { id: `search:${squareName(square)}`, kind: 'search', cost: 1, at: square } as const;
    return { deed, why: isDone ? refuse('searchedThisTurn', 'REIGN-108') : null };
  });
}

/** A chest cannot move: its lock is hit like a door (REIGN-090, REIGN-214). */
export function blowAtChest(model: Reign, who: Person, weapon: ItemId | null, isPowerful: boolean): BlowPlan {
  const { blow } = attackOf(model, who, who, { way: 'melee', weapon, isPowerful, isSure: true });
  return { ...blow, soak: CHEST_LOCK.endurance };
}

function offerLocked(scene: Scene, { id }: Element): readonly Offered[] {
  const { model, who } = scene;
  const chance = oddsOf(testOf(model, who, 'pickChest', CHEST_LOCK.pick));
  const [arm] = meleeArms(who);
  const weapon = arm?.weapon ?? null;
  const smash = (kind: 'smashChest' | 'smashChestHard', cost: number): Offered => {
    const hit = hitOddsOf(blowAtChest(model, who, weapon, kind === 'smashChestHard'));
    return {
      deed: { id: `${kind}:${id}`, kind, cost, element: id, weapon, hit },
      why: tooDear(scene, cost, 'REIGN-214'),
    };
  };
  return [
    {
      deed: { id: `pickChest:${id}`, kind: 'pickChest', cost: 1, element: id, chance },
      why: tooDear(scene, 1, 'REIGN-215'),
    },
    smash('smashChest', 1),
    smash('smashChestHard', 2),
  ];
}

/** On the own square or beside it, once for good; open to every character of the heroes' side (REIGN-111, REIGN-207). */
export function offerElements(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (who.side === 'master') return [];
  return model.board.elements.flatMap((element): readonly Offered[] => {
    const { id, kind } = element;
    if (HOLDINGS[kind] === undefined || !isNear(ground, at, indexOf(ground, element.at))) return [];
    const isDone = model.rummaged.includes(id);
    const why = isDone ? refuse('searchedForGood', 'REIGN-207', { element: id }) : tooDear(scene, 1, 'REIGN-111');
    if (kind !== 'chest') return [{ deed: { id: `rummage:${id}`, kind: 'rummage', cost: 1, element: id }, why }];
    if (!isDone && model.locks[id] !== undefined) return offerLocked(scene, element);
    return [{ deed: { id: `openChest:${id}`, kind: 'openChest', cost: 1, element: id }, why }];
  });
}
