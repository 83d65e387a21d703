import type { CatacombsWording } from '../wording';

export const heroes = {
  'hero:ice-princess': {
    name: 'Ice Princess',
    the: 'the Ice Princess',
    text: 'Throws Ice Spikes: a monster that one strikes is frozen, and does nothing until the spike falls off.',
  },
  'hero:paladin': {
    name: 'Paladin',
    the: 'the Paladin',
    text: 'Strikes twice. Twice in every room his armour takes an attack for him, however hard.',
  },
  'hero:witch-hunter': {
    name: 'Witch Hunter',
    the: 'the Witch Hunter',
    text: 'Keeps the monsters he kills, and pays with them to wake his artefacts.',
  },
  'hero:sorceress': {
    name: 'Sorceress',
    the: 'the Sorceress',
    text: 'Pays for her powers with magic, and with her own life when no magic is left.',
  },
} satisfies Partial<CatacombsWording['heroes']>;

export const actions = {
  'ice-spike': {
    name: 'Ice Spike',
    text: 'An Ice Spike, which freezes a monster instead of hurting it, then a Punch.',
  },
  smite: { name: 'Smite', text: 'Two Punches, one after the other. The second may be left out.' },
  crossbow: { name: 'Crossbow', text: 'A single Missile, placed within 2.5 cm of him.' },
} satisfies Partial<CatacombsWording['actions']>;

export const equipment = {
  'equipment:war-hammer': {
    name: 'War Hammer',
    the: 'the War Hammer',
    text: 'Each Punch of its owner deals 2 damage to the undead.',
  },
  'equipment:throwing-axe': {
    name: 'Throwing Axe',
    the: 'the Throwing Axe',
    text: 'Special action of the Barbarian: a Punch, then a Missile.',
  },
  'equipment:arrow-fan': {
    name: 'Fan of Arrows',
    the: 'the Fan of Arrows',
    text: 'Special action of the Elf, once per room: a chain of three Missiles, never hurting the same target twice running.',
  },
  'equipment:smoke-phial': {
    name: 'Smoke Phial',
    the: 'the Smoke Phial',
    text: 'Special action of the Thief: a move, a Punch, and another move.',
  },
  'equipment:crystal-wand': {
    name: 'Crystal Wand',
    the: 'the Crystal Wand',
    text: 'Special action of the Wizard: a Missile, and no spell is spent.',
  },
  'equipment:phoenix-feather': {
    name: 'Phoenix Feather',
    the: 'the Phoenix Feather',
    text: 'The first blow that would kill its owner leaves 1 life. Then it is used up.',
  },
  'equipment:ice-bracelet': {
    name: 'Ice Bracelet',
    the: 'the Ice Bracelet',
    text: 'Its owner has one more Ice Spike: three instead of two.',
  },
  'equipment:mirror-shield': {
    name: 'Mirror Shield',
    the: 'the Mirror Shield',
    text: 'No Fireball harms its owner, not even a critical one.',
  },
  'equipment:blessed-plate': {
    name: 'Blessed Plate',
    the: 'the Blessed Plate',
    text: 'From the next room on, its owner’s armour is 3 instead of 2.',
  },
  'equipment:sun-mace': {
    name: 'Sun Mace',
    the: 'the Sun Mace',
    text: 'Each Punch of its owner deals 2 damage to the infernal.',
  },
  'equipment:pavise': {
    name: 'Pavise',
    the: 'the Pavise',
    text: 'Once per room, as an action: put the Shield disc within 2.5 cm of its owner. It blocks the way for everybody.',
  },
  'equipment:mail-shirt': {
    name: 'Mail Shirt',
    the: 'the Mail Shirt',
    text: 'Critical attacks deal its owner 1 damage, like any other.',
  },
} satisfies Partial<CatacombsWording['equipment']>;
