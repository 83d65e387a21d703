import { playRooms, type RoomPlay } from '../catacombs/support/enterRoom';

const ROOMS: readonly RoomPlay[] = [
  ['room:flooded-steps', 'cave', '2 orc, 2 lizard-man', 1],
  ['room:rusted-armoury', 'forge', '1 skeleton-warrior, 2 orc, 1 rust-monster', 1],
  ['room:salamander-nest', 'forge', '1 fire-spirit, 2 flame-salamander', 2],
  ['room:whispering-vault', 'crypt', '3 skeleton-warrior, 1 shade', 1],
  ['room:widows-parlour', 'ossuary', '3 zombie, 1 wight', 1],
  ['room:gargoyle-roost', 'temple', '2 skeleton-warrior, 1 zombie, 1 gargoyle', 1],
  ['room:siren-cistern', 'cave', '3 lizard-man, 1 siren', 1],
  ['room:wolf-pen', 'tomb', '1 zombie, 2 orc, 1 orc-wolf-rider', 1],
  ['room:mourners-alcove', 'crypt', '2 zombie, 1 shade, 1 siren', 1],
  ['room:vampires-vestibule', 'crypt', '2 skeleton-warrior, 2 zombie, 1 ghoul, 1 vampire', 1],
  ['room:lizard-hatchery', 'cave', '2 orc, 1 giant-scorpion, 3 lizard-man', 1],
  ['room:riders-crossing', 'tomb', '2 orc, 2 lizard-man, 2 orc-wolf-rider', 1],
  ['room:manticore-ledge', 'temple', '1 skeleton-archer, 2 zombie, 2 manticore', 2],
  ['room:sirens-balcony', 'temple', '2 skeleton-warrior, 1 skeleton-archer, 1 gargoyle, 1 siren', 1],
  ['room:acolytes-rite', 'forge', '2 fire-spirit, 1 fire-demon, 1 infernal-acolyte, 2 flame-salamander', 2],
  ['room:corroded-bridge', 'cave', '3 orc, 1 troll, 1 rust-monster', 2],
  ['room:cold-embrace', 'ossuary', '1 ghoul, 2 wight, 1 shade', 2],
  ['room:shades-crossroads', 'tomb', '2 skeleton-archer, 1 ghoul, 2 shade', 2],
  ['room:phoenix-pyre', 'forge', '1 fire-spirit, 1 fire-demon, 1 phoenix, 2 flame-salamander', 2],
  ['room:crimson-court', 'ossuary', '2 ghoul, 1 vampire, 2 wight', 2],
  ['room:wolf-lords-yard', 'cave', '2 orc, 2 troll, 2 orc-wolf-rider', 2],
  ['room:winged-parapet', 'temple', '1 centaur, 2 gargoyle, 1 siren, 1 manticore', 2],
  ['room:drowned-choir', 'crypt', '2 shade, 3 lizard-man, 2 siren', 1],
  ['room:beast-market', 'tomb', '2 giant-scorpion, 2 cerberus, 2 lizard-man, 1 manticore', 2],
  ['room:ashen-rite', 'forge', '2 fire-spirit, 2 fire-demon, 1 infernal-acolyte, 2 flame-salamander', 2],
  ['room:slavers-pit', 'cave', '2 troll, 2 minotaur, 3 lizard-man', 1],
  ['room:last-vigil', 'ossuary', '2 skeleton-archer, 1 rust-monster, 1 gargoyle, 1 phoenix', 2],
];

describe('the rooms of Soloth', () => playRooms(ROOMS, { expansions: ['soloth'] }));
