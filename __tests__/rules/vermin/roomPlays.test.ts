import { playRooms, type RoomPlay } from '../catacombs/support/enterRoom';

const ROOMS: readonly RoomPlay[] = [
  ['room:sewer-mouth', 'cave', '2 orc, 3 sewer-rat', 1],
  ['room:rats-larder', 'crypt', '1 skeleton-archer, 2 zombie, 3 sewer-rat', 0],
  ['room:bat-belfry', 'temple', '2 skeleton-warrior, 3 vampire-bat', 1],
  ['room:snakeskin-hall', 'tomb', '3 skeleton-warrior, 2 pit-viper', 1],
  ['room:grinning-niche', 'ossuary', '3 zombie, 2 blood-skull', 1],
  ['room:ember-drain', 'forge', '2 fire-spirit, 3 sewer-rat', 1],
  ['room:weeping-gutter', 'cave', '2 lizard-man, 3 sewer-rat', 1],
  ['room:moth-eaten-chapel', 'temple', '1 skeleton-warrior, 1 gargoyle, 2 vampire-bat', 1],
  ['room:plague-cart', 'crypt', '2 zombie, 3 ghoul, 5 sewer-rat', 2],
  ['room:viper-well', 'cave', '3 orc, 2 troll, 3 pit-viper', 2],
  ['room:bone-rookery', 'ossuary', '3 skeleton-archer, 2 ghoul, 3 vampire-bat', 2],
  ['room:skull-rack', 'tomb', '3 skeleton-archer, 3 ghoul, 2 blood-skull', 2],
  ['room:smelter-sewer', 'forge', '1 fire-spirit, 2 fire-demon, 6 sewer-rat', 2],
  ['room:serpents-stair', 'temple', '3 centaur, 1 minotaur, 3 pit-viper', 2],
  ['room:countess-attic', 'crypt', '2 skeleton-archer, 1 vampire, 3 vampire-bat', 2],
  ['room:rust-drain', 'tomb', '2 orc, 1 rust-monster, 6 sewer-rat', 1],
  ['room:remorhaz-burrow', 'cave', '3 orc, 1 troll, 6 sewer-rat, 1 remorhaz', 2],
  ['room:wyvern-eyrie', 'temple', '1 skeleton-archer, 3 centaur, 3 vampire-bat, 1 wyvern', 2],
  ['room:kings-midden', 'tomb', '2 troll, 2 giant-scorpion, 8 sewer-rat', 2],
  ['room:court-of-fangs', 'ossuary', '1 zombie, 3 ghoul, 3 vampire-bat, 3 pit-viper', 1],
  ['room:furnace-nest', 'forge', '2 fire-spirit, 2 fire-demon, 3 pit-viper, 1 wyvern', 2],
  ['room:pit-of-teeth', 'crypt', '3 zombie, 3 ghoul, 2 blood-skull, 1 remorhaz', 2],
  ['room:brood-hall', 'forge', '2 flame-salamander, 3 vampire-bat, 1 wyvern', 2],
  ['room:drowned-burrow', 'cave', '3 lizard-man, 5 sewer-rat, 1 remorhaz', 1],
];

describe('the rooms of the Vermin', () => playRooms(ROOMS, { expansions: ['soloth', 'vermin'] }));
