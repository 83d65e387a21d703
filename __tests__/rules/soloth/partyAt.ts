import { tableAt, type Moment } from '../catacombs/support/tableAt';
import type { Table } from '../catacombs/support/table';
import { ANN, BOB } from '../catacombs/support/setup';

/** A moment between fights with the four heroes of Soloth: Ann holds Ice Princess and Paladin, Bob the others. */
export const partyAt = (moment: Moment): Table =>
  tableAt({
    ...moment,
    setup: {
      expansions: ['soloth'],
      heroSeats: [
        { seat: ANN, heroes: ['hero:ice-princess', 'hero:paladin'] },
        { seat: BOB, heroes: ['hero:witch-hunter', 'hero:sorceress'] },
      ],
      ...moment.setup,
    },
  });
