import type { Adventure, LordId } from '../../../src/rules/catacombs';

export const told = (words: string) => ({ en: words, fr: words });

/** An adventure with some of it left out. */
export const story = (change: Partial<Adventure> & Pick<Adventure, 'rooms'>): Adventure => ({
  format: 'pichenette-adventure',
  version: 1,
  title: told('The Cellar Stairs'),
  story: told('Somebody has left the trapdoor open, and something has come up to see why.'),
  ending: told('The trapdoor is shut.'),
  lord: null,
  heroes: {
    'hero:elf': { life: 5, gold: 500, equipment: ['equipment:barbed-arrow'] },
    'hero:barbarian': { life: 3, gold: 300 },
    'hero:thief': { life: 0, gold: 200 },
    'hero:wizard': { life: 6, gold: 700, equipment: ['equipment:familiar'] },
  },
  ...change,
});

export const CELLAR: Extract<Adventure['rooms'][number], { kind: 'combat' }> = {
  kind: 'combat',
  title: told('The cellar'),
  story: told('It smells of cats and of something that eats them.'),
  board: 'cave',
  monsters: [{ monster: 'monster:orc', count: 2 }, { monster: 'monster:minotaur' }, { monster: 'monster:ghoul' }],
};

/** One that begins at a counter. */
export const shop = (kind: 'merchant' | 'healer'): Adventure =>
  story({ rooms: [{ kind, title: told('The counter'), story: told('A lamp, and somebody behind it.') }, CELLAR] });

/** The last room alone. */
export const lair = (lord: LordId): Adventure =>
  story({
    lord,
    heroes: { 'hero:thief': { life: 4 } },
    rooms: [
      {
        kind: 'lair',
        title: told('The last room'),
        story: told('Somebody has been waiting.'),
        lordAt: { xMm: 150, yMm: 60 },
      },
    ],
  });

/** Heroes who cannot win any more. */
export const RUINED: Adventure['heroes'] = {
  'hero:elf': { life: 1 },
  'hero:barbarian': { life: 0 },
  'hero:thief': { life: 0 },
  'hero:wizard': { life: 0 },
};
