import {
  ARMOUR_IDS,
  GOODS_IDS,
  GRIMOIRE_IDS,
  OBJECT_IDS,
  POTION_IDS,
  RUNE_IDS,
  SCROLL_IDS,
  WEAPON_IDS,
  type Thing,
  type ThingId,
} from '../words/things';
import { armourOf } from './armours';
import { goodsOf, grimoireOf, objectOf, potionOf, runeOf, scrollOf } from './objects';
import { weaponOf } from './weapons';

const ALL: readonly Thing[] = [
  ...WEAPON_IDS.map(weaponOf),
  ...ARMOUR_IDS.map(armourOf),
  ...POTION_IDS.map(potionOf),
  ...OBJECT_IDS.map(objectOf),
  ...SCROLL_IDS.map(scrollOf),
  ...GRIMOIRE_IDS.map(grimoireOf),
  ...RUNE_IDS.map(runeOf),
  ...GOODS_IDS.map(goodsOf),
];

const BY_ID: ReadonlyMap<string, Thing> = new Map(ALL.map((thing) => [thing.id, thing]));

export function thingOf(id: ThingId): Thing {
  const thing = BY_ID.get(id);
  if (thing === undefined) throw new Error(`no thing ${id}`);
  return thing;
}
