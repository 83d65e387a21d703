import { dice } from '../../content/amounts';
import { thingOf } from '../../content/things';
import { withItem, withoutItem, withPerson } from '../../model/changes';
import type { Person } from '../../model/model';
import { isDown, personOf } from '../../model/people';
import { itemOf, weaponIn } from '../../model/things';
import type { ReignPlay } from '../../model/types';
import { cure, regain } from '../../moments/harm';
import { actAgain, addPoints } from '../../moments/points';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { Doing } from '../../words/deeds';
import type { PotionId } from '../../words/things';

type Of<K extends Doing['kind']> = Extract<Doing, { kind: K }>;

/** Points of this turn, or of the next one where this one is over or not its own (REIGN-188). */
const SPEED = 4;

function quicken(play: ReignPlay, giver: CharacterId, id: CharacterId): void {
  const person = personOf(play.model, id);
  if (person.side === play.model.side && !isDown(person)) {
    addPoints(play, id, SPEED, 'speed');
    return id === giver ? undefined : actAgain(play, id);
  }
  play.change(withPerson(play.model, id, { owed: person.owed + SPEED }));
}

/** REIGN-188: single use; a level raised for one turn; Curing is a remedy for poison too. */
function takeEffect(play: ReignPlay, giver: CharacterId, id: CharacterId, potion: PotionId): void {
  const change = (by: Partial<Person>): void => play.change(withPerson(play.model, id, by));
  const { boost } = personOf(play.model, id);
  switch (potion) {
    case 'potion:invisibility':
      return change({ isInvisible: true });
    case 'potion:invulnerability':
      return change({ isInvulnerable: true });
    case 'potion:force':
      return change({ boost: { ...boost, force: 2 } });
    case 'potion:resistance':
      return change({ boost: { ...boost, endurance: 2 } });
    case 'potion:speed':
      return quicken(play, giver, id);
    case 'potion:curing':
      cure(play, id);
      return regain(play, id, throwAmount(play, id, 'amount', dice(5, 4)));
    case 'potion:healing':
      return regain(play, id, 4);
  }
}

export function drink(play: ReignPlay, who: Person, { item: id, target }: Of<'drink'>): void {
  const item = itemOf(who, id);
  const thing = item === null ? null : thingOf(item.thing);
  if (thing?.kind !== 'potion') return;
  play.change(withoutItem(play.model, who.id, id));
  play.emit({ kind: 'drank', who: target, from: who.id, potion: thing.id });
  takeEffect(play, who.id, target, thing.id);
}

/** What takes both hands is held alone; what is taken from the hand goes to the pack (REIGN-042, REIGN-116). */
export function hold(play: ReignPlay, who: Person, { item, hand: at }: Of<'hold'>): void {
  const isHeavy = (id: Person['worn']): boolean => weaponIn(who, id)?.isTwoHanded === true;
  const [first, second] = who.hands.map((id) => (isHeavy(id) ? null : id));
  const hands: Person['hands'] = at === 0 ? [item, isHeavy(item) ? null : (second ?? null)] : [first ?? null, item];
  play.change(withPerson(play.model, who.id, { hands }));
  play.emit({ kind: 'held', who: who.id, item });
}

/** To a friend beside (REIGN-123). */
export function hand(play: ReignPlay, who: Person, { item: id, target }: Of<'hand'>): void {
  const item = itemOf(who, id);
  if (item === null) return;
  play.change(withItem(withoutItem(play.model, who.id, id), target, item));
  play.emit({ kind: 'handed', who: who.id, to: target, item: id });
}

/** Off the ground (REIGN-123). */
export function take(play: ReignPlay, who: Person, { item: id }: Of<'take'>): void {
  const lying = play.model.dropped.find(({ item }) => item.id === id);
  if (lying === undefined) return;
  const dropped = play.model.dropped.filter((one) => one !== lying);
  play.change(withItem({ ...play.model, dropped }, who.id, lying.item));
  play.emit({ kind: 'took', who: who.id, item: id });
}

/** Point by point if need be; meanwhile no armour counts (REIGN-117, REIGN-118). */
export function don(play: ReignPlay, who: Person, { item, cost }: Of<'don'> & { readonly cost: number }): void {
  const before = who.donning?.item === item ? who.donning.left : DONNING;
  const left = before - cost;
  const change = left > 0 ? { worn: null, donning: { item, left } } : { worn: item, donning: null };
  play.change(withPerson(play.model, who.id, change));
  play.emit({ kind: 'donned', who: who.id, item, left });
}
const DONNING = 4;

/** Three hit points (REIGN-189/8). */
export const soothe = (play: ReignPlay, { target }: Of<'soothe'>): void => regain(play, target, 3);
