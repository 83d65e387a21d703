import { attackOf } from '../../model/attacks';
import { withDoor, withPerson } from '../../model/changes';
import type { Person, Trap } from '../../model/model';
import { kindOf, levelOf, passageOf, personOf } from '../../model/people';
import { weaponIn } from '../../model/things';
import type { ReignPlay } from '../../model/types';
import { DISARM } from '../../moments/offers/body';
import { strikesTwice } from '../../moments/offers/fighting';
import { addPoints, pay } from '../../moments/points';
import { testOf } from '../../moments/tests';
import { assertNever } from '../../../../lib';
import type { Doing, DoingKind, ReignDeed } from '../../words/deeds';
import { smash } from './doors';
import { challenge } from './dueling';
import type { TownDoing } from '../../words/town';
import { don, drink, hand, hold, soothe, take } from './gear';
import { isHeld, move } from '../steps/march';
import { closeWell, stealOrb, takeOrb } from './questing';
import { openChest, pickChest, rummage, search, smashChest } from './searching';
import { corrupt, speak } from './speeches';
import { bind, name, passPortal, read, rewind, teleport } from './objects';
import { cast } from './spells';
import { steal } from './thieving';

type Of<K extends DoingKind> = Extract<Doing, { kind: K }>;

function strike(play: ReignPlay, who: Person, deed: Of<'melee' | 'powerful' | 'freeBlow' | 'shoot' | 'precise'>): void {
  const { kind, weapon, target } = deed;
  const way = kind === 'shoot' || kind === 'precise' ? 'shot' : 'melee';
  const isPowerful = kind === 'powerful' || kind === 'precise';
  const attack = attackOf(play.model, who, personOf(play.model, target), { way, weapon, isPowerful });
  if (kind === 'freeBlow') {
    const isSecond = who.secondBlow === weapon;
    play.change(withPerson(play.model, who.id, isSecond ? { secondBlow: null } : { hasFreeBlow: false }));
  }
  if (kind === 'melee' && strikesTwice(weaponIn(who, weapon))) {
    play.change(withPerson(play.model, who.id, { secondBlow: weapon }));
  }
  play.next({ kind: 'guard', attack });
}

/** Known to heroes and allies; those of the catacombs walk into it (REIGN-122, REIGN-223). */
function layTrap(play: ReignPlay, who: Person, { item, at }: Of<'layTrap'>): void {
  const named = play.model.named + 1;
  const trap: Trap = { id: `spikes-${named}`, kind: 'spikes', at, state: 'set', isKnown: true, laidBy: 'heroes' };
  play.change({ ...play.model, named, traps: [...play.model.traps, trap] });
  play.change(withPerson(play.model, who.id, { pack: who.pack.filter(({ id }) => id !== item) }));
  play.emit({ kind: 'laid', who: who.id, trap: trap.id, at });
}

/** As many figures as there is room for; the rest stays as it is (REIGN-163). */
function join(play: ReignPlay, who: Person, { target: id }: Of<'join'>): void {
  const target = personOf(play.model, id);
  const room = (kindOf(who)?.swarm ?? 1) - 1 - target.rear.length;
  const figures = [who.hp, ...who.rear];
  const moved = figures.slice(-room);
  const [front, ...rear] = figures.slice(0, figures.length - moved.length);
  const newcomers = target.newcomers + moved.length;
  play.change(withPerson(play.model, id, { rear: [...target.rear, ...moved], newcomers }));
  if (front === undefined) {
    if (who.at !== null && target.at !== null) move(play, who.id, target.at, 'join');
    play.change(withPerson(play.model, who.id, { at: null, isDead: true, points: 0, waiting: 0 }));
  } else play.change(withPerson(play.model, who.id, { hp: front, rear }));
  play.emit({ kind: 'joined', who: who.id, target: id, figures: moved.length });
}

function simple(play: ReignPlay, who: Person, deed: Of<'wait' | 'fury' | 'breakFree' | 'disarm' | 'shove'>): void {
  const id = who.id;
  if (deed.kind === 'wait') {
    const { waiting } = personOf(play.model, id);
    play.change(withPerson(play.model, id, { waiting: waiting + 1 }));
    return play.emit({ kind: 'waits', who: id, points: waiting + 1 });
  }
  if (deed.kind === 'fury') {
    play.change(withPerson(play.model, id, { hasFury: false }));
    return addPoints(play, id, 2, 'fury');
  }
  if (deed.kind === 'breakFree') {
    const test = testOf(play.model, who, 'breakFree', who.web);
    return play.next({ kind: 'test', who: id, why: 'breakFree', test, then: { kind: 'breakFree' } });
  }
  if (deed.kind === 'disarm') {
    const test = testOf(play.model, who, 'disarm', DISARM);
    return play.next({ kind: 'test', who: id, why: 'disarm', test, then: { kind: 'disarm', trap: deed.trap } });
  }
  const { target, to } = deed;
  const test = testOf(play.model, who, 'shove', levelOf(play.model, personOf(play.model, target), 'force'));
  play.next({ kind: 'test', who: id, why: 'shove', test, then: { kind: 'shove', target, to } });
}

