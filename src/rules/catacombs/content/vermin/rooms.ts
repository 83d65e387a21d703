import type { CombatRoomCard } from '../cards/room';
import { combatRoom as combat } from '../cards/roomCards';

/**
 * Eight of each level, as hard as those of the base box (`npm run arena -- --balance`): what is tiny comes in numbers. Never the two
 * faces of one disc together (VERM-011).
 */
export const VERMIN_COMBAT_ROOMS: readonly CombatRoomCard[] = [
  combat(['sewer-mouth', 0, 'cave'], { 'sewer-rat': 3, orc: 2 }, 1, 'NESW'),
  combat(['rats-larder', 0, 'crypt'], { 'sewer-rat': 3, zombie: 2, 'skeleton-archer': 1 }, 0, 'NES'),
  combat(['bat-belfry', 0, 'temple'], { 'vampire-bat': 3, 'skeleton-warrior': 2 }, 1, 'NEW'),
  combat(['snakeskin-hall', 0, 'tomb'], { 'pit-viper': 2, 'skeleton-warrior': 3 }, 1, 'ESW'),
  combat(['grinning-niche', 0, 'ossuary'], { 'blood-skull': 2, zombie: 3 }, 1, 'NSW'),
  combat(['ember-drain', 0, 'forge'], { 'sewer-rat': 3, 'fire-spirit': 2 }, 1, 'NESW'),
  combat(['weeping-gutter', 0, 'cave'], { 'sewer-rat': 3, 'lizard-man': 2 }, 1, 'NES'),
  combat(['moth-eaten-chapel', 0, 'temple'], { 'vampire-bat': 2, gargoyle: 1, 'skeleton-warrior': 1 }, 1, 'NEW'),
  combat(['plague-cart', 1, 'crypt'], { 'sewer-rat': 5, ghoul: 3, zombie: 2 }, 2, 'NESW'),
  combat(['viper-well', 1, 'cave'], { 'pit-viper': 3, orc: 3, troll: 2 }, 2, 'NSW'),
  combat(['bone-rookery', 1, 'ossuary'], { 'vampire-bat': 3, 'skeleton-archer': 3, ghoul: 2 }, 2, 'NES'),
  combat(['skull-rack', 1, 'tomb'], { 'blood-skull': 2, ghoul: 3, 'skeleton-archer': 3 }, 2, 'ESW'),
  combat(['smelter-sewer', 1, 'forge'], { 'sewer-rat': 6, 'fire-demon': 2, 'fire-spirit': 1 }, 2, 'NEW'),
  combat(['serpents-stair', 1, 'temple'], { 'pit-viper': 3, centaur: 3, minotaur: 1 }, 2, 'NESW'),
  combat(['countess-attic', 1, 'crypt'], { 'vampire-bat': 3, vampire: 1, 'skeleton-archer': 2 }, 2, 'NSW'),
  combat(['rust-drain', 1, 'tomb'], { 'sewer-rat': 6, 'rust-monster': 1, orc: 2 }, 1, 'NES'),
  combat(['remorhaz-burrow', 2, 'cave'], { remorhaz: 1, 'sewer-rat': 6, orc: 3, troll: 1 }, 2, 'NESW'),
  combat(['wyvern-eyrie', 2, 'temple'], { wyvern: 1, 'vampire-bat': 3, centaur: 3, 'skeleton-archer': 1 }, 2, 'NEW'),
  combat(['kings-midden', 2, 'tomb'], { 'sewer-rat': 8, 'giant-scorpion': 2, troll: 2 }, 2, 'ESW'),
  combat(['court-of-fangs', 2, 'ossuary'], { 'pit-viper': 3, 'vampire-bat': 3, ghoul: 3, zombie: 1 }, 1, 'NSW'),
  combat(['furnace-nest', 2, 'forge'], { wyvern: 1, 'fire-demon': 2, 'fire-spirit': 2, 'pit-viper': 3 }, 2, 'NES'),
  combat(['pit-of-teeth', 2, 'crypt'], { remorhaz: 1, 'blood-skull': 2, ghoul: 3, zombie: 3 }, 2, 'NESW'),
  combat(['brood-hall', 2, 'forge'], { wyvern: 1, 'flame-salamander': 2, 'vampire-bat': 3 }, 2, 'NEW'),
  combat(['drowned-burrow', 2, 'cave'], { remorhaz: 1, 'lizard-man': 3, 'sewer-rat': 5 }, 1, 'ESW'),
];
