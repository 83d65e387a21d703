import { HIT_POINTS_AT_ONCE } from '../content/growth';
import { withItem, withoutItem, withPerson } from '../model/changes';
import type { Person } from '../model/model';
import { mostHp, personOf } from '../model/people';
import { itemOf, weaponIn } from '../model/things';
import type { ReignPlay, RuleOf } from '../model/types';
import { townDeedsOf } from '../moments/offers/town';
import type { CharacterId } from '../words/characters';
import type { ReignDeed } from '../words/deeds';
import type { TownDoing } from '../words/town';
import { chosenDeed } from './steps/answers';

type Of<K extends TownDoing['kind']> = Extract<TownDoing, { kind: K }>;

const change = (play: ReignPlay, who: CharacterId, by: Partial<Person>): void =>
  play.change(withPerson(play.model, who, by));

/** Hero by hero: trade, learning, and what goes along (REIGN-301, REIGN-308). */
export const townRule: RuleOf<'town'> = {
  run(play, { queue }) {
    const [who, ...waiting] = queue;
    if (who === undefined) return rest(play);
    const person = personOf(play.model, who);
    const { seat, coins, xp } = person;
    play.ask([seat], { kind: 'town', who, coins, xp }, townDeedsOf(play.model, person, waiting));
  },
  answer(play, { queue }, answer) {
    const [who, ...others] = queue;
    const name = chosenDeed(answer);
    const { asked } = play;
    const deed = asked.kind === 'deed' ? asked.deeds.find(({ id }) => id === name) : undefined;
    if (who === undefined || deed === undefined) return;
    play.next({ kind: 'town', queue: deed.kind === 'end' ? others : queue });
    carryOut(play, personOf(play.model, who), deed);
  },
};

/** Everybody is at full hit points after a rest (REIGN-035, REIGN-308). */
function rest(play: ReignPlay): void {
  for (const person of Object.values(play.model.people)) change(play, person.id, { hp: mostHp(play.model, person) });
}

function buy(play: ReignPlay, { id, coins }: Person, { thing, price }: Of<'buy'>): void {
  change(play, id, { coins: coins - price });
  if (thing === 'goods:strongbox') return play.change({ ...play.model, strongbox: [] });
  const named = play.model.named + 1;
  play.change(withItem({ ...play.model, named }, id, { id: `i${named}`, thing, runes: [] }));
}

function keep(play: ReignPlay, who: Person, { kind, item: id }: Of<'store' | 'fetch'>): void {
  const { strongbox } = play.model;
  if (strongbox === null) return;
  const item = kind === 'store' ? itemOf(who, id) : (strongbox.find((one) => one.id === id) ?? null);
  if (item === null) return;
  if (kind === 'store') {
    return play.change({ ...withoutItem(play.model, who.id, id), strongbox: [...strongbox, item] });
  }
  play.change(withItem({ ...play.model, strongbox: strongbox.filter((one) => one !== item) }, who.id, item));
}

/** What takes both hands is held alone (REIGN-042). */
function wield(play: ReignPlay, who: Person, { item, hand }: Of<'wield'>): void {
  const isHeavy = (id: Person['worn']): boolean => weaponIn(who, id)?.isTwoHanded === true;
  const [first, second] = who.hands.map((id) => (isHeavy(id) ? null : id));
  const hands: Person['hands'] = hand === 0 ? [item, isHeavy(item) ? null : (second ?? null)] : [first ?? null, item];
  change(play, who.id, { hands });
}

function grow(
  play: ReignPlay,
  { id, gains, raised, xp }: Person,
  deed: Of<'raise' | 'raiseHitPoints' | 'raiseActionPoints'>,
): void {
  const left = xp - deed.xp;
  if (deed.kind === 'raise') {
    const levels = { ...gains.levels, [deed.level]: (gains.levels[deed.level] ?? 0) + 1 };
    return change(play, id, { xp: left, gains: { ...gains, levels }, raised: [...raised, deed.level] });
  }
  const isHardier = deed.kind === 'raiseHitPoints';
  const hitPoints = gains.hitPoints + (isHardier ? HIT_POINTS_AT_ONCE : 0);
  const actionPoints = gains.actionPoints + (isHardier ? 0 : 1);
  change(play, id, { xp: left, gains: { ...gains, hitPoints, actionPoints } });
}

function carryOut(play: ReignPlay, who: Person, deed: ReignDeed): void {
  const { id, coins, xp } = who;
  if (deed.kind === 'end') return play.emit({ kind: 'done', who: id });
  play.emit({ kind: 'inTown', who: id, did: deed.id });
  switch (deed.kind) {
    case 'buy':
      return buy(play, who, deed);
    case 'sell':
      play.change(withoutItem(play.model, id, deed.item));
      return change(play, id, { coins: coins + deed.price });
    case 'store':
    case 'fetch':
      return keep(play, who, deed);
    case 'pass': {
      const item = itemOf(who, deed.item);
      if (item === null) return;
      return play.change(withItem(withoutItem(play.model, id, deed.item), deed.target, item));
    }
    case 'wield':
      return wield(play, who, deed);
    case 'wear':
      return change(play, id, { worn: deed.item });
    case 'raise':
    case 'raiseHitPoints':
    case 'raiseActionPoints':
      return grow(play, who, deed);
    case 'learnSkill':
      return change(play, id, { xp: xp - deed.xp, skills: [...who.skills, deed.skill] });
    case 'learnSpell':
      return change(play, id, { xp: xp - deed.xp, spells: [...who.spells, deed.spell] });
    case 'cureHandicap':
      return change(play, id, {
        coins: coins - deed.price,
        handicaps: who.handicaps.filter((one) => one !== deed.handicap),
      });
    default:
      throw new Error(`${deed.id} is not done in town`);
  }
}
