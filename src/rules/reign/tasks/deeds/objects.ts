import { chooseOne, chooseUpTo } from '../../../machine';
import { dice } from '../../content/amounts';
import { thingOf } from '../../content/things';
import { distanceOf } from '../../grid';
import { withoutItem, withPerson } from '../../model/changes';
import type { Person } from '../../model/model';
import { everybody, isStanding, mostHp, personOf } from '../../model/people';
import { entranceOf, Eye, freeAround, freeSquares, groundFor, indexOf } from '../../model/places';
import { itemOf } from '../../model/things';
import type { ReignPlay, RuleOf } from '../../model/types';
import { cure, regain } from '../../moments/harm';
import { actAgain } from '../../moments/points';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId, ItemId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import { squareName, squareNamed, zoneOfSquare } from '../../words/squares';
import type { ScrollId } from '../../words/things';
import { chosenOption } from '../steps/answers';
import { put } from '../steps/footing';

type Of<K extends Doing['kind']> = Extract<Doing, { kind: K }>;

const friendsOf = (play: ReignPlay, { side }: Person): readonly Person[] =>
  everybody(play.model).filter((one) => one.side === side && one.at !== null);

/** The reader and those of its side in sight, one after the other (REIGN-190/3). */
export function whiskAway(play: ReignPlay, who: Person): void {
  const eye = new Eye(play.model, who);
  const seen = friendsOf(play, who).filter((one) => one.id !== who.id && isStanding(one) && eye.has(one));
  play.next({ kind: 'whisk', queue: [who.id, ...seen.map(({ id }) => id)], isBound: false });
}

/** Single use; what each does (REIGN-190). */
const SCROLLS: Readonly<Record<ScrollId, (play: ReignPlay, who: Person, target: CharacterId) => void>> = {
  'scroll:banishment'(play, _, target) {
    const test = testOf(play.model, personOf(play.model, target), 'banishment', BANISHMENT);
    play.next({ kind: 'test', who: target, why: 'banishment', test, then: { kind: 'banishment' } });
  },
  'scroll:curing'(play, who) {
    for (const { id, duel } of friendsOf(play, who)) {
      if (duel !== null) continue;
      cure(play, id);
      regain(play, id, throwAmount(play, id, 'amount', dice(5, 4)));
    }
  },
  'scroll:protection'(play, _, target) {
    play.change(withPerson(play.model, target, { protection: 2 }));
    play.emit({ kind: 'protected', who: target });
  },
  'scroll:teleportation': whiskAway,
  'scroll:time'(play, who) {
    play.change({ ...play.model, isTimeBent: true });
    play.emit({ kind: 'timeBent', who: who.id });
  },
  'scroll:resurrection': (play, who, dead) => play.next({ kind: 'returnFrom', who: who.id, dead }),
};
const BANISHMENT = 6;

export function read(play: ReignPlay, who: Person, { item: id, target }: Of<'read'>): void {
  const item = itemOf(who, id);
  const thing = item === null ? null : thingOf(item.thing);
  if (thing?.kind !== 'scroll') return;
  play.change(withoutItem(play.model, who.id, id));
  play.emit({ kind: 'read', who: who.id, scroll: thing.id, target });
  SCROLLS[thing.id](play, personOf(play.model, who.id), target ?? who.id);
}

export function teleport(play: ReignPlay, { id, spentRings }: Person, { item }: Of<'teleport' | 'rewind'>): void {
  play.change(withPerson(play.model, id, { spentRings: [...spentRings, item] }));
  play.next({ kind: 'whisk', queue: [id], isBound: true });
}

/** Anywhere free on what is laid (REIGN-189/4, REIGN-190/3). */
export const whiskRule: RuleOf<'whisk'> = {
  run(play, { queue, isBound }) {
    const [id, ...rest] = queue;
    if (id === undefined) return;
    const options = freeSquares(play.model).map(squareName);
    if (options.length === 0) return play.next({ kind: 'whisk', queue: rest, isBound });
    const ask = isBound ? chooseOne(options) : chooseUpTo(1, options);
    play.ask([personOf(play.model, id).seat], { kind: 'whisk', who: id }, ask);
  },
  answer(play, { queue, isBound }, answer) {
    const [id, ...rest] = queue;
    const to = squareNamed(chosenOption(answer) ?? '');
    if (id !== undefined && to !== null) {
      play.change(withPerson(play.model, id, { hole: null }));
      put(play, id, to, 'teleport');
    }
    play.next({ kind: 'whisk', queue: rest, isBound });
  },
};

