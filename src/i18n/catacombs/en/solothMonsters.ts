import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:vampire': {
    name: 'Vampire',
    the: 'the Vampire',
    text: 'A Punch, or none; then it throws a Skeleton Warrior out of the reserve at you, and that one stays.',
  },
  'monster:wight': {
    name: 'Wight',
    the: 'the Wight',
    text: 'Touch of Decay: when its Punch hurts a hero, another wounded monster may be made whole.',
  },
  'monster:shade': {
    name: 'Shade',
    the: 'the Shade',
    text: 'Incorporeal: nothing hurts it. Drive it off the board, and it is gone.',
  },
  'monster:rust-monster': {
    name: 'Rust Monster',
    the: 'the Rust Monster',
    text: 'Corrosion: a hero whom it hurts may lose a piece of Equipment for good.',
  },
  'monster:lizard-man': {
    name: 'Lizard Man',
    the: 'the Lizard Man',
    text: 'Slave Master: a monster that it strikes acts at once, even a second time.',
  },
  'monster:orc-wolf-rider': {
    name: 'Orc Wolf Rider',
    the: 'the Orc Wolf Rider',
    text: 'Two Punches. Kill the wolf, and the Orc fights on from where it stood.',
  },
  'monster:gargoyle': {
    name: 'Gargoyle',
    the: 'the Gargoyle',
    text: 'Evasion: having struck somebody, it may be flicked out of harm’s way.',
  },
  'monster:siren': {
    name: 'Siren',
    the: 'the Siren',
    text: 'Suppression: while she sings, heroes and Allies have one plain Punch and nothing else.',
  },
  'monster:manticore': {
    name: 'Manticore',
    the: 'the Manticore',
    text: 'Punch, Missile, Punch. Its killer takes the War Hammer instead of gold.',
  },
  'monster:phoenix': {
    name: 'Phoenix',
    the: 'the Phoenix',
    text: 'It rises again while another monster is left, and makes the others regenerate.',
  },
  'monster:infernal-acolyte': {
    name: 'Infernal Acolyte',
    the: 'the Infernal Acolyte',
    text: 'Punches, or sets a Fire Wall wherever there is room.',
  },
  'monster:flame-salamander': {
    name: 'Flame Salamander',
    the: 'the Flame Salamander',
    text: 'Punches or hurls a Fireball, never both in one turn.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:corrosion': {
    name: 'Corrosion',
    the: 'Corrosion',
    text: 'When it hurts a hero, the Overseer draws one of that hero’s Equipment cards and one from the deck. The hero’s own is lost for good.',
  },
  'ability:evasion': {
    name: 'Evasion',
    the: 'Evasion',
    text: 'After an action in which it struck a hero or Ally, the Overseer may flick it once more. That flick hurts nobody.',
  },
  'ability:incorporeal': {
    name: 'Incorporeal',
    the: 'Incorporeal',
    text: 'It takes no damage. A hero or Ally whose flick drives it off the board destroys it.',
  },
  'ability:mounted-unit': {
    name: 'Mounted Unit',
    the: 'Mounted Unit',
    text: 'When the mount is killed, its rider from the reserve stands where it stood, unhurt.',
  },
  'ability:resurrection': {
    name: 'Resurrection',
    the: 'Resurrection',
    text: 'Killed while another monster is on the board, it is placed again in the monster zone, unhurt, and pays nothing.',
  },
  'ability:slave-master': {
    name: 'Slave Master',
    the: 'Slave Master',
    text: 'In the Overseer’s turn, one monster that its own disc strikes may act at once. It takes no damage and keeps its own action.',
  },
  'ability:suppression': {
    name: 'Suppression',
    the: 'Suppression',
    text: 'While it is in the room, heroes and Allies have a plain Punch: no special action, spell, Equipment or modifier.',
  },
  'ability:touch-of-decay': {
    name: 'Touch of Decay',
    the: 'Touch of Decay',
    text: 'When its Punch hurts a hero, the Overseer may turn another wounded monster back to full life.',
  },
  'ability:volcanism': {
    name: 'Volcanism',
    the: 'Volcanism',
    text: 'Instead of attacking, it sets a Fire Wall from the reserve on any free spot.',
  },
  'ability:wellspring': {
    name: 'Wellspring',
    the: 'Wellspring',
    text: 'While it is in the room, every other monster of more than 1 life regenerates at the end of the round.',
  },
} satisfies Partial<CatacombsWording['abilities']>;
