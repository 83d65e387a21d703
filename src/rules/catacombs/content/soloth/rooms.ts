import type { CombatRoomCard } from '../cards/room';
import { combatRoom as combat } from '../cards/roomCards';

/**
 * Nine of each level, about as hard as those of the base box (`npm run arena -- --balance`); never more than one Phoenix,
 * since two would guard one another (SOL-200).
 */
export const SOLOTH_COMBAT_ROOMS: readonly CombatRoomCard[] = [
  combat(['flooded-steps', 0, 'cave'], { 'lizard-man': 2, orc: 2 }, 1, 'NESW'),
  combat(['rusted-armoury', 0, 'forge'], { 'rust-monster': 1, orc: 2, 'skeleton-warrior': 1 }, 1, 'NES'),
  combat(['salamander-nest', 0, 'forge'], { 'flame-salamander': 2, 'fire-spirit': 1 }, 2, 'NEW'),
  combat(['whispering-vault', 0, 'crypt'], { shade: 1, 'skeleton-warrior': 3 }, 1, 'ESW'),
  combat(['widows-parlour', 0, 'ossuary'], { wight: 1, zombie: 3 }, 1, 'NSW'),
  combat(['gargoyle-roost', 0, 'temple'], { gargoyle: 1, 'skeleton-warrior': 2, zombie: 1 }, 1, 'NESW'),
  combat(['siren-cistern', 0, 'cave'], { siren: 1, 'lizard-man': 3 }, 1, 'NES'),
  combat(['wolf-pen', 0, 'tomb'], { 'orc-wolf-rider': 1, orc: 2, zombie: 1 }, 1, 'NEW'),
  combat(['mourners-alcove', 0, 'crypt'], { siren: 1, shade: 1, zombie: 2 }, 1, 'ESW'),
  combat(['vampires-vestibule', 1, 'crypt'], { vampire: 1, 'skeleton-warrior': 2, zombie: 2, ghoul: 1 }, 1, 'NESW'),
  combat(['lizard-hatchery', 1, 'cave'], { 'lizard-man': 3, 'giant-scorpion': 1, orc: 2 }, 1, 'NSW'),
  combat(['riders-crossing', 1, 'tomb'], { 'orc-wolf-rider': 2, orc: 2, 'lizard-man': 2 }, 1, 'NES'),
  combat(['manticore-ledge', 1, 'temple'], { manticore: 2, zombie: 2, 'skeleton-archer': 1 }, 2, 'ESW'),
  combat(
    ['sirens-balcony', 1, 'temple'],
    { siren: 1, gargoyle: 1, 'skeleton-archer': 1, 'skeleton-warrior': 2 },
    1,
    'NEW',
  ),
  combat(
    ['acolytes-rite', 1, 'forge'],
    { 'infernal-acolyte': 1, 'fire-spirit': 2, 'flame-salamander': 2, 'fire-demon': 1 },
    2,
    'NESW',
  ),
  combat(['corroded-bridge', 1, 'cave'], { 'rust-monster': 1, troll: 1, orc: 3 }, 2, 'NSW'),
  combat(['cold-embrace', 1, 'ossuary'], { wight: 2, shade: 1, ghoul: 1 }, 2, 'NES'),
  combat(['shades-crossroads', 1, 'tomb'], { shade: 2, 'skeleton-archer': 2, ghoul: 1 }, 2, 'NESW'),
  combat(
    ['phoenix-pyre', 2, 'forge'],
    { phoenix: 1, 'fire-demon': 1, 'flame-salamander': 2, 'fire-spirit': 1 },
    2,
    'NEW',
  ),
  combat(['crimson-court', 2, 'ossuary'], { vampire: 1, wight: 2, ghoul: 2 }, 2, 'NESW'),
  combat(['wolf-lords-yard', 2, 'cave'], { 'orc-wolf-rider': 2, troll: 2, orc: 2 }, 2, 'ESW'),
  combat(['winged-parapet', 2, 'temple'], { gargoyle: 2, manticore: 1, siren: 1, centaur: 1 }, 2, 'NSW'),
  combat(['drowned-choir', 2, 'crypt'], { siren: 2, shade: 2, 'lizard-man': 3 }, 1, 'NES'),
  combat(['beast-market', 2, 'tomb'], { manticore: 1, cerberus: 2, 'giant-scorpion': 2, 'lizard-man': 2 }, 2, 'NEW'),
  combat(
    ['ashen-rite', 2, 'forge'],
    { 'infernal-acolyte': 1, 'fire-demon': 2, 'flame-salamander': 2, 'fire-spirit': 2 },
    2,
    'NESW',
  ),
  combat(['slavers-pit', 2, 'cave'], { 'lizard-man': 3, minotaur: 2, troll: 2 }, 1, 'ESW'),
  combat(['last-vigil', 2, 'ossuary'], { phoenix: 1, 'rust-monster': 1, gargoyle: 1, 'skeleton-archer': 2 }, 2, 'NSW'),
];
