import type { Adventure } from '../../../../src/rules/catacombs';

const told = (words: string) => ({ en: words, fr: words });

const RAT = 'monster:sewer-rat';
const ROWS_MM = [240, 280];
const COLUMNS_MM = [110, 130, 150, 170, 190];

/** All twelve rats of the box, two of them on the Thief; the Barbarian is poisoned already. */
export const RATS: Adventure = {
  format: 'pichenette-adventure',
  version: 1,
  title: told('Twelve rats'),
  story: told('One after the other.'),
  ending: told('The last.'),
  lord: null,
  heroes: { 'hero:barbarian': { poison: [2, 1] } },
  rooms: [
    {
      kind: 'combat',
      title: told('Twelve rats'),
      story: told('They are everywhere.'),
      board: 'crypt',
      anywhere: true,
      monsters: [
        ...ROWS_MM.flatMap((yMm) => COLUMNS_MM.map((xMm) => ({ monster: RAT, at: { xMm, yMm } }) as const)),
        { monster: RAT, on: 'hero:thief' },
        { monster: RAT, on: 'hero:thief' },
      ],
      heroes: {
        'hero:elf': { xMm: 110, yMm: 420 },
        'hero:barbarian': { xMm: 60, yMm: 420 },
        'hero:thief': { xMm: 190, yMm: 420 },
        'hero:wizard': { xMm: 240, yMm: 420 },
      },
    },
  ],
};
