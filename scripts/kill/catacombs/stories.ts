import type { Adventure, Expansion, HeroId } from '../../../src/rules/catacombs';

type Combat = Extract<Adventure['rooms'][number], { kind: 'combat' }>;

/** A room in which the expansions soon do what only they do. */
export interface KillStory {
  readonly expansions: readonly Expansion[];
  /** Instead of the other hero of its place. */
  readonly hero: HeroId | null;
  readonly adventure: Adventure;
}

const told = (words: string) => ({ en: words, fr: words });

const at = (monster: Combat['monsters'][number]['monster'], xMm: number, yMm: number) => ({
  monster,
  at: { xMm, yMm },
});

const room = (title: string, { monsters, heroes }: Pick<Combat, 'monsters' | 'heroes'>): Combat => ({
  ...{ kind: 'combat', title: told(title), story: told('Nobody is far away.'), board: 'crypt', anywhere: true },
  monsters,
  ...(heroes === undefined ? {} : { heroes }),
});

const story = (title: string, change: Pick<Adventure, 'heroes' | 'rooms'>): Adventure => ({
  ...{ format: 'pichenette-adventure', version: 1, lord: null },
  ...{ title: told(title), story: told('Stand together.'), ending: told('Quiet again.') },
  ...change,
});

const DEAD = { life: 0 };

/** Ice Spikes to be thrown, poison to be drawn, and rats to climb whoever stands there: only two are left to stand. */
const FROST: KillStory = {
  expansions: ['soloth', 'vermin'],
  hero: 'hero:ice-princess',
  adventure: story('Cold feet', {
    heroes: { 'hero:thief': DEAD, 'hero:wizard': DEAD },
    rooms: [
      room('Cold feet', {
        monsters: [
          at('monster:orc', 110, 350),
          at('monster:orc', 150, 340),
          at('monster:orc', 190, 350),
          at('monster:pit-viper', 130, 385),
          at('monster:pit-viper', 170, 385),
          at('monster:sewer-rat', 120, 405),
          at('monster:sewer-rat', 150, 390),
          at('monster:sewer-rat', 180, 405),
          at('monster:sewer-rat', 125, 430),
        ],
        heroes: { 'hero:ice-princess': { xMm: 150, yMm: 420 }, 'hero:barbarian': { xMm: 215, yMm: 425 } },
      }),
    ],
  }),
};

/** A Remorhaz before the heroes' feet, and rats all round. */
const BELLY: KillStory = {
  expansions: ['vermin'],
  hero: null,
  adventure: story('The belly', {
    heroes: { 'hero:thief': DEAD, 'hero:wizard': DEAD },
    rooms: [
      room('The belly', {
        monsters: [
          at('monster:remorhaz', 150, 375),
          at('monster:sewer-rat', 180, 410),
          at('monster:sewer-rat', 190, 390),
          at('monster:sewer-rat', 172, 396),
          at('monster:pit-viper', 110, 390),
        ],
        heroes: { 'hero:elf': { xMm: 150, yMm: 420 }, 'hero:barbarian': { xMm: 115, yMm: 420 } },
      }),
    ],
  }),
};

export const KILL_STORIES: readonly KillStory[] = [FROST, BELLY];
