import type { CatacombsWording } from '../wording';

export const spells = {
  'spell:summon-skeleton': {
    name: 'Summon Skeleton',
    the: 'the Summon Skeleton spell',
    text: 'A skeleton rises within 2.5 cm of the caster and fights for the heroes from the next turn on.',
  },
  'spell:drain-energy': {
    name: 'Drain Energy',
    the: 'the Drain Energy spell',
    text: 'A Missile. For each monster that it hurts, the Wizard regains 1 life.',
  },
  'spell:fireball': {
    name: 'Fireball',
    the: 'the Fireball spell',
    text: 'A Fireball: 1 damage to every enemy that it touches.',
  },
  'spell:magic-missile': {
    name: 'Magic Missile',
    the: 'the Magic Missile spell',
    text: 'Two Missiles, one after the other. The second may be left out.',
  },
  'spell:shield': {
    name: 'Shield',
    the: 'the Shield spell',
    text: 'A heavy shield appears within 2.5 cm of the caster. It can be pushed, never broken; it goes when the room ends.',
  },
  'spell:teleport': {
    name: 'Teleport',
    the: 'the Teleport spell',
    text: 'One hero is put down anywhere free in the room. Being put down touches nobody.',
  },
  'spell:heal': { name: 'Heal', the: 'the Heal spell', text: 'One living hero regains up to 4 life.' },
  'spell:heal-all': { name: 'Heal All', the: 'the Heal All spell', text: 'Every living hero regains 1 life.' },
  'spell:stunning-bolt': {
    name: 'Stunning Bolt',
    the: 'the Stunning Bolt spell',
    text: 'A stunning Missile that works on monsters: 1 damage, and the survivor misses the whole next round.',
  },
} satisfies Partial<CatacombsWording['spells']>;

export const equipment = {
  'equipment:familiar': {
    name: 'Familiar',
    the: 'the Familiar',
    text: 'It follows the Wizard into every room, acts by itself, and spells may be cast from where it stands.',
  },
  'equipment:map': {
    name: 'Map',
    the: 'the Map',
    text: 'Look at the next Room card after each fight and on reaching a shop; in the labyrinth, at two neighbours before you choose.',
  },
  'equipment:healing-potion': {
    name: 'Healing Potion',
    the: 'the Healing Potion',
    text: 'Special action: its owner regains 2 life. Then it is used up.',
  },
  'equipment:iron-ring': {
    name: 'Iron Ring',
    the: 'the Iron Ring',
    text: 'Once per room, its owner does not go down when an attack stuns them. The damage stays.',
  },
  'equipment:rage-draught': {
    name: 'Rage Draught',
    the: 'the Rage Draught',
    text: 'At any time in the Barbarian’s turn: one more Berserk, three at most. Then it is used up.',
  },
  'equipment:great-axe': {
    name: 'Great Axe',
    the: 'the Great Axe',
    text: 'The Barbarian’s single Punch is critical: 2 damage. Berserk stays as it is.',
  },
  'equipment:barbed-arrow': {
    name: 'Barbed Arrow',
    the: 'the Barbed Arrow',
    text: 'Once per room, one of the Elf’s Missiles is critical. Say so before you shoot it.',
  },
  'equipment:throwing-knives': {
    name: 'Throwing Knives',
    the: 'the Throwing Knives',
    text: 'Special action of the Thief: two Missiles, one after the other.',
  },
  'equipment:shadow-cloak': {
    name: 'Shadow Cloak',
    the: 'the Shadow Cloak',
    text: 'Once per room, the Thief shrugs off one flick: neither its damage nor its effects count.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const services: CatacombsWording['services'] = {
  'service:healing-touch': {
    name: 'Healing Touch',
    the: 'the Healing Touch',
    text: '300 gold: one living hero regains 1 life.',
  },
  'service:peek': {
    name: 'A look at the deck',
    the: 'the look at the deck',
    text: '100 gold: the top card of the Equipment deck joins what is for sale.',
  },
  'service:offering': {
    name: 'Offering',
    the: 'the offering',
    text: '500 gold: one card of the Equipment deck is turned over.',
  },
  'service:resurrection': {
    name: 'Resurrection',
    the: 'Resurrection',
    text: '1,000 gold: one dead hero returns with 2 life and all they owned.',
  },
  'service:cure-poison': {
    name: 'Cure',
    the: 'a Cure',
    text: 'For 400 gold, one Poison card of a hero is discarded.',
  },
};
