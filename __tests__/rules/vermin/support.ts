import type { CatacombsEvent, HeroId } from '../../../src/rules/catacombs';
import { POISON_CARDS, type PoisonId } from '../../../src/rules/catacombs/content/vermin/poison';
import { fight, type FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';

/** A fight with the discs and the cards of the Vermin in the box. */
export const verminFight = (plan: FightPlan = {}): Table =>
  fight({ ...plan, setup: { expansions: ['vermin'], ...plan.setup } });

/** The same in the Overseer's turn. */
export const overseersTurn = (plan: FightPlan = {}): Table => verminFight(plan).passAll();

export const poisonOf = (poison: number, damage = 0): PoisonId =>
  POISON_CARDS.find((card) => card.poison === poison && card.damage === damage)!.id;

/** These lie on top of the Poison deck, and nothing below. */
export function withDeck(table: Table, ...deck: readonly PoisonId[]): Table {
  table.state = { ...table.state, model: { ...table.model, poisonDeck: deck } };
  return table;
}

export const poisoned = (hero: HeroId, by: string, poison: number, total: number, lethal: number): CatacombsEvent => ({
  kind: 'poisoned',
  hero,
  by,
  poison,
  total,
  lethal,
});
