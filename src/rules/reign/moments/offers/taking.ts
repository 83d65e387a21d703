import { refuse, type Refusal } from '../../../machine';
import { thingOf } from '../../content/things';
import { oddsOf } from '../../dice';
import { reaches, touches } from '../../grid';
import type { Person } from '../../model/model';
import { everybody, hasSkill, isHero, levelOf, sheetOf } from '../../model/people';
import { indexOf } from '../../model/places';
import { objectsAtWork } from '../../model/things';
import type { ItemId } from '../../words/characters';
import { testOf } from '../tests';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

/** What hangs on the body of somebody on its feet is not to be had (REIGN-125). */
function looseOn({ pack, hands, worn, downSince }: Person): readonly ItemId[] {
  const fast = downSince === null ? [...hands, worn] : [];
  return pack.map(({ id }) => id).filter((id) => !fast.includes(id));
}

/** From an adversary beside: one of its things, or its coins where it carries none (REIGN-124, REIGN-125). */
export function offerThefts(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  return everybody(model).flatMap((target): readonly Offered[] => {
    if (target.side === who.side || target.isInvisible || !touches(ground, at, indexOf(ground, target.at))) return [];
    const chance = oddsOf(testOf(model, who, 'steal', levelOf(model, target, 'agility')));
    const base = { kind: 'steal', cost: 1, target: target.id, chance } as const;
    const why = tooDear(scene, 1, 'REIGN-124');
    const items = looseOn(target);
    if (items.length > 0) {
      return items.map((item): Offered => ({ deed: { ...base, id: `steal:${target.id}@${item}`, item }, why }));
    }
    // A hero has no purse in the catacombs, and a GM character yields its coins once.
    if (target.side === 'heroes' || target.isRobbed) return [];
    return [{ deed: { ...base, id: `steal:${target.id}`, item: null }, why }];
  });
}

/** No heavier than its Force; where to, is asked next (REIGN-126). */
export function offerThrows(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  const force = levelOf(model, who, 'force');
  const chance = oddsOf(testOf(model, who, 'throw', THROW));
  return who.pack.flatMap((item): readonly Offered[] => {
    const isHeavy = thingOf(item.thing).weight > force;
    if (item.id === who.worn || isHeavy) return [];
    const deed = { id: `throw:${item.id}`, kind: 'throw', cost: 1, item: item.id, chance } as const;
    return [{ deed, why: tooDear(scene, 1, 'REIGN-126') }];
  });
}
export const THROW = 1;

const DONNING = 4;

const isHarried = ({ model, who, ground, at }: Scene): boolean =>
  everybody(model).some((one) => one.side !== who.side && reaches(ground, at, indexOf(ground, one.at)));

/** Only a Barbarian who is tough enough wears the bearskin (REIGN-192/10). */
export const mayWear = (who: Person, wearer: string | null): boolean =>
  wearer === null || (sheetOf(who)?.vocation === 'barbarian' && hasSkill(who, 'skill:super-tanke'));

/** Four points, or what there is of them, the rest in the turns that follow (REIGN-117, REIGN-118). */
export function offerDonning(scene: Scene): readonly Offered[] {
  const { model, who, points } = scene;
  if (!isHero(who) || who.side !== model.side) return [];
  return who.pack.flatMap((item): readonly Offered[] => {
    const thing = thingOf(item.thing);
    const isOn = item.id === who.worn && who.donning === null;
    if (thing.kind !== 'armour' || thing.isShield || isOn) return [];
    const left = who.donning?.item === item.id ? who.donning.left : DONNING;
    const cost = Math.min(left, points);
    const deed = { id: `don:${item.id}`, kind: 'don', cost, item: item.id } as const;
    if (!mayWear(who, thing.wearer)) return [{ deed, why: refuse('notForThisOne', 'REIGN-200', { thing: thing.id }) }];
    if (cost < 1) return [{ deed, why: refuse('tooFewPoints', 'REIGN-117', { cost: 1, points }) }];
    const isBegun = left < DONNING;
    const why = cost < left && !isBegun && isHarried(scene) ? refuse('adversaryBeside', 'REIGN-118') : null;
    return [{ deed, why }];
  });
}

/** The healing stone, on oneself or a friend beside, as often as there are points (REIGN-189/8). */
export function offerSoothing(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (!objectsAtWork(who).some(({ category }) => category === 'stone')) return [];
  const why = tooDear(scene, 1, 'REIGN-113');
  return everybody(model).flatMap((target): readonly Offered[] => {
    const isNear = target.id === who.id || touches(ground, at, indexOf(ground, target.at));
    if (target.side !== who.side || target.at === null || !isNear) return [];
    return [{ deed: { id: `soothe:${target.id}`, kind: 'soothe', cost: 1, target: target.id }, why }];
  });
}
