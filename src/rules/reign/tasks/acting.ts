import { chooseOne, type ChooseAsk } from '../../machine';
import { withPerson } from '../model/changes';
import type { Person, Reign } from '../model/model';
import { everybody, isAble, isStanding, leaderOf, personOf } from '../model/people';
import type { ReignPlay, RuleOf } from '../model/types';
import { gearOf } from '../model/things';
import { deedsOf } from '../moments/offers';
import { wayToDuel } from '../moments/offers/dueling';
import { hasRope } from '../moments/offers/objects';
import { purseOf } from '../moments/points';
import type { CharacterId } from '../words/characters';
import type { ReignAnswer, ReignDeed } from '../words/deeds';
import { isOfTown, type TownDoing } from '../words/town';
import { chosenDeed, chosenOption } from './steps/answers';
import { carryOut } from './deeds/doings';
import { endingOf } from '../model/objectives';
import { isOver } from './round';

const allInOrder = (ids: readonly string[]): ChooseAsk => ({
  kind: 'choose',
  options: ids,
  barred: [],
  min: ids.length,
  max: ids.length,
});

/** Each turn the leader fixes the order: all of them, the first first (REIGN-053). */
export const orderRule: RuleOf<'order'> = {
  run(play) {
    const able = play.model.toAct.filter((id) => canAct(play.model, personOf(play.model, id)));
    const leader = leaderOf(play.model);
    play.change({ ...play.model, toAct: able });
    if (able.length < 2 || leader === null) return;
    play.ask([leader.seat], { kind: 'order', leader: leader.id }, allInOrder(able));
  },
  answer(play, _, answer) {
    const order: readonly string[] = answer.kind === 'choose' ? answer.options : [];
    play.change({ ...play.model, toAct: order });
    play.emit({ kind: 'ordered', leader: leaderOf(play.model)?.id ?? '', order });
  },
};

/** A ring that is yet to work brings all of it back (REIGN-202). */
const isForeseeing = (person: Person): boolean =>
  gearOf(person).working.some(
    ({ item, thing }) => thing.id === 'object:ring-of-divination' && !person.spentRings.includes(item.id),
  );

/** Whether there is a way to the other of its duel, at the last look of its turn (REIGN-144). */
function strand(play: ReignPlay, person: Person): void {
  if (person.duel === null) return;
  const isStranded = wayToDuel(play.model, person) === null;
  if (isStranded !== person.isStranded) play.change(withPerson(play.model, person.id, { isStranded }));
}

/** On its feet, and out of the hole or with a rope to get out by (REIGN-309). */
const canAct = (model: Reign, person: Person): boolean =>
  isAble(person) || (isStanding(person) && person.hole === 'passing' && hasRope(person) && person.side === model.side);

function begin(play: ReignPlay, id: CharacterId): void {
  const { toAct } = play.model;
  const now = { ...play.model, toAct: toAct.filter((one) => one !== id), before: null };
  play.change(isForeseeing(personOf(now, id)) ? { ...now, before: now } : now);
  play.emit({ kind: 'acts', who: id, points: personOf(play.model, id).points });
  play.next({ kind: 'act', who: id }, { kind: 'next' });
}

/** One after the other: in the order fixed, or as the GM likes (REIGN-057, REIGN-059). */
export const nextRule: RuleOf<'next'> = {
  run(play) {
    if (isOver(play)) return;
    const able = play.model.toAct.filter((id) => canAct(play.model, personOf(play.model, id)));
    const [first] = able;
    if (first === undefined) return;
    if (play.model.side === 'heroes' || able.length === 1) return begin(play, first);
    play.ask([play.model.setup.master], { kind: 'next' }, chooseOne(able));
  },
  answer(play, _, answer) {
    const id = chosenOption(answer);
    if (id !== null) begin(play, id);
  },
};

/** What was chosen of what was offered: between the two nothing changes. */
function deedChosen({ asked }: ReignPlay, answer: ReignAnswer): Exclude<ReignDeed, TownDoing> {
  const name = chosenDeed(answer);
  const deed = asked.kind === 'deed' ? asked.deeds.find(({ id }) => id === name) : undefined;
  if (deed === undefined || isOfTown(deed)) throw new Error(`nobody offered ${name}`);
  return deed;
}

/** Who of the other side has waited, and may break in between two actions (REIGN-133, REIGN-134). */
const waitersAgainst = (model: Reign, { side }: Person): readonly CharacterId[] =>
  everybody(model).flatMap((one) => (one.side !== side && one.waiting > 0 ? [one.id] : []));

const interruptOf = (model: Reign, enemy: Person) =>
  ({ kind: 'interrupt', enemy: enemy.id, queue: waitersAgainst(model, enemy) }) as const;

/** One action after the other, as long as there are points and something to do with them (REIGN-073, REIGN-074). */
export const actRule: RuleOf<'act'> = {
  run(play, { who }) {
    if (isOver(play)) return;
    const person = personOf(play.model, who);
    if (!canAct(play.model, person)) return play.emit({ kind: 'done', who });
    const ask = deedsOf(play.model, person);
    strand(play, person);
    if (ask.deeds.length === 1) return done(play, who);
    play.ask([person.seat], { kind: 'act', who, points: person.points }, ask);
  },
  answer(play, { who }, answer) {
    const person = personOf(play.model, who);
    const deed = deedChosen(play, answer);
    if (deed.kind === 'end') return done(play, who);
    play.next({ kind: 'act', who });
    if (!play.model.isAmbush && waitersAgainst(play.model, person).length > 0)
      play.next(interruptOf(play.model, person));
    carryOut(play, person, deed);
  },
};

/** What is not spent is lost (REIGN-040). */
function done(play: ReignPlay, who: CharacterId): void {
  play.change(withPerson(play.model, who, { points: 0 }));
  play.emit({ kind: 'done', who });
}

/** Each waiter in turn, as often as it has points and something to do. */
export const interruptRule: RuleOf<'interrupt'> = {
  run(play, { enemy, queue }) {
    const [who, ...rest] = queue;
    if (who === undefined || endingOf(play.model) !== null) return;
    const person = personOf(play.model, who);
    const others = { kind: 'interrupt', enemy, queue: rest } as const;
    if (!isAble(person) || person.waiting === 0) return play.next(others);
    const ask = deedsOf(play.model, person);
    if (ask.deeds.length === 1) return play.next(others);
    play.ask([person.seat], { kind: 'interrupt', who, enemy, points: purseOf(play.model, person) }, ask);
  },
  answer(play, { enemy, queue }, answer) {
    const [who, ...rest] = queue;
    if (who === undefined) return;
    const person = personOf(play.model, who);
    const deed = deedChosen(play, answer);
    if (deed.kind === 'end') return play.next({ kind: 'interrupt', enemy, queue: rest });
    play.next({ kind: 'interrupt', enemy, queue });
    carryOut(play, person, deed);
  },
};
