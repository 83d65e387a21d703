import { dice } from '../../content/amounts';
import { zoneOf } from '../../content/zones';
import { BRIDGE, distanceOf, hasFlag, LAVA, LIQUID, type Ground } from '../../grid';
import { withPerson, withTrap } from '../../model/changes';
import type { Reign, Trap } from '../../model/model';
import { isDown, personOf } from '../../model/people';
import {
  groundFor,
  indexOf,
  isFreeSquare,
  isOpenHole,
  occupantOf,
  squareOf,
  trapAt,
  wayDown,
} from '../../model/places';
import { soakOf } from '../../model/attacks';
import type { ReignPlay, RuleOf } from '../../model/types';
import { drown, lose } from '../../moments/harm';
import { scar } from '../../moments/scars';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { ReignEvent } from '../../words/events';
import { zoneOfSquare, type Square } from '../../words/squares';
import { chosenOption, SPEND, yesOrNo } from './answers';

type How = Extract<ReignEvent, { kind: 'moved' }>['how'];

/** Put there, whatever lies between. */
export function put(play: ReignPlay, who: CharacterId, to: Square, how: How): void {
  const from = personOf(play.model, who).at ?? to;
  play.change(withPerson(play.model, who, { at: to }));
  play.emit({ kind: 'moved', who, from, to, how });
}

/** As the crow flies, squared: of banks equally far the one straight on. */
const apart = ({ x, y }: Ground, a: number, b: number): number => {
  const [wide, high] = [(x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)];
  return wide * wide + high * high;
};

/** The nearest safe square; of equals the side it came from (REIGN-208, REIGN-226, REIGN-236). */
function bankOf(model: Reign, at: Square, from: Square): Square | null {
  const ground = groundFor(model);
  const [own, before] = [indexOf(ground, at), indexOf(ground, from)];
  const free = [...ground.squares.keys()].filter(
    (index) =>
      isFreeSquare(model, index) && !hasFlag(ground, index, BRIDGE) && distanceOf(ground, own, index) < Infinity,
  );
  const [best] = free.sort(
    (a, b) =>
      distanceOf(ground, own, a) - distanceOf(ground, own, b) ||
      distanceOf(ground, before, a) - distanceOf(ground, before, b) ||
      apart(ground, own, a) - apart(ground, own, b),
  );
  return best === undefined ? null : squareOf(ground, best);
}

/** No points of either kind: its turn is over. */
export const stopShort = (play: ReignPlay, who: CharacterId): void => {
  const person = personOf(play.model, who);
  play.change(withPerson(play.model, who, person.side === play.model.side ? { points: 0 } : { waiting: 0 }));
};

/** Spikes do 5D less Endurance and armour; a hole 6D, and the turn ends (REIGN-219, REIGN-221, REIGN-222). */
export function suffer(play: ReignPlay, who: CharacterId, trap: Trap): void {
  if (trap.state === 'set') spring(play, who, trap);
  if (trap.kind === 'spikes') {
    const damage = throwAmount(play, who, 'amount', dice(5)) - soakOf(play.model, personOf(play.model, who));
    lose(play, who, damage, 'spikes', null);
    return;
  }
  play.change(withPerson(play.model, who, { hole: 'in' }));
  stopShort(play, who);
  lose(play, who, throwAmount(play, who, 'amount', dice(6)), 'hole', null);
}

export function spring(play: ReignPlay, who: CharacterId, trap: Trap): void {
  play.change(withTrap(play.model, trap.id, { state: 'sprung', isKnown: true }));
  play.emit({ kind: 'sprang', who, trap: trap.id, what: trap.kind, at: trap.at });
}

/** What lies under somebody who was pushed, or fell: it acts without a test (REIGN-130). */
export function fallOnto(play: ReignPlay, who: CharacterId, square: Square, from: Square): void {
  const ground = groundFor(play.model);
  const index = indexOf(ground, square);
  if (hasFlag(ground, index, LIQUID)) return intoLiquid(play, who, square, from, hasFlag(ground, index, LAVA));
  const trap = trapAt(play.model, square);
  if (trap !== null && (trap.state === 'set' || isOpenHole(trap))) suffer(play, who, trap);
}

