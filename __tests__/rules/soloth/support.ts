import { fight, type FightPlan } from '../catacombs/support/fight';
import { ANN, BOB } from '../catacombs/support/setup';
import type { Table } from '../catacombs/support/table';

/** A fight with the discs and the cards of Soloth in the box. */
export const solothFight = (plan: FightPlan = {}): Table =>
  fight({ ...plan, setup: { expansions: ['soloth'], ...plan.setup } });

/** The same in the Overseer's turn. */
export const overseersTurn = (plan: FightPlan = {}): Table => solothFight(plan).passAll();

/** The four heroes of Soloth in the heroes' turn: Ann holds Ice Princess and Paladin, Bob the others. */
export const solothParty = (plan: FightPlan = {}): Table =>
  solothFight({
    ...plan,
    setup: {
      heroSeats: [
        { seat: ANN, heroes: ['hero:ice-princess', 'hero:paladin'] },
        { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
      ],
      ...plan.setup,
    },
  });
