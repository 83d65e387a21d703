import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:sewer-rat': {
    name: 'Sewer Rat',
    the: 'the Sewer Rat',
    text: 'Too weak to hurt, it climbs onto whomever it strikes. Three of them bite together.',
  },
  'monster:vampire-bat': {
    name: 'Vampire Bat',
    the: 'the Vampire Bat',
    text: 'Two Punches, but the first that hurts anybody leaves it sprawled on its meal.',
  },
  'monster:pit-viper': {
    name: 'Pit Viper',
    the: 'the Pit Viper',
    text: 'A poisoned Punch. Lethal: whoever it hurts draws two Poison cards.',
  },
  'monster:blood-skull': {
    name: 'Blood Skull',
    the: 'the Blood Skull',
    text: 'Incorporeal: no blow hurts this grinning thing. Off the board with it!',
  },
  'monster:remorhaz': {
    name: 'Remorhaz',
    the: 'the Remorhaz',
    text: 'Two Punches. A hero whom both of them hurt is swallowed until it is killed.',
  },
  'monster:wyvern': {
    name: 'Wyvern',
    the: 'the Wyvern',
    text: 'A Punch that strikes terror, or a huge Fireball. It takes four blows.',
  },
  'monster:dread-scorpion': {
    name: 'Dread Scorpion',
    the: 'the Dread Scorpion',
    text: 'Plays on the disc of the Giant Scorpion: a Punch, then a poisoned Punch.',
  },
  'monster:elder-vampire': {
    name: 'Elder Vampire',
    the: 'the Elder Vampire',
    text: 'Plays on the disc of the Vampire: a Punch that strikes terror, or rats behind your backs.',
  },
  'monster:savage-centaur': {
    name: 'Savage Centaur',
    the: 'the Savage Centaur',
    text: 'Plays on the disc of the Centaur: a Punch, then a poisoned Missile.',
  },
  'monster:swamp-orc': {
    name: 'Swamp Orc',
    the: 'the Swamp Orc',
    text: 'Plays on the disc of the Orc, and gives two Punches where the Orc gives one.',
  },
  'monster:venomous-spider': {
    name: 'Venomous Spider',
    the: 'the Venomous Spider',
    text: 'Plays on the disc of the Crypt Spider: a stunning Punch, then a poisoned one.',
  },
  'monster:swordmaster-ghoul': {
    name: 'Swordmaster Ghoul',
    the: 'the Swordmaster Ghoul',
    text: 'Plays on the disc of the Ghoul: a chain of three Punches.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:devourer': {
    name: 'Devourer',
    the: 'Devourer',
    text: 'A hero hurt by both Punches of one action is swallowed: out of play until this monster is destroyed.',
  },
  'ability:lethal': {
    name: 'Lethal',
    the: 'Lethal',
    text: 'A hero poisoned by it draws two Poison cards instead of one.',
  },
  'ability:stamina': {
    name: 'Stamina',
    the: 'Stamina',
    text: 'Its life is counted on a track, and its disc is never turned over. It cannot be frozen.',
  },
  'ability:summon-vermin': {
    name: 'Summon Vermin',
    the: 'Summon Vermin',
    text: 'Instead of attacking, it calls up to five Sewer Rats into the heroes’ start zone. They act in this turn.',
  },
  'ability:swarm': {
    name: 'Swarm',
    the: 'Swarm',
    text: 'It climbs onto a hero or Ally whom it strikes. At three the Overseer chooses 1 damage or a Poison card, and they leave.',
  },
  'ability:weak': { name: 'Weak', the: 'Weak', text: 'Its attacks deal no damage.' },
} satisfies Partial<CatacombsWording['abilities']>;

export const spells = {
  'spell:cure-poison': {
    name: 'Cure Poison',
    the: 'the Cure Poison spell',
    text: 'One Poison card of any hero is discarded.',
  },
  'spell:giant-fireball': {
    name: 'Giant Fireball',
    the: 'the Giant Fireball spell',
    text: 'A Fireball with the large disc: 2 damage to every enemy that it touches.',
  },
  'spell:ring-of-frost': {
    name: 'Ring of Frost',
    the: 'the Ring of Frost spell',
    text: 'Vermin within 10 cm of the caster, but for those with Stamina or Incorporeal, miss the Overseer’s turn of this round.',
  },
} satisfies Partial<CatacombsWording['spells']>;

export const equipment = {
  'equipment:serpent-rod': {
    name: 'Serpent Rod',
    the: 'the Serpent Rod',
    text: 'Special action of the Sorceress, for 2 magic: three Missiles in a chain, or one of her own Poison cards is discarded.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const actions = {
  'draw-venom': { name: 'Draw Venom', text: '2 magic: one Poison card of any value leaves the Sorceress’s own board.' },
} satisfies Partial<CatacombsWording['actions']>;
