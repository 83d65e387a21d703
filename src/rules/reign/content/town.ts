import { ORDINARY_WEAPON_IDS, type ThingId } from '../words/things';
import { thingOf } from './things';

/** What is not bought at twice the sale price of a weapon (REIGN-308, REIGN-309). */
const PRICES: Readonly<Partial<Record<ThingId, number>>> = {
  'potion:healing': 4,
  'potion:curing': 50,
  'weapon:dagger': 30,
  'weapon:short-sword': 90,
  'weapon:hunting-bow': 80,
  'armour:leather-jerkin': 60,
  'armour:studded-habit': 160,
  'armour:mail-shirt': 150,
  'armour:plain-shield': 80,
  'goods:spike-trap-kit': 60,
  'goods:lock-picks': 50,
  'goods:rope': 20,
  'goods:strongbox': 100,
  'object:apprentices-sceptre': 50,
  'grimoire:magic-for-beggars': 50,
};

/** The village has no weapon above this price (REIGN-308). */
const VILLAGE_LIMIT = 100;

/** What it costs in town; null: it is not on sale. */
export function priceOf(id: ThingId): number | null {
  const isOrdinary = ORDINARY_WEAPON_IDS.some((one) => one === id);
  return isOrdinary ? 2 * thingOf(id).sale : (PRICES[id] ?? null);
}

export const isSoldIn = (place: 'town' | 'village', id: ThingId): boolean => {
  const price = priceOf(id);
  return price !== null && (place === 'town' || thingOf(id).kind !== 'weapon' || price <= VILLAGE_LIMIT);
};
