import type { ConquestWording } from '../wording';

export const teams: ConquestWording['teams'] = {
  sword: { name: 'Sword', the: 'the Sword', text: 'The heroes’ team, on the teal side of the arena.' },
  skull: { name: 'Skull', the: 'the Skull', text: 'The villains’ team, on the wine-red side of the arena.' },
};

export const characters: ConquestWording['characters'] = {
  'sword-1': { name: 'Sword\u00a01', the: 'Sword\u00a01', text: 'One sword upright, violet, one stud on its rim.' },
  'sword-2': { name: 'Sword\u00a02', the: 'Sword\u00a02', text: 'Two swords crossed, green, two studs on its rim.' },
  'skull-1': { name: 'Skull\u00a01', the: 'Skull\u00a01', text: 'A skull, blue, one stud on its rim.' },
  'skull-2': {
    name: 'Skull\u00a02',
    the: 'Skull\u00a02',
    text: 'A skull on crossed bones, grey, two studs on its rim.',
  },
};

export const crystals: ConquestWording['crystals'] = {
  'crystal-1': { name: 'Crystal\u00a01', the: 'crystal\u00a01' },
  'crystal-2': { name: 'Crystal\u00a02', the: 'crystal\u00a02' },
  'crystal-3': { name: 'Crystal\u00a03', the: 'crystal\u00a03' },
  'crystal-4': { name: 'Crystal\u00a04', the: 'crystal\u00a04' },
  'crystal-5': { name: 'Crystal\u00a05', the: 'crystal\u00a05' },
};

export const projectiles: ConquestWording['projectiles'] = {
  missile: { name: 'Missile', the: 'the missile' },
  fireball: { name: 'Fireball', the: 'the fireball' },
  longbow: { name: 'Longbow', the: 'the arrow' },
  wave: { name: 'Wave', the: 'the wave' },
  'powerful-wave': { name: 'Powerful wave', the: 'the powerful wave' },
};

export const hidden: ConquestWording['hidden'] = { name: 'Card face down', the: 'a card face down' };

export const classes: ConquestWording['classes'] = {
  human: 'Human',
  elf: 'Elf',
  dwarf: 'Dwarf',
  beast: 'Beast',
  construct: 'Construct',
  undead: 'Undead',
  goblin: 'Goblin',
  swampFolk: 'Swamp folk',
};

export const roles: ConquestWording['roles'] = {
  leader: 'Leader',
  spellcaster: 'Spell caster',
  fighter: 'Fighter',
  creature: 'Creature',
  hunter: 'Hunter',
  explorer: 'Explorer',
};

export const signs: ConquestWording['signs'] = {
  moth: 'Moth',
  spider: 'Spider',
  rat: 'Rat',
  coral: 'Coral',
  lizard: 'Lizard',
  jellyfish: 'Jellyfish',
};

export const shots: ConquestWording['shots'] = {
  move: { name: 'Move', text: 'Flick your Character. Whoever it meets, nobody is hurt.' },
  combat: { name: 'Combat', text: 'Flick your Character at an enemy: 1 damage.' },
  critical: { name: 'Critical combat', text: 'Flick your Character at an enemy: 2 damage.' },
  missile: { name: 'Missile', text: 'Put the missile beside your Character and flick it: 1 damage.' },
  fireball: { name: 'Fireball', text: 'Put the fireball beside your Character and flick it: 1 damage.' },
  longbow: { name: 'Longbow', text: 'From beside either of your Characters: 1 damage.' },
  wave: { name: 'Wave', text: 'The largest disc, from beside your Character: 1 damage.' },
  'powerful-wave': { name: 'Powerful wave', text: 'The largest disc: 2 damage, or 3 for a card out of your hand.' },
  obstacle: { name: 'Crystal', text: 'Flick any crystal. It may shove whom it likes, and hurts nobody.' },
};

export const targeted: ConquestWording['targeted'] = {
  name: 'Targeted',
  text: 'Name one enemy first: nobody else can be hurt. After a miss you may flick once more from where it lies.',
};

export const armour: ConquestWording['armour'] = {
  name: 'Armour',
  text: 'Once played it stays on the table. Either of you may spend it to ignore all that one shot does.',
};

export const abilities: ConquestWording['abilities'] = {
  surprise: { name: 'Surprise attack', text: 'After these shots you may play another card at once.' },
  stun: { name: 'Stun', text: 'If this wounds an enemy, their team’s next turn is a stunned one.' },
  heal: { name: 'Heal', text: 'Take tokens from the bank, as many as it says and the bank has.' },
  capture: { name: 'Capture', text: 'The first token that this costs the enemy joins your own.' },
  reset: { name: 'Reset', text: 'Shuffle your discard back into your draw pile.' },
  insight: { name: 'Insight', text: 'Draw a card.' },
  sunder: { name: 'Sunder', text: 'The enemy team loses one armour that it has kept, of its choice.' },
  quake: { name: 'Quake', text: 'Flick a crystal right now, besides the one that ends your turn.' },
};
