import { refuse, type Refusal } from '../../../machine';
import { thingOf } from '../../content/things';
import { around, BULK, hasFlag, isObstacle, LIQUID, touches, UNLAID } from '../../grid';
import type { Item, Person, Reign } from '../../model/model';
import { everybody, hasSkill, isDown, isHero, levelOf } from '../../model/people';
import { indexOf, occupantOf, squareOf, trapAt } from '../../model/places';
import { LEVEL_IDS, type LevelChange } from '../../words/levels';
import { squareName } from '../../words/squares';
import type { Thing } from '../../words/things';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

const friendsBeside = ({ model, who, ground, at }: Scene): readonly Person[] =>
  everybody(model).filter(
    (one) => one.side === who.side && one.id !== who.id && touches(ground, at, indexOf(ground, one.at)),
  );

/** To oneself, or to a friend beside, downed or not (REIGN-112). */
export function offerPotions(scene: Scene): readonly Offered[] {
  const { who } = scene;
  return who.pack.flatMap((item) => {
    if (thingOf(item.thing).kind !== 'potion') return [];
    return [who, ...friendsBeside(scene)].map((target): Offered => {
      const id = target.id === who.id ? `drink:${item.id}` : `drink:${item.id}>${target.id}`;
      return {
        deed: { id, kind: 'drink', cost: 1, item: item.id, target: target.id },
        why: tooDear(scene, 1, 'REIGN-112'),
      };
    });
  });
}

const lacks = (model: Reign, who: Person, needs: LevelChange): boolean =>
  LEVEL_IDS.some((level) => levelOf(model, who, level) < (needs[level] ?? -Infinity));

/** REIGN-200. */
export function whyNotHeld(model: Reign, who: Person, thing: Thing): Refusal | null {
  if (thing.kind !== 'weapon' && thing.kind !== 'object') return null;
  if (lacks(model, who, thing.needs)) return refuse('levelTooLow', 'REIGN-200', { thing: thing.id });
  const isUntaught = thing.kind === 'object' && thing.needsInitiation && !hasSkill(who, 'skill:initiated');
  return isUntaught ? refuse('notInitiated', 'REIGN-200', { thing: thing.id }) : null;
}

const isHandy = (thing: Thing): boolean =>
  thing.kind === 'weapon' ||
  (thing.kind === 'armour' && thing.isShield) ||
  (thing.kind === 'object' && thing.category === 'sceptre');

/** A weapon, a shield or a sceptre into a hand; both hands for some (REIGN-042, REIGN-116). */
export function offerHolding(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (!isHero(who)) return [];
  return who.pack.flatMap((item) => {
    const thing = thingOf(item.thing);
    if (!isHandy(thing) || who.hands.includes(item.id)) return [];
    const why = whyNotHeld(model, who, thing) ?? tooDear(scene, 1, 'REIGN-116');
    const hands = thing.kind === 'weapon' && thing.isTwoHanded ? ([0] as const) : ([0, 1] as const);
    return hands.map((hand): Offered => {
      return { deed: { id: `hold:${item.id}@${hand + 1}`, kind: 'hold', cost: 1, item: item.id, hand }, why };
    });
  });
}

/** From hand to hand, or off the ground (REIGN-123). */
export function offerTrade(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (who.side === 'master') return [];
  const why = tooDear(scene, 1, 'REIGN-123');
  const given = friendsBeside(scene).flatMap((target) =>
    isDown(target) ? [] : who.pack.map((item) => ({ deed: handing(item, target), why })),
  );
  const taken = model.dropped.flatMap(({ at: square, item }): readonly Offered[] => {
    const index = indexOf(ground, square);
    if (index !== at && !touches(ground, at, index)) return [];
    return [{ deed: { id: `take:${item.id}`, kind: 'take', cost: 1, item: item.id }, why }];
  });
  return [...given, ...taken];
}

const handing = (item: Item, target: Person): Offered['deed'] => ({
  id: `hand:${item.id}>${target.id}`,
  kind: 'hand',
  cost: 1,
  item: item.id,
  target: target.id,
});

/** A trap bought in town, on an adjacent square (REIGN-122). */
export function offerTraps(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  const [kit] = who.pack.filter(({ thing }) => thing === 'goods:spike-trap-kit');
  if (kit === undefined) return [];
  return around(ground, at).flatMap((index): readonly Offered[] => {
    if (isObstacle(ground, index) || hasFlag(ground, index, BULK | LIQUID | UNLAID)) return [];
    const square = squareOf(ground, index);
    if (occupantOf(model, square) !== null || trapAt(model, square) !== null) return [];
    const id = `layTrap:${squareName(square)}`;
    return [{ deed: { id, kind: 'layTrap', cost: 2, item: kit.id, at: square }, why: tooDear(scene, 2, 'REIGN-122') }];
  });
}