function intoLiquid(play: ReignPlay, who: CharacterId, square: Square, from: Square, isLava: boolean): void {
  if (isLava) return play.next({ kind: 'lava', who, at: square, from });
  lose(play, who, throwAmount(play, who, 'amount', dice(1)), 'marsh', null);
  if (personOf(play.model, who).at === null) return;
  const bank = bankOf(play.model, square, from);
  if (bank !== null) put(play, who, bank, 'swim');
}

/** Death, unless a point of Destiny lets a hero cling to the nearest safe square (REIGN-235, REIGN-236). */
export const lavaRule: RuleOf<'lava'> = {
  run(play, { who }) {
    const { destiny, seat } = personOf(play.model, who);
    if (destiny === 0) return drown(play, who);
    play.ask([seat], { kind: 'cheatDeath', who, why: 'lava' }, yesOrNo(SPEND));
  },
  answer(play, { who, at, from }, answer) {
    const bank = bankOf(play.model, at, from);
    if (chosenOption(answer) === null || bank === null) return drown(play, who);
    const { destiny } = personOf(play.model, who);
    play.change(withPerson(play.model, who, { destiny: destiny - 1 }));
    play.emit({ kind: 'cheatedDeath', who, why: 'lava' });
    put(play, who, bank, 'cling');
    scar(play, who);
  },
};

/** What the ground does to whoever has stepped on it (REIGN-216, REIGN-220, REIGN-226). */
export const stepRule: RuleOf<'step'> = {
  run(play, { who, from, isRun, march }) {
    const person = personOf(play.model, who);
    const at = person.at;
    if (at === null) return;
    if (person.side === 'heroes' && at === wayDown(play.model)) return depart(play, who, from);
    const trap = trapAt(play.model, at);
    if (trap !== null && isOpenHole(trap)) return suffer(play, who, trap);
    if (trap?.state === 'set') {
      if (isRun) return suffer(play, who, trap);
      const isForewarned = trap.isKnown && person.side === 'heroes';
      const test = testOf(play.model, person, 'trap', 0, isForewarned ? 2 : 0);
      return play.next({ kind: 'test', who, why: 'trap', test, then: { kind: 'trap', march, trap: trap.id, from } });
    }
    play.next({ kind: 'march', who, march });
    const ground = groundFor(play.model);
    const isNew = hasFlag(ground, indexOf(ground, at), BRIDGE) && !hasFlag(ground, indexOf(ground, from), BRIDGE);
    if (isNew) play.next({ kind: 'onBridge', who, from });
  },
};

/** Off the board, alive; whoever was pulled along leaves too (REIGN-281, REIGN-282, REIGN-326). */
function depart(play: ReignPlay, who: CharacterId, from: Square): void {
  const { quest, toAct } = play.model;
  const pulled = occupantOf(play.model, from);
  if (quest === null) return;
  const gone = [who, ...(pulled !== null && isDown(pulled) && pulled.side === 'heroes' ? [pulled.id] : [])];
  for (const id of gone) {
    play.change(withPerson(play.model, id, { at: null, points: 0, waiting: 0 }));
    play.emit({ kind: 'left', who: id });
  }
  const left = [...quest.left, ...gone];
  play.change({ ...play.model, quest: { ...quest, left }, toAct: toAct.filter((id) => !gone.includes(id)) });
}

export const onBridgeRule: RuleOf<'onBridge'> = {
  run(play, { who, from }) {
    const test = testOf(play.model, personOf(play.model, who), 'bridge', 0);
    play.next({ kind: 'test', who, why: 'bridge', test, then: { kind: 'bridge', from } });
  },
};

/** 0 falls off, 1 sprawls; with more it passes after all (REIGN-225). */
export function afterBridge(play: ReignPlay, who: CharacterId, from: Square, isPassed: boolean): void {
  if (isPassed) return;
  const fate = throwAmount(play, who, 'bridgeFall', dice(1));
  if (fate >= 2) return play.emit({ kind: 'crossed', who, came: 'over' });
  play.emit({ kind: 'crossed', who, came: fate === 0 ? 'fell' : 'sprawled' });
  stopShort(play, who);
  const at = personOf(play.model, who).at;
  if (fate === 1 || at === null) return;
  intoLiquid(play, who, at, from, isOverLava(play.model, at));
}

const isOverLava = ({ board }: Reign, square: Square): boolean => {
  const zone = board.zones[zoneOfSquare(square)];
  return zone !== undefined && zoneOf(zone.card).plan.some((row) => row.includes('L'));
};
