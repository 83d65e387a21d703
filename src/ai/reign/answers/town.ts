import type { DeedAsk } from '../../../rules/machine';
import {
  levelOf,
  personOf,
  thingOf,
  type CharacterId,
  type ItemId,
  type Person,
  type Reign,
  type ReignDeed,
  type ThingId,
} from '../../../rules/reign';
import type { Answered, Thinking } from '../thinking';
import { holding, kitWorth } from '../worth/gear';

type Of<K extends ReignDeed['kind']> = ReignDeed & { readonly kind: K };
type Deeds = readonly ReignDeed[];

const of = <K extends ReignDeed['kind']>(deeds: Deeds, kind: K): readonly Of<K>[] =>
  deeds.filter((deed): deed is Of<K> => deed.kind === kind);

/** Potions of healing that a hero takes along. */
const FLASKS = 6;
/** What is left for another day. */
const RESERVE = 4;
const GAIN = 1.5;

const countOf = ({ pack }: Person, thing: ThingId): number => pack.filter((one) => one.thing === thing).length;

/** No thing is called that. */
const BOUGHT: ItemId = 'bought';

/** What better it would be armed with it. */
function gainOf(model: Reign, who: Person, thing: ThingId): number {
  const kind = thingOf(thing);
  const before = kitWorth(model, who);
  const carrier = { ...who, pack: [...who.pack, { id: BOUGHT, thing, runes: [] }] };
  const item = BOUGHT;
  if (kind.kind === 'armour' && !kind.isShield) {
    return kind.wearer === null ? kitWorth(model, { ...carrier, worn: item }) - before : 0;
  }
  if (kind.kind !== 'weapon' && kind.kind !== 'armour') return 0;
  return Math.max(kitWorth(model, holding(carrier, item, 0)), kitWorth(model, holding(carrier, item, 1))) - before;
}

/** Put on and taken in hand whatever is better. */
function dressed(model: Reign, who: Person, deeds: Deeds): ReignDeed | null {
  const before = kitWorth(model, who);
  const all = [
    ...of(deeds, 'wear').map((deed) => ({ deed, gain: kitWorth(model, { ...who, worn: deed.item }) - before })),
    ...of(deeds, 'wield').map((deed) => ({ deed, gain: kitWorth(model, holding(who, deed.item, deed.hand)) - before })),
  ];
  const [best] = all.filter(({ gain }) => gain > 0.5).sort((a, b) => b.gain - a.gain);
  return best?.deed ?? null;
}

/** Points of action first, then what turns blows aside, and what is left for hit points at the last. */
function grown(model: Reign, who: Person, deeds: Deeds, isPatient: boolean): ReignDeed | null {
  const [swift] = of(deeds, 'raiseActionPoints');
  if (swift !== undefined) return swift;
  const tough = of(deeds, 'raise').find(({ level }) => level === 'endurance');
  if (tough !== undefined) return tough;
  const saving = 3 * (levelOf(model, who, 'endurance') + 1);
  const [hardy] = of(deeds, 'raiseHitPoints');
  return hardy !== undefined && (!isPatient || who.xp - hardy.xp >= saving || who.raised.length > 0) ? hardy : null;
}

/** A weapon or an armour that is neither held nor worn nor better: somebody else may have it. */
function sold(model: Reign, who: Person, deeds: Deeds): ReignDeed | null {
  const spare = of(deeds, 'sell').filter(({ item }) => {
    const thing = thingOf(who.pack.find(({ id }) => id === item)?.thing ?? 'goods:rope');
    return (thing.kind === 'weapon' || thing.kind === 'armour') && !who.hands.includes(item) && who.worn !== item;
  });
  return spare[0] ?? null;
}

function bought(model: Reign, who: Person, deeds: Deeds): ReignDeed | null {
  const goods = of(deeds, 'buy');
  const kit = goods
    .map((deed) => ({ deed, gain: gainOf(model, who, deed.thing) }))
    .filter(({ deed, gain }) => gain > GAIN && deed.price + RESERVE * FLASKS <= who.coins)
    .sort((a, b) => b.gain - a.gain || a.deed.price - b.deed.price);
  const flask = goods.find(({ thing }) => thing === 'potion:healing' && countOf(who, 'potion:healing') < FLASKS);
  const cure = goods.find(
    ({ thing, price }) => thing === 'potion:curing' && countOf(who, thing) < 1 && price * 2 <= who.coins,
  );
  return kit[0]?.deed ?? flask ?? cure ?? null;
}

/** Something that weighs much and is not used, where the pack is too heavy to go. */
function lightened(who: Person, deeds: Deeds): ReignDeed | null {
  const weightOf = ({ item }: Of<'sell'>): number =>
    thingOf(who.pack.find(({ id }) => id === item)?.thing ?? 'goods:rope').weight;
  const [heavy] = of(deeds, 'sell')
    .filter(({ item }) => !who.hands.includes(item) && who.worn !== item)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return heavy ?? of(deeds, 'sell')[0] ?? null;
}

/** What a hero does before the quest: one thing after the other, then on its way (REIGN-301, REIGN-308). */
export function inTown(
  { view: { model }, head, effort }: Thinking,
  id: CharacterId,
  { deeds }: DeedAsk<ReignDeed>,
): Answered {
  effort.spend();
  const who = personOf(model, id);
  const [end] = of(deeds, 'end');
  const deed =
    dressed(model, who, deeds) ??
    grown(model, who, deeds, head.isPatient) ??
    (head.isThrifty ? sold(model, who, deeds) : null) ??
    bought(model, who, deeds) ??
    end ??
    lightened(who, deeds);
  if (deed === null) throw new Error(`${id} cannot leave town`);
  return {
    answer: { kind: 'deed', deed: deed.id },
    thought: {
      kind: 'deed',
      deed: deed.kind,
      aim: deed.kind === 'end' ? 'explore' : 'gear',
      chance: null,
      tried: deeds.length,
    },
  };
}
