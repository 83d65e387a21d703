import type { CombatRoomCard } from '../cards/room';
import { combatRoom as combat } from '../cards/roomCards';

/**
 * Rooms of about 5, 6 and 7 monsters, wandering ones not counted from level 1 on: between equals about as many games are
 * lost as won (`npm run arena -- --balance`). What rooms are worth rises with the level.
 */
export const BASE_COMBAT_ROOMS: readonly CombatRoomCard[] = [
  combat(['sunken-stair', 0, 'crypt'], { 'skeleton-warrior': 3, zombie: 2 }, 0, 'NESW'),
  combat(['candle-cellar', 0, 'crypt'], { 'skeleton-warrior': 2, 'skeleton-archer': 1, zombie: 2 }, 0, 'NES'),
  combat(['mushroom-gallery', 0, 'cave'], { orc: 3, zombie: 2 }, 0, 'NEW'),
  combat(['dripping-grotto', 0, 'cave'], { orc: 2, troll: 1, 'skeleton-warrior': 1 }, 1, 'ESW'),
  combat(['cold-hearth', 0, 'forge'], { 'fire-spirit': 3, orc: 1 }, 1, 'NESW'),
  combat(['toll-gate', 0, 'tomb'], { 'skeleton-archer': 1, 'skeleton-warrior': 3 }, 1, 'NSW'),
  combat(['broken-cloister', 0, 'temple'], { centaur: 1, 'skeleton-warrior': 3 }, 1, 'NES'),
  combat(['gravediggers-rest', 0, 'ossuary'], { zombie: 4, 'skeleton-warrior': 1 }, 0, 'ESW'),
  combat(['drowned-nave', 1, 'temple'], { centaur: 3, 'skeleton-archer': 2, minotaur: 1 }, 2, 'NESW'),
  combat(['orc-kitchen', 1, 'cave'], { orc: 3, troll: 2, 'giant-scorpion': 2 }, 2, 'NES'),
  combat(['bone-choir', 1, 'ossuary'], { ghoul: 3, 'crypt-spider': 1, zombie: 2 }, 2, 'NSW'),
  combat(['smiths-quarrel', 1, 'forge'], { 'fire-spirit': 2, 'fire-demon': 2, orc: 3 }, 1, 'NESW'),
  combat(['scorpion-pit', 1, 'tomb'], { 'giant-scorpion': 2, 'skeleton-archer': 3, centaur: 1 }, 2, 'ESW'),
  combat(['webbed-crypt', 1, 'crypt'], { 'crypt-spider': 1, ghoul: 3, 'skeleton-archer': 2, zombie: 1 }, 2, 'NEW'),
  combat(['bull-court', 1, 'temple'], { minotaur: 2, centaur: 2, 'skeleton-warrior': 2 }, 2, 'NES'),
  combat(['three-throats', 1, 'forge'], { cerberus: 2, 'fire-demon': 1, orc: 3 }, 2, 'NSW'),
  combat(['bridge-of-trolls', 1, 'cave'], { troll: 3, orc: 3 }, 2, 'NESW'),
  combat(['watchtower-steps', 1, 'tomb'], { 'skeleton-archer': 3, centaur: 2, cerberus: 2 }, 2, 'NEW'),
  combat(['pale-feast', 1, 'ossuary'], { zombie: 3, ghoul: 3, troll: 2 }, 2, 'ESW'),
  combat(['sunlit-shaft', 1, 'temple'], { centaur: 3, orc: 3 }, 2, 'NESW'),
  combat(
    ['ashen-stairs', 1, 'forge'],
    { 'fire-spirit': 2, 'fire-demon': 2, 'skeleton-warrior': 2, minotaur: 1 },
    2,
    'NES',
  ),
  combat(['bricked-tomb', 1, 'crypt'], { ghoul: 3, 'skeleton-warrior': 2, troll: 2 }, 1, 'NSW'),
  combat(
    ['ember-hall', 2, 'forge'],
    { 'fire-demon': 2, minotaur: 2, 'giant-scorpion': 2, 'fire-spirit': 1 },
    3,
    'NESW',
  ),
  combat(['hall-of-horns', 2, 'temple'], { minotaur: 2, centaur: 3, cerberus: 2 }, 3, 'NEW'),
  combat(['kennels', 2, 'tomb'], { cerberus: 2, troll: 3, orc: 3 }, 2, 'ESW'),
  combat(['bone-throne', 2, 'ossuary'], { ghoul: 3, 'crypt-spider': 1, 'skeleton-archer': 3 }, 3, 'NES'),
  combat(['deep-warren', 2, 'cave'], { troll: 3, orc: 3, 'giant-scorpion': 2 }, 2, 'NESW'),
  combat(['archers-gallery', 2, 'crypt'], { 'skeleton-archer': 3, ghoul: 3, centaur: 2 }, 2, 'NSW'),
  combat(['stinging-sands', 2, 'tomb'], { 'giant-scorpion': 2, cerberus: 2, centaur: 3 }, 3, 'NESW'),
  combat(['gate-of-embers', 2, 'forge'], { 'fire-demon': 2, cerberus: 2, minotaur: 2, 'fire-spirit': 1 }, 3, 'NES'),
];
