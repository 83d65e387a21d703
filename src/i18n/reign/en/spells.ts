import type { ReignWording } from '../wording';

export const spells: ReignWording['spells'] = {
  'spell:spark': { name: 'Spark', the: 'the spark', text: 'Damage {{amount}} to an enemy within {{range}} squares.' },
  'spell:glow': {
    name: 'Glow',
    the: 'the glow',
    text: 'Shows hidden traps and hidden doors within {{range}} squares.',
  },
  'spell:patch-up': {
    name: 'Patch up',
    the: 'the patching up',
    text: 'Heals {{amount}}, one’s own or of a friend beside.',
  },
  'spell:draught': {
    name: 'Draught',
    the: 'the draught',
    text: 'Blows out somebody on fire, or opens or closes an unlocked door in sight.',
  },
  'spell:trip': {
    name: 'Trip',
    the: 'the trip',
    text: 'An enemy within {{range}} squares has one action point less at its next turn.',
  },
  'spell:mend': {
    name: 'Mend',
    the: 'the mending',
    text: 'Heals {{amount}} within {{range}} squares. It works five times a game.',
  },
  'spell:purify': {
    name: 'Purify',
    the: 'the purifying',
    text: 'Rids a friend within {{range}} squares of poison, fire and web.',
  },
  'spell:shield-of-faith': {
    name: 'Shield of faith',
    the: 'the shield of faith',
    text: 'A friend has two more points of magic armour for one turn.',
  },
  'spell:blinding-light': {
    name: 'Blinding light',
    the: 'the blinding light',
    text: 'Every enemy of the zone has one action point less at its next turn.',
  },
  'spell:banish-the-dead': {
    name: 'Banish the dead',
    the: 'the banishing of the dead',
    text: 'Damage {{amount}} to something undead or a demon, and nothing softens it.',
  },
  'spell:raise': { name: 'Raise', the: 'the raising', text: 'A friend who is down stands up with {{amount}} more.' },
  'spell:shadow-dart': {
    name: 'Shadow dart',
    the: 'the shadow dart',
    text: 'Out of the dark: damage {{amount}} within {{range}} squares.',
  },
  'spell:ember-orb': {
    name: 'Ember orb',
    the: 'the ember orb',
    text: 'Damage {{amount}} within {{range}} squares, and it may set on fire.',
  },
  'spell:dread': {
    name: 'Dread',
    the: 'the dread',
    text: 'All enemies in sight have to overcome fear at their next turn.',
  },
  'spell:veil': { name: 'Veil', the: 'the veil', text: 'Oneself or a friend beside is invisible for one turn.' },
  'spell:leech': {
    name: 'Leech',
    the: 'the leech',
    text: 'Damage {{amount}} within {{range}} squares, whatever the armour. Half of it heals the caster.',
  },
  'spell:chain-of-lightning': {
    name: 'Chain of lightning',
    the: 'the chain of lightning',
    text: 'Damage {{amount}} to an enemy within {{range}} squares and to every enemy beside it.',
  },
  'spell:icy-hand': {
    name: 'Icy hand',
    the: 'the icy hand',
    text: 'Damage {{amount}} to an enemy beside, whatever its Endurance.',
  },
  'spell:grip-of-the-dead': {
    name: 'Grip of the dead',
    the: 'the grip of the dead',
    text: 'Holds an enemy within {{range}} squares as a web does, and a strong one.',
  },
  'spell:blood-pact': {
    name: 'Blood pact',
    the: 'the blood pact',
    text: 'Costs 1D hit points. The next spell of this turn has three more.',
  },
  'spell:plague': {
    name: 'Plague',
    the: 'the plague',
    text: 'Poisons an enemy within {{range}} squares without a wound.',
  },
  'spell:raise-a-corpse': {
    name: 'Raise a corpse',
    the: 'the raising of a corpse',
    text: 'A corpse in sight gets up as a revenant and fights for you.',
  },
  'spell:grave-walk': { name: 'Grave walk', the: 'the grave walk', text: 'For one turn the caster has no body.' },
  'spell:cinder': {
    name: 'Cinder',
    the: 'the cinder',
    text: 'A small flame: damage {{amount}} within {{range}} squares, and it may set on fire.',
  },
  'spell:hellish-claws': {
    name: 'Hellish claws',
    the: 'the hellish claws',
    text: 'A friend beside strikes with magic and a die more for one turn.',
  },
  'spell:black-wings': { name: 'Black wings', the: 'the black wings', text: 'The caster flies for one turn.' },
  'spell:call-imp': { name: 'Call imp', the: 'the call', text: 'An imp appears beside the caster and fights for you.' },
  'spell:infernal-door': {
    name: 'Infernal door',
    the: 'the infernal door',
    text: 'The caster and all friends in sight may go to any square that has been explored.',
  },
  'spell:damnation': {
    name: 'Damnation',
    the: 'the damnation',
    text: 'An enemy within {{range}} squares fails a hard test of Will, or keeps half its hit points.',
  },
};

export const grimoires: ReignWording['grimoires'] = {
  'grimoire:black-magic': 'Black magic',
  'grimoire:white-magic': 'White magic',
  'grimoire:magic-for-beggars': 'Magic for beggars',
  'grimoire:necromancy': 'Necromancy',
  'grimoire:demonology': 'Demonology',
};

export const difficulty: ReignWording['difficulty'] = 'Difficulty: {{difficulty}}.';
