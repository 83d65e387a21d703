import { dice } from '../../content/amounts';
import { HOLDINGS, SQUARE_FINDS, CHEST_LOCK, type Holding } from '../../content/elements';
import { NATURES, TREASURES } from '../../content/treasures';
import { chooseUpTo } from '../../../machine';
import { blowResult } from '../../dice';
import { showHidden } from '../../dungeon/waysOn';
import { withDoor, withItem, withPerson, withTrap } from '../../model/changes';
import type { Person, Reign } from '../../model/model';
import { hasSkill, isHero, personOf } from '../../model/people';
import { itemOf } from '../../model/things';
import { trapAt } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { lose } from '../../moments/harm';
import { blowAtChest } from '../../moments/offers/searching';
import { testOf } from '../../moments/tests';
import { throwAmount, throwBlow } from '../../moments/throws';
import type { CharacterId, ItemId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import { columnOf, rowOf, zoneOfSquare, type Square } from '../../words/squares';
import type { Fate } from '../../words/tasks';
import type { ThingId } from '../../words/things';
import { chosenOption, yesOrNo } from '../steps/answers';
import { hasOmen, spendDestiny, spendOmen } from '../steps/test';

type Of<K extends Doing['kind']> = Extract<Doing, { kind: K }>;

const D = dice(1);
const TWO = dice(2);
/** In each zone only so many searches of squares pay (REIGN-110). */
const PAYING_SEARCHES = 3;
const NOTHING: Holding = { coins: 0, things: [], harm: null };

/** Whatever comes of it, what is hidden there comes to light (REIGN-108). */
export function search(play: ReignPlay, who: Person, { at }: Of<'search'>): void {
  play.change({ ...play.model, searched: [...play.model.searched, at] });
  play.emit({ kind: 'searched', who: who.id, at });
  play.next({ kind: 'uncover', who: who.id, at });
}

export const uncoverRule: RuleOf<'uncover'> = {
  run(play, { who, at }) {
    const trap = trapAt(play.model, at);
    if (trap !== null && trap.state === 'set' && !trap.isKnown) {
      play.change(withTrap(play.model, trap.id, { isKnown: true }));
      play.emit({ kind: 'found', who, trap: trap.id });
      play.reveal();
    }
    const hidden = play.model.quest?.hidden.find((one) => isStraightBeside(one.at, at));
    const isHeroic = isHero(personOf(play.model, who));
    if (isHeroic) play.next({ kind: 'fate', who, fate: { kind: 'square', at } });
    if (hidden !== undefined) reveal(play, who, hidden.at);
  },
};

/** On the plan of one zone. */
const isStraightBeside = (a: Square, b: Square): boolean =>
  zoneOfSquare(a) === zoneOfSquare(b) && Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;

/** Finding it is opening it (REIGN-231). */
function reveal(play: ReignPlay, who: CharacterId, at: Square): void {
  showHidden(play, at);
  play.change(withDoor(play.model, at, { isOpen: true, isTried: true }));
  play.emit({ kind: 'hiddenFound', who, at });
  play.next({ kind: 'discover', exit: at });
}

/** A statue is sacred: a point of Destiny first, if there is one (REIGN-232, REIGN-233). */
export function rummage(play: ReignPlay, who: Person, { element }: Of<'rummage'>): void {
  play.change({ ...play.model, rummaged: [...play.model.rummaged, element] });
  play.emit({ kind: 'rummaged', who: who.id, element });
  if (kindOfElement(play.model, element) === 'statue' && who.destiny > 0) {
    play.change(withPerson(play.model, who.id, { destiny: who.destiny - 1 }));
    play.emit({ kind: 'paidDestiny', who: who.id });
  }
  play.next({ kind: 'fate', who: who.id, fate: { kind: 'element', element } });
}

const kindOfElement = ({ board }: Reign, id: string) => board.elements.find((one) => one.id === id)?.kind ?? null;

export const openChest = (play: ReignPlay, who: Person, { element }: Of<'openChest'>): void =>
  play.next({ kind: 'fate', who: who.id, fate: { kind: 'chest', element, isSecond: false } });

export function pickChest(play: ReignPlay, who: Person, { element }: Of<'pickChest'>): void {
  const test = testOf(play.model, who, 'pickChest', CHEST_LOCK.pick);
  play.next({ kind: 'test', who: who.id, why: 'pickChest', test, then: { kind: 'pickChest', element } });
}

/** The lock is overcome: once more, at no cost (REIGN-215). */
export const overcome = (play: ReignPlay, who: CharacterId, element: string): void =>
  play.next({ kind: 'fate', who, fate: { kind: 'chest', element, isSecond: true } });

export function smashChest(play: ReignPlay, who: Person, deed: Of<'smashChest' | 'smashChestHard'>): void {
  const { element, weapon, kind } = deed;
  const blow = blowAtChest(play.model, who, weapon, kind === 'smashChestHard');
  const { damage } = blowResult(blow, throwBlow(play, who.id, 'smash', blow));
  const left = Math.max(0, (play.model.locks[element] ?? 0) - damage);
  play.change({ ...play.model, locks: { ...play.model.locks, [element]: left } });
  play.emit({ kind: 'chestBattered', who: who.id, element, damage, left });
  if (left === 0) overcome(play, who.id, element);
}

const isOfSquare = (fate: Fate): boolean => fate.kind === 'square';

export const fateRule: RuleOf<'fate'> = {
  run(play, { who, fate }) {
    const sum = throwAmount(play, who, 'search', isOfSquare(fate) ? TWO : D);
    play.next({ kind: 'fated', who, fate, sum });
  },
};

function holdingOf(model: Reign, fate: Fate, sum: number): Holding {
  if (fate.kind === 'square') return NOTHING;
  const holding = HOLDINGS[kindOfElement(model, fate.element) ?? 'well']?.[sum] ?? NOTHING;
  return fate.kind === 'chest' && fate.isSecond && holding.harm === 'locked' ? NOTHING : holding;
}

/** It hurts or yields nothing: that is a failed roll (REIGN-037). */
function isPoor(model: Reign, fate: Fate, sum: number): boolean {
  if (fate.kind === 'square') return sum <= 6;
  const { coins, things } = holdingOf(model, fate, sum);
  return coins === 0 && things.length === 0;
}

/** A scrounger throws the 2D of one search a round again, Destiny any roll that failed (REIGN-037, REIGN-299). */
function rethrows(model: Reign, who: Person, fate: Fate, sum: number): readonly string[] {
  const canScrounge = isOfSquare(fate) && hasSkill(who, 'skill:scrounger') && !who.hasScrounged;
  const isBad = isPoor(model, fate, sum);
  return [
    ...(canScrounge ? ['scrounger'] : []),
    ...(who.destiny > 0 && isBad ? ['destiny'] : []),
    ...(hasOmen(model, who) && isBad ? ['omen'] : []),
  ];
}

export const fatedRule: RuleOf<'fated'> = {
  run(play, { who, fate, sum }) {
    const person = personOf(play.model, who);
    const options = rethrows(play.model, person, fate, sum);
    if (options.length === 0) return settle(play, who, fate, sum);
    play.ask([person.seat], { kind: 'rethrow', who, why: 'search' }, yesOrNo(...options));
  },
  answer(play, { who, fate, sum }, answer) {
    const chosen = chosenOption(answer);
    if (chosen === null) return settle(play, who, fate, sum);
    if (chosen === 'destiny') spendDestiny(play, who);
    else if (chosen === 'omen') spendOmen(play, who);
    else {
      play.change(withPerson(play.model, who, { hasScrounged: true }));
      play.emit({ kind: 'rethrew', who, how: 'scrounger' });
    }
    play.next({ kind: 'fate', who, fate });
  },
};

function settle(play: ReignPlay, who: CharacterId, fate: Fate, sum: number): void {
  if (fate.kind === 'square') return settleSquare(play, who, fate.at, sum);
  const holding = holdingOf(play.model, fate, sum);
  if (fate.kind === 'chest' && holding.harm === 'locked') {
    play.change({ ...play.model, locks: { ...play.model.locks, [fate.element]: CHEST_LOCK.hitPoints } });
    return play.emit({ kind: 'chestLocked', who, element: fate.element });
  }
  if (fate.kind === 'chest') {
    play.change({ ...play.model, rummaged: [...play.model.rummaged, fate.element] });
    play.emit({ kind: 'chestOpened', who, element: fate.element });
  }
  collect(play, who, holding.coins);
  if (holding.things.length > 0) play.next({ kind: 'find', who, things: holding.things, found: [] });
  if (holding.harm !== 'infected') return;
  const test = testOf(play.model, personOf(play.model, who), 'infection', INFECTION);
  play.next({ kind: 'test', who, why: 'infection', test, then: { kind: 'poison' } });
}

/** Of a corpse (REIGN-229). */
const INFECTION = 2;

function collect(play: ReignPlay, who: CharacterId, coins: number): void {
  if (coins === 0) return;
  play.change({ ...play.model, pot: play.model.pot + coins });
  play.emit({ kind: 'coins', who, coins });
}

/** Hit points go as they are, past armour and Endurance (REIGN-109, REIGN-110). */
function settleSquare(play: ReignPlay, who: CharacterId, at: Square, sum: number): void {
  const find = SQUARE_FINDS[sum] ?? 'nothing';
  if (find === 'hurtAndImprevu') {
    lose(play, who, throwAmount(play, who, 'amount', D), 'search', null);
    return play.next({ kind: 'imprevu' });
  }
  if (find === 'hurt') return void lose(play, who, 1, 'search', null);
  if (find === 'nothing') return;
  const zone = String(zoneOfSquare(at));
  const paid = play.model.paidSearches[zone] ?? 0;
  if (paid >= PAYING_SEARCHES) return;
  play.change({ ...play.model, paidSearches: { ...play.model.paidSearches, [zone]: paid + 1 } });
  if (find === 'treasure') return play.next({ kind: 'find', who, things: ['treasure'], found: [] });
  collect(play, who, find);
}

/** A second bearskin is sold at once (REIGN-206). */
const BEARSKIN: ThingId = 'armour:sveins-bearskin';
const BEARSKIN_COINS = 400;

const isThere = ({ people, dropped }: Reign, thing: ThingId): boolean =>
  Object.values(people).some(({ pack }) => pack.some((item) => item.thing === thing)) ||
  dropped.some(({ item }) => item.thing === thing);

/** 2D on the table of its nature, each thing (REIGN-186, REIGN-237). */
function draw(play: ReignPlay, who: CharacterId, wanted: 'treasure' | keyof typeof TREASURES): ItemId | null {
  const nature = wanted === 'treasure' ? NATURES[throwAmount(play, who, 'treasure', TWO)] : wanted;
  const thing = nature === undefined ? undefined : TREASURES[nature][throwAmount(play, who, 'treasure', TWO)];
  if (thing === undefined) return null;
  if (thing === BEARSKIN && isThere(play.model, BEARSKIN)) {
    collect(play, who, BEARSKIN_COINS);
    return null;
  }
  const named = play.model.named + 1;
  const item = { id: `i${named}`, thing, runes: [] };
  play.change(withItem({ ...play.model, named }, who, item));
  play.emit({ kind: 'foundThing', who, item: item.id, thing });
  return item.id;
}

/** All of it first; then what is taken, and what is left lying (REIGN-183). */
export const findRule: RuleOf<'find'> = {
  run(play, { who, things, found }) {
    const [next, ...rest] = things;
    if (next !== undefined) {
      const item = draw(play, who, next);
      return play.next({ kind: 'find', who, things: rest, found: item === null ? found : [...found, item] });
    }
    if (found.length === 0) return;
    const ids: readonly string[] = found;
    play.ask([personOf(play.model, who).seat], { kind: 'keep', who }, chooseUpTo(ids.length, ids));
  },
  answer(play, { who, found }, answer) {
    const kept: readonly string[] = answer.kind === 'choose' ? answer.options : [];
    for (const id of found) if (!kept.includes(id)) leave(play, who, id);
  },
};

function leave(play: ReignPlay, who: CharacterId, id: ItemId): void {
  const person = personOf(play.model, who);
  const item = itemOf(person, id);
  if (item === null || person.at === null) return;
  play.change(withPerson(play.model, who, { pack: person.pack.filter((one) => one.id !== id) }));
  play.change({ ...play.model, dropped: [...play.model.dropped, { at: person.at, item }] });
  play.emit({ kind: 'dropped', who, at: person.at, items: [id] });
}