/** With half its hit points, rounded up, on a square that whoever reads sees (REIGN-190/5, REIGN-204). */
export const returnFromRule: RuleOf<'returnFrom'> = {
  run(play, { who, dead }) {
    const reader = personOf(play.model, who);
    const eye = new Eye(play.model, reader);
    const options = freeSquares(play.model).filter((at) => eye.isOn(at));
    if (options.length === 0) return;
    play.ask([reader.seat], { kind: 'returnFrom', who, dead }, chooseOne(options.map(squareName)));
  },
  answer(play, { dead }, answer) {
    const at = squareNamed(chosenOption(answer) ?? '');
    if (at === null) return;
    const hp = Math.ceil(mostHp(play.model, personOf(play.model, dead)) / 2);
    play.change(withPerson(play.model, dead, { at, hp, isDead: false, downSince: null, points: 0 }));
    play.emit({ kind: 'returned', who: dead, at, left: hp });
  },
};

/** It works from now on, wherever its thing goes (REIGN-193). */
export function bind(play: ReignPlay, who: Person, { item: id, to }: Of<'bind'>): void {
  const item = itemOf(who, id);
  const thing = item === null ? null : thingOf(item.thing);
  if (thing?.kind !== 'rune') return;
  const pack = who.pack
    .filter((one) => one.id !== id)
    .map((one) => (one.id === to ? { ...one, runes: [...one.runes, thing.id] } : one));
  play.change(withPerson(play.model, who.id, { pack }));
  play.emit({ kind: 'bound', who: who.id, rune: thing.id, to });
}

/** The others of its category rest (REIGN-205). */
export function name(play: ReignPlay, who: Person, { item: id }: Of<'name'>): void {
  const categoryOf = (one: ItemId): string | null => {
    const item = itemOf(who, one);
    const thing = item === null ? null : thingOf(item.thing);
    return thing?.kind === 'object' ? thing.category : null;
  };
  const others = who.named.filter((one) => categoryOf(one) !== categoryOf(id));
  play.change(withPerson(play.model, who.id, { named: [...others, id] }));
  play.emit({ kind: 'named', who: who.id, item: id });
}

/** Out on any free square beside; it acts with what points it has (REIGN-309). */
export const ropedRule: RuleOf<'roped'> = {
  run(play, { who, target }) {
    const { at, seat } = personOf(play.model, target);
    const options = at === null ? [] : freeAround(play.model, at);
    if (options.length === 0) return;
    play.ask([seat], { kind: 'roped', who, target }, chooseOne(options.map(squareName)));
  },
  answer(play, { who, target }, answer) {
    const to = squareNamed(chosenOption(answer) ?? '');
    if (to === null) return;
    play.change(withPerson(play.model, target, { hole: null }));
    put(play, target, to, 'rope');
    if (target !== who) actAgain(play, target);
  },
};

/** The free floor nearest the way in of the first zone (REIGN-227). */
export function passPortal(play: ReignPlay, who: Person): void {
  const ground = groundFor(play.model);
  const entrance = indexOf(ground, entranceOf(play.model, 0));
  const near = freeSquares(play.model)
    .filter((at) => zoneOfSquare(at) === 0)
    .map((at) => ({ at, away: distanceOf(ground, entrance, indexOf(ground, at)) }))
    .sort((a, b) => a.away - b.away || a.at - b.at);
  const [best] = near;
  if (best !== undefined) put(play, who.id, best.at, 'portal');
}

/** As before it began to act; the ring is spent, and chance speaks anew (REIGN-202). */
export function rewind(play: ReignPlay, who: Person, { item }: Of<'teleport' | 'rewind'>): void {
  const { before } = play.model;
  if (before === null) return;
  const spentRings = [...personOf(before, who.id).spentRings, item];
  play.change(withPerson({ ...before, before: null, named: play.model.named }, who.id, { spentRings }));
  play.emit({ kind: 'rewound', who: who.id });
}
