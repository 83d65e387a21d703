import type { Adventure, HeroState } from '../../../../src/rules/catacombs';
import { freshChoices, type CatacombsChoices } from '../../../../src/session/catacombs/choices/freshChoices';

const told = (words: string) => ({ en: words, fr: words });

type Combat = Extract<Adventure['rooms'][number], { kind: 'combat' }>;

const SPOTS: NonNullable<Combat['heroes']> = {
  'hero:elf': { xMm: 150, yMm: 420 },
  'hero:barbarian': { xMm: 100, yMm: 420 },
  'hero:thief': { xMm: 200, yMm: 420 },
  'hero:wizard': { xMm: 60, yMm: 420 },
};

export interface Ambush {
  readonly monsters: Combat['monsters'];
  readonly heroes?: Partial<Record<keyof typeof SPOTS, HeroState>>;
  readonly spots?: NonNullable<Combat['heroes']>;
}

/** One fight with everybody at an exact place: it begins with the heroes' turn. */
export const ambush = ({ monsters, heroes = {}, spots = {} }: Ambush): Adventure => ({
  format: 'pichenette-adventure',
  version: 1,
  title: told('The ambush'),
  story: told('It is sudden.'),
  ending: told('It is over.'),
  lord: null,
  heroes,
  rooms: [
    {
      kind: 'combat',
      title: told('The passage'),
      story: told('It is narrow.'),
      board: 'crypt',
      anywhere: true,
      monsters,
      heroes: { ...SPOTS, ...spots },
    },
  ],
});

export const ambushChoices = (room: Ambush, change: Partial<CatacombsChoices> = {}): CatacombsChoices => ({
  ...freshChoices(1),
  adventure: ambush(room),
  ...change,
});
