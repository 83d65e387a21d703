import { refuse, type Refusal } from '../../../machine';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import { HERO_CARDS } from '../../content/heroes';
import { EQUIPMENT_IDS, type HeroId } from '../../words/ids';
import type { Catacombs } from '../model';
import { heroOf } from '../queries';
import type { Price } from '../../words/price';

const FREE: Price = { magic: 0, life: 0 };

/** What a card of hers can be used for instead has its own price (VERM-159). */
function alternativeCost(what: string): number {
  const uses = EQUIPMENT_IDS.map((id) => EQUIPMENT_CARDS[id].use);
  const alternatives = uses.flatMap((use) => (use.kind === 'action' ? (use.alternative ?? []) : []));
  return alternatives.find(({ id }) => id === what)?.magic ?? 0;
}

/** As printed for her; a card for many asks for 1 where it has to be used, and for nothing where it just lies there (SOL-143). */
export function magicCostOf(hero: HeroId, what: string): number {
  const action = HERO_CARDS[hero].actions.find(({ id }) => id === what);
  if (action !== undefined) return action.magic ?? 0;
  const equipment = EQUIPMENT_IDS.find((id) => id === what);
  if (equipment === undefined) return alternativeCost(what);
  const { magic, use } = EQUIPMENT_CARDS[equipment];
  return magic ?? (use.kind === 'lasting' ? 0 : 1);
}

/** Magic first, then life, but never its last point (SOL-131, SOL-132, SOL-134); null where that is not enough. A Siren changes nothing of it (SOL-254). */
export function priceOf(model: Catacombs, hero: HeroId, what: string): Price | null {
  const { magic, life } = heroOf(model, hero);
  if (magic === undefined) return FREE;
  const cost = magicCostOf(hero, what);
  const fromLife = Math.max(0, cost - magic);
  return fromLife === 0 || fromLife < life ? { magic: cost - fromLife, life: fromLife } : null;
}

export function whyNotMagic(model: Catacombs, hero: HeroId, what: string): Refusal | null {
  if (priceOf(model, hero, what) !== null) return null;
  return refuse('notEnoughMagic', 'SOL-134', { cost: magicCostOf(hero, what), magic: heroOf(model, hero).magic ?? 0 });
}
