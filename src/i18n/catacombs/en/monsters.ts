import type { CatacombsWording } from '../wording';

export const monsters = {
  'monster:skeleton-warrior': {
    name: 'Skeleton Warrior',
    the: 'the Skeleton Warrior',
    text: 'Bones in marching order: a plain Punch, and one blow scatters it.',
  },
  'monster:skeleton-archer': {
    name: 'Skeleton Archer',
    the: 'the Skeleton Archer',
    text: 'Punches or shoots a Missile, never both in one turn.',
  },
  'monster:zombie': {
    name: 'Zombie',
    the: 'the Zombie',
    text: 'Feeding Frenzy: a Punch that hurts a hero leaves it sprawled on its meal.',
  },
  'monster:ghoul': {
    name: 'Ghoul',
    the: 'the Ghoul',
    text: 'Its cold Punch hurts, and leaves the hero incapacitated.',
  },
  'monster:crypt-spider': {
    name: 'Crypt Spider',
    the: 'the Crypt Spider',
    text: 'Punches, or spits a stunning Missile. There is only one, and one is enough.',
  },
  'monster:orc': { name: 'Orc', the: 'the Orc', text: 'A plain Punch and a thick hide: it takes two blows.' },
  'monster:troll': {
    name: 'Troll',
    the: 'the Troll',
    text: 'Regeneration: merely wounded, it is whole again when the round ends.',
  },
  'monster:giant-scorpion': {
    name: 'Giant Scorpion',
    the: 'the Giant Scorpion',
    text: 'One critical Punch: its sting takes 2 life.',
  },
  'monster:centaur': {
    name: 'Centaur',
    the: 'the Centaur',
    text: 'Tramples first, shoots after: a Punch, then a Missile.',
  },
  'monster:minotaur': {
    name: 'Minotaur',
    the: 'the Minotaur',
    text: 'Retaliation: whoever punches it may be answered at once, though never in the same face.',
  },
  'monster:cerberus': {
    name: 'Cerberus',
    the: 'Cerberus',
    text: 'Three heads, two bites: a Punch, then another Punch.',
  },
  'monster:fire-spirit': {
    name: 'Fire Spirit',
    the: 'the Fire Spirit',
    text: 'Fire Wall: once its Punch has hurt a hero, it turns into a wall of flames.',
  },
  'monster:fire-demon': {
    name: 'Fire Demon',
    the: 'the Fire Demon',
    text: 'Punches or hurls a Fireball. Absorption: nothing but a Punch hurts it.',
  },
} satisfies Partial<CatacombsWording['monsters']>;

export const abilities = {
  'ability:retaliation': {
    name: 'Retaliation',
    the: 'Retaliation',
    text: 'Struck by a hero’s or Ally’s Punch, it may punch back at once, even dying, but not at whoever struck it.',
  },
  'ability:regeneration': {
    name: 'Regeneration',
    the: 'Regeneration',
    text: 'Wounded but alive at the end of a round, it is turned back to full life.',
  },
  'ability:fire-wall': {
    name: 'Fire Wall',
    the: 'Fire Wall',
    text: 'After a Punch that hurt a hero it becomes a wall: each hero or Ally who comes to touch it loses 1 life.',
  },
  'ability:feeding-frenzy': {
    name: 'Feeding Frenzy',
    the: 'Feeding Frenzy',
    text: 'After a Punch that hurt a hero it is incapacitated: it misses the whole next round.',
  },
  'ability:absorption': {
    name: 'Absorption',
    the: 'Absorption',
    text: 'Only a Punch hurts it. Missiles and Fireballs push it, no more.',
  },
} satisfies Partial<CatacombsWording['abilities']>;

export const families: CatacombsWording['families'] = {
  undead: 'Undead',
  dungeon: 'Dungeon',
  mythological: 'Mythological',
  infernal: 'Infernal',
  vermin: 'Vermin',
};
