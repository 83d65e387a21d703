import type { MonsterId } from '../ids';

/**
 * Discs are the hard limit of the box (BASE-022), and some carry a monster on either face: stock is counted by disc.
 * Every monster is drawn from one or more sorts of disc, plain ones first.
 */
export const DISC_SORTS = [
  'warrior',
  'warriorOrArcher',
  'zombie',
  'ghoul',
  'cryptSpider',
  'orc',
  'troll',
  'giantScorpion',
  'centaur',
  'minotaur',
  'cerberus',
  'fireSpirit',
  'fireDemon',
] as const;
export type DiscSort = (typeof DISC_SORTS)[number];

export type Stock = Readonly<Record<DiscSort, number>>;

export const FULL_STOCK: Stock = {
  warrior: 3,
  warriorOrArcher: 3,
  zombie: 6,
  ghoul: 3,
  cryptSpider: 1,
  orc: 5,
  troll: 3,
  giantScorpion: 2,
  centaur: 3,
  minotaur: 2,
  cerberus: 2,
  fireSpirit: 4,
  fireDemon: 2,
};

/** Which discs show a monster, in the order in which they are taken. */
export const SORTS_OF: Readonly<Record<MonsterId, readonly DiscSort[]>> = {
  'monster:skeleton-warrior': ['warrior', 'warriorOrArcher'],
  'monster:skeleton-archer': ['warriorOrArcher'],
  'monster:zombie': ['zombie'],
  'monster:ghoul': ['ghoul'],
  'monster:crypt-spider': ['cryptSpider'],
  'monster:orc': ['orc'],
  'monster:troll': ['troll'],
  'monster:giant-scorpion': ['giantScorpion'],
  'monster:centaur': ['centaur'],
  'monster:minotaur': ['minotaur'],
  'monster:cerberus': ['cerberus'],
  'monster:fire-spirit': ['fireSpirit'],
  'monster:fire-demon': ['fireDemon'],
};
