import { seatId } from '../../../../src/rules/machine';
import { HOUSE_AS_PRINTED, NO_VARIANTS, type CatacombsSetup } from '../../../../src/rules/catacombs';

export const OVERSEER = seatId('overseer');
export const ANN = seatId('ann');
export const BOB = seatId('bob');

/** Three at the table: Ann holds Elf and Barbarian, Bob Thief and Wizard. */
export const setupWith = (change: Partial<CatacombsSetup> = {}): CatacombsSetup => ({
  overseer: OVERSEER,
  heroSeats: [
    { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
    { seat: BOB, heroes: ['hero:thief', 'hero:wizard'] },
  ],
  lord: 'lord:sorcerer',
  layout: { kind: 'line', roomsOfLevel: [1, 2, 1] },
  variants: NO_VARIANTS,
  house: HOUSE_AS_PRINTED,
  ...change,
});

export const withVariants = (variants: Partial<CatacombsSetup['variants']>): Partial<CatacombsSetup> => ({
  variants: { ...setupWith().variants, ...variants },
});

export const withHouse = (house: Partial<CatacombsSetup['house']>): Partial<CatacombsSetup> => ({
  house: { ...setupWith().house, ...house },
});
