import type { CatacombsWording } from '../wording';

export const heroes = {
  'hero:elf': {
    name: 'Elf',
    the: 'the Elf',
    text: 'Kills from afar: two arrows in one action. Fragile, and the easiest hero to play.',
  },
  'hero:barbarian': {
    name: 'Barbarian',
    the: 'the Barbarian',
    text: 'The toughest of the four. Berserk gives him four Punches in a row, then he collapses.',
  },
  'hero:thief': {
    name: 'Thief',
    the: 'the Thief',
    text: 'Strikes, then slips away. Earns 100 more gold for every monster killed.',
  },
  'hero:wizard': {
    name: 'Wizard',
    the: 'the Wizard',
    text: 'Holds twelve spells, each good for one casting, and commands the Allies.',
  },
} satisfies Partial<CatacombsWording['heroes']>;

export const allies = {
  'ally:summoned-skeleton': {
    name: 'Summoned Skeleton',
    the: 'the Summoned Skeleton',
    text: 'Acts from the turn after it is called: a Punch. 1 life. Crumbles when the room ends.',
  },
  'ally:familiar': {
    name: 'Familiar',
    the: 'the Familiar',
    text: 'Punches without harm; the Wizard may cast from where it stands. 1 life; lost, it is back in the next room.',
  },
} satisfies Partial<CatacombsWording['allies']>;

export const actions = {
  punch: { name: 'Punch', text: 'Flick the disc itself: every enemy that it touches loses 1 life.' },
  arrows: { name: 'Arrows', text: 'Two Missiles, one after the other. The second may be left out.' },
  berserk: {
    name: 'Berserk',
    text: 'A chain of four Punches, never hurting the same target twice running. Then the Barbarian is incapacitated.',
  },
  dodge: { name: 'Dodge', text: 'A Punch, then a move: a second flick that strikes nobody but pushes what it meets.' },
  mirage: { name: 'Mirage', text: 'The Sorcerer and one of the monsters swap places; then he punches from there.' },
  hex: { name: 'Hex', text: 'A stunning Punch, then a Punch.' },
  veil: { name: 'Veil', text: 'His whole action: until the Overseer’s next turn only Punches hurt the Sorcerer.' },
  gaze: { name: 'Gaze', text: 'A Punch, then a stunning Missile.' },
  petrify: {
    name: 'Petrify',
    text: 'A Punch. A hero it strikes who is down by the Gorgon’s own doing turns to stone and dies.',
  },
  raise: {
    name: 'Raise the dead',
    text: 'A coin calls a Ghoul or a Skeleton Warrior from the reserve to the Lich’s side; then the Lich punches.',
  },
  bolt: { name: 'Grave bolt', text: 'A Punch, then a Missile.' },
  spawn: { name: 'Spawn', text: 'The Dragon stays put; two Fire Spirits from the reserve appear beside it.' },
  breath: { name: 'Fiery breath', text: 'A Punch, then a Fireball.' },
  charge: { name: 'Charge', text: 'A chain of three Punches, never hurting the same target twice running.' },
} satisfies Partial<CatacombsWording['actions']>;
