import { fight, type FightPlan } from '../catacombs/support/fight';
import type { Table } from '../catacombs/support/table';

/** A fight with the discs and the cards of Soloth in the box. */
export const solothFight = (plan: FightPlan = {}): Table =>
  fight({ ...plan, setup: { expansions: ['soloth'], ...plan.setup } });

/** The same in the Overseer's turn. */
export const overseersTurn = (plan: FightPlan = {}): Table => solothFight(plan).passAll();