/** Who leaves an adversary must get away first (REIGN-132). */
function jump(play: ReignPlay, who: Person, { to, over }: Of<'jump'>): void {
  const onward = { kind: 'leap', who: who.id, to, over } as const;
  if (!isHeld(play.model, who)) return play.next(onward);
  const test = testOf(play.model, who, 'blocking', 0);
  play.next({ kind: 'test', who: who.id, why: 'blocking', test, then: { kind: 'blocking', onward } });
}

function go(play: ReignPlay, who: Person, { way }: Of<'walk' | 'run' | 'advance'>): void {
  const passage = passageOf(who);
  play.next({ kind: 'march', who: who.id, march: { legs: way, done: 0, passage, isFreed: false } });
}

/** Paid for first, whatever comes of it; a way is paid action by action (REIGN-073). */
export function carryOut(play: ReignPlay, who: Person, deed: Exclude<ReignDeed, TownDoing>): void {
  const isGoing = deed.kind === 'walk' || deed.kind === 'run' || deed.kind === 'advance';
  if (!isGoing) pay(play, who.id, deed.cost);
  const payer = personOf(play.model, who.id);
  switch (deed.kind) {
    case 'walk':
    case 'run':
    case 'advance':
      return go(play, payer, deed);
    case 'melee':
    case 'powerful':
    case 'freeBlow':
    case 'shoot':
    case 'precise':
      return strike(play, payer, deed);
    case 'open':
    case 'pick':
      return play.next({ kind: 'tryDoor', who: payer.id, door: deed.door, isPicked: deed.kind === 'pick' });
    case 'close':
      play.change(withDoor(play.model, deed.door, { isOpen: false }));
      return play.emit({ kind: 'closed', who: payer.id, door: deed.door });
    case 'smash':
    case 'smashHard':
      return smash(play, payer, deed);
    case 'layTrap':
      return layTrap(play, payer, deed);
    case 'jump':
      return jump(play, payer, deed);
    case 'drink':
      return drink(play, payer, deed);
    case 'hold':
      return hold(play, payer, deed);
    case 'hand':
      return hand(play, payer, deed);
    case 'take':
      return take(play, payer, deed);
    case 'join':
      return join(play, payer, deed);
    case 'search':
      return search(play, payer, deed);
    case 'rummage':
      return rummage(play, payer, deed);
    case 'openChest':
      return openChest(play, payer, deed);
    case 'pickChest':
      return pickChest(play, payer, deed);
    case 'smashChest':
    case 'smashChestHard':
      return smashChest(play, payer, deed);
    case 'threaten':
    case 'encourage':
    case 'manipulate':
      return speak(play, payer, deed.kind);
    case 'corrupt':
      return corrupt(play, payer, deed);
    case 'steal':
      return steal(play, payer, deed);
    case 'throw':
      return play.next({ kind: 'aimThrow', who: payer.id, item: deed.item });
    case 'don':
      return don(play, payer, deed);
    case 'soothe':
      return soothe(play, deed);
    case 'cast':
      return cast(play, payer, deed);
    case 'read':
      return read(play, payer, deed);
    case 'teleport':
      return teleport(play, payer, deed);
    case 'rewind':
      return rewind(play, payer, deed);
    case 'bind':
      return bind(play, payer, deed);
    case 'name':
      return name(play, payer, deed);
    case 'rope':
      return play.next({ kind: 'roped', who: payer.id, target: deed.target });
    case 'portal':
      return passPortal(play, payer);
    case 'challenge':
      return challenge(play, payer, deed);
    case 'wait':
    case 'fury':
    case 'breakFree':
    case 'disarm':
    case 'shove':
      return simple(play, payer, deed);
    case 'lid':
      return closeWell(play, payer);
    case 'stealOrb':
      return stealOrb(play, payer, deed);
    case 'takeOrb':
    case 'askForOrb':
      return takeOrb(play, payer.id);
    case 'giveUp':
      play.emit({ kind: 'ended', isWon: false, why: 'givenUp' });
      return play.finish({ isWon: false, why: 'givenUp', pot: play.model.pot });
    case 'end':
      return;
    default:
      return assertNever(deed);
  }
}
