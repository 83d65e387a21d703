import { refuse, type Refusal } from '../../../machine';
import { thingOf } from '../../content/things';
import { touches } from '../../grid';
import { everybody, isHero, isStanding } from '../../model/people';
import { indexOf } from '../../model/places';
import { gearOf, type Working } from '../../model/things';
import type { Item, Person } from '../../model/model';
import type { CharacterId } from '../../words/characters';
import type { ScrollId } from '../../words/things';
import type { Offered, Scene } from './scene';

const tooDear = ({ points }: Scene, cost: number, rule: string): Refusal | null =>
  cost <= points ? null : refuse('tooFewPoints', rule, { cost, points });

/** Whom a scroll is read at; null: at nobody, or at all of one's own (REIGN-190). */
const READ_AT: Readonly<Record<ScrollId, ((scene: Scene, other: Person) => boolean) | null>> = {
  'scroll:banishment': ({ who, eye }, other) => other.side !== who.side && other.at !== null && eye.has(other),
  'scroll:curing': null,
  'scroll:protection': ({ who, eye }, other) =>
    other.side === who.side && other.at !== null && (other.id === who.id || eye.has(other)),
  'scroll:teleportation': null,
  'scroll:time': null,
  'scroll:resurrection': ({ who }, other) => other.side === who.side && other.isDead && other.rear.length === 0,
};

/** Whoever can read uses it for a point (REIGN-113). */
export function offerScrolls(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (who.side !== 'heroes') return [];
  const why = tooDear(scene, 1, 'REIGN-113');
  return who.pack.flatMap((item): readonly Offered[] => {
    const thing = thingOf(item.thing);
    if (thing.kind !== 'scroll') return [];
    const of = (target: CharacterId | null): Offered => {
      const id = target === null ? `read:${item.id}` : `read:${item.id}>${target}`;
      return { deed: { id, kind: 'read', cost: 1, item: item.id, target }, why };
    };
    const isAt = READ_AT[thing.id];
    if (isAt === null) return [of(null)];
    return everybody(model).flatMap((other) => (isAt(scene, other) ? [of(other.id)] : []));
  });
}

const RINGS = { 'object:ring-of-teleportation': 'teleport', 'object:ring-of-divination': 'rewind' } as const;

/** Once a game each; what undoes a turn costs nothing of it (REIGN-189, REIGN-202). */
export function offerRings(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  const work = (ring: Working, kind: 'teleport' | 'rewind'): readonly Offered[] => {
    if (kind === 'rewind' && (model.before === null || who.side !== model.side)) return [];
    const cost = kind === 'rewind' ? 0 : 1;
    const isSpent = who.spentRings.includes(ring.item.id);
    const why = isSpent
      ? refuse('spentThisGame', 'REIGN-189', { item: ring.item.id })
      : tooDear(scene, cost, 'REIGN-113');
    return [{ deed: { id: `${kind}:${ring.item.id}`, kind, cost, item: ring.item.id }, why }];
  };
  return gearOf(who).working.flatMap((one) => {
    const { id } = one.thing;
    return id === 'object:ring-of-teleportation' || id === 'object:ring-of-divination' ? work(one, RINGS[id]) : [];
  });
}

const takesRunes = ({ thing }: Item): boolean => ['weapon', 'armour'].includes(thingOf(thing).kind);

/** To a weapon or an armour that it carries, for good; the same rune twice on one thing is no use (REIGN-193). */
export function offerBinding(scene: Scene): readonly Offered[] {
  const { who } = scene;
  if (!isHero(who)) return [];
  const runes = who.pack.flatMap((item) => {
    const thing = thingOf(item.thing);
    return thing.kind === 'rune' ? [{ item, rune: thing.id }] : [];
  });
  return runes.flatMap(({ item, rune }) =>
    who.pack.filter(takesRunes).map((to): Offered => {
      const isTwice = to.runes.includes(rune);
      const why = isTwice ? refuse('boundAlready', 'REIGN-193', { rune }) : tooDear(scene, 1, 'REIGN-113');
      return { deed: { id: `bind:${item.id}>${to.id}`, kind: 'bind', cost: 1, item: item.id, to: to.id }, why };
    }),
  );
}

/** Of several objects of a category another one is to work (REIGN-205). */
export function offerNaming(scene: Scene): readonly Offered[] {
  const { who } = scene;
  const { working } = gearOf(who);
  return who.pack.flatMap((item): readonly Offered[] => {
    const thing = thingOf(item.thing);
    if (thing.kind !== 'object' || thing.category === 'sceptre') return [];
    const [now] = working.filter((one) => one.thing.category === thing.category);
    if (now === undefined || now.item.id === item.id) return [];
    return [
      { deed: { id: `name:${item.id}`, kind: 'name', cost: 1, item: item.id }, why: tooDear(scene, 1, 'REIGN-205') },
    ];
  });
}

const ROPE = 2;

export const hasRope = ({ pack }: Person): boolean => pack.some(({ thing }) => thing === 'goods:rope');

/** Out of the hole in the turn that would be passed there: oneself, or a friend beside (REIGN-309). */
export function offerRopes(scene: Scene): readonly Offered[] {
  const { model, who, ground, at } = scene;
  if (!hasRope(who) || who.side !== model.side) return [];
  return everybody(model).flatMap((target): readonly Offered[] => {
    const isNear = target.id === who.id || (who.hole === null && touches(ground, at, indexOf(ground, target.at)));
    if (target.side !== who.side || target.hole !== 'passing' || !isStanding(target) || !isNear) return [];
    const deed = { id: `rope:${target.id}`, kind: 'rope', cost: ROPE, target: target.id } as const;
    return [{ deed, why: tooDear(scene, ROPE, 'REIGN-309') }];
  });
}

/** Whoever of the heroes' side stands on it (REIGN-227). */
export function offerPortals(scene: Scene): readonly Offered[] {
  const { model, who } = scene;
  if (who.side !== 'heroes') return [];
  return model.board.elements.flatMap(({ id, kind, at }): readonly Offered[] => {
    if (kind !== 'portal' || at !== who.at) return [];
    return [
      { deed: { id: `portal:${id}`, kind: 'portal', cost: 1, element: id }, why: tooDear(scene, 1, 'REIGN-227') },
    ];
  });
}
