import { BASE_DISC_SORTS } from '../../words/discSorts';

export const BASE_STOCK: Readonly<Record<(typeof BASE_DISC_SORTS)[number], number>> = {
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
