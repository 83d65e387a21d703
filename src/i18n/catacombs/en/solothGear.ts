import type { CatacombsWording } from '../wording';

export const actions = {
  'arcane-bolt': {
    name: 'Arcane Bolt',
    text: '1 magic: two Missiles, one after the other. The second may be left out.',
  },
  'fire-burst': { name: 'Fire Burst', text: '2 magic: one Fireball, hurled once.' },
  'binding-hex': {
    name: 'Hex',
    text: '3 magic: a stunning Missile that works on monsters. 1 damage, and the survivor misses the whole next round.',
  },
} satisfies Partial<CatacombsWording['actions']>;

export const allies = {
  'ally:war-dog': {
    name: 'War Dog',
    the: 'the War Dog',
    text: 'Fights beside whoever owns the Hunting Horn: a Punch. 1 life; lost, it is back in the next room.',
  },
} satisfies Partial<CatacombsWording['allies']>;

export const equipment = {
  'equipment:ember-wand': {
    name: 'Ember Wand',
    the: 'the Ember Wand',
    text: 'Special action of the Sorceress, for 2 magic: a Missile, then a Fireball.',
  },
  'equipment:moon-veil': {
    name: 'Moon Veil',
    the: 'the Moon Veil',
    text: 'Once per room, for 2 magic, the Sorceress shrugs off one flick: neither its damage nor its effects count.',
  },
  'equipment:repeating-crossbow': {
    name: 'Repeating Crossbow',
    the: 'the Repeating Crossbow',
    text: 'Special action of the Witch Hunter: two Missiles, one after the other.',
  },
  'equipment:silver-bolts': {
    name: 'Silver Bolts',
    the: 'the Silver Bolts',
    text: 'Each Missile of the Witch Hunter deals 2 damage to Undead and Infernal monsters.',
  },
  'equipment:hunting-horn': {
    name: 'Hunting Horn',
    the: 'the Hunting Horn',
    text: 'A War Dog follows its owner into every room and fights by itself.',
  },
  'equipment:boots-of-haste': {
    name: 'Boots of Haste',
    the: 'the Boots of Haste',
    text: 'Special action: a move that strikes nobody, then a Punch.',
  },
} satisfies Partial<CatacombsWording['equipment']>;

export const artefacts: CatacombsWording['artefacts'] = {
  'artefact:orc-hide-shield': {
    name: 'Orc Hide Shield',
    the: 'the Orc Hide Shield',
    text: 'Punches of Orcs and Orc Wolf Riders do not hurt the Witch Hunter.',
  },
  'artefact:grave-charm': {
    name: 'Grave Charm',
    the: 'the Grave Charm',
    text: 'No attack incapacitates the Witch Hunter. The damage stays.',
  },
  'artefact:ember-flask': {
    name: 'Ember Flask',
    the: 'the Ember Flask',
    text: 'Special action of the Witch Hunter: a Fireball.',
  },
  'artefact:horned-blade': {
    name: 'Horned Blade',
    the: 'the Horned Blade',
    text: 'The Punch of the Witch Hunter is critical: 2 damage.',
  },
  'artefact:hunters-net': {
    name: 'Hunter’s Net',
    the: 'the Hunter’s Net',
    text: 'Special action: a stunning Missile that works on monsters. 1 damage, and the survivor misses the whole next round.',
  },
  'artefact:trophy-cloak': {
    name: 'Trophy Cloak',
    the: 'the Trophy Cloak',
    text: 'Once per room, the Witch Hunter shrugs off one flick: neither its damage nor its effects count.',
  },
  'artefact:witchbane': {
    name: 'Witchbane',
    the: 'Witchbane',
    text: 'Every Missile of the Witch Hunter is critical: 2 damage.',
  },
};
