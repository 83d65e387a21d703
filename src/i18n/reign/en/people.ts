import type { ReignWording } from '../wording';

export const heroes: ReignWording['heroes'] = {
  'hero:svein': { name: 'Svein', the: 'Svein', text: 'Hits hard, stands much, reads little.' },
  'hero:ysolde': {
    name: 'Ysolde',
    the: 'Ysolde',
    text: 'A bow for those far away, nimble fingers for what is locked.',
  },
  'hero:anselme': {
    name: 'Brother Anselme',
    the: 'Brother Anselme',
    text: 'He mends the others, and is the one they listen to.',
  },
  'hero:morgane': {
    name: 'Morgane',
    the: 'Morgane',
    text: 'Fire and shadow out of a sceptre, and little skin to lose.',
  },
};

export const vocations: ReignWording['vocations'] = {
  barbarian: 'Barbarian',
  huntress: 'Huntress',
  monk: 'Monk',
  witch: 'Witch',
};

export const creatures: ReignWording['creatures'] = {
  'creature:giant-rat': {
    name: 'Giant rat',
    the: 'the giant rat',
    text: 'Vermin that comes in packs of three to a square. The more of them live, the harder they bite.',
  },
  'creature:giant-spider': {
    name: 'Giant spider',
    the: 'the giant spider',
    text: 'It never saw the sun. Whoever it bites hangs in its web.',
  },
  'creature:revenant': {
    name: 'Revenant',
    the: 'the revenant',
    text: 'A body that got up at the first moon, without a soul and hungry. It frightens, and cannot run.',
  },
  'creature:ogre': {
    name: 'Ogre',
    the: 'the ogre',
    text: 'Huge, ravenous and hard to kill. It holds a grudge against whoever wounded it last.',
  },
  'creature:madman': {
    name: 'Madman',
    the: 'the madman',
    text: 'Too long in the dark. Whoever lets him out is the first he goes for.',
  },
  'creature:peasant': { name: 'Peasant', the: 'the peasant', text: 'No fighter, but willing to carry a weapon.' },
  'creature:guard': { name: 'Guard', the: 'the guard', text: 'He knows how to parry, and owes you his freedom.' },
  'creature:cut-purse': {
    name: 'Cut-purse',
    the: 'the cut-purse',
    text: 'Quick feet, quicker fingers: locks and pockets are all the same.',
  },
  'creature:imp': { name: 'Imp', the: 'the imp', text: 'A small winged demon that does as it is told, for once.' },
};

export const master: ReignWording['master'] = { name: 'Master', the: 'the Master' };

export const levels: ReignWording['levels'] = {
  dexterity: { name: 'Dexterity', text: 'Deft hands: locks, traps, pockets.' },
  intelligence: { name: 'Intelligence', text: 'How many skills and spells one can know.' },
  melee: { name: 'Melee', text: 'Fighting hand to hand.' },
  shooting: { name: 'Shooting', text: 'Hitting from afar, and throwing.' },
  agility: { name: 'Agility', text: 'Slipping past enemies and off traps, jumping, keeping one’s feet.' },
  magic: { name: 'Magic', text: 'Casting spells.' },
  force: { name: 'Force', text: 'Brawn: it adds to most blows, shoves, tears at webs.' },
  charisma: { name: 'Charisma', text: 'Making oneself heard. Whoever has most leads.' },
  endurance: { name: 'Endurance', text: 'What the body shrugs off of every blow.' },
  will: { name: 'Will', text: 'Standing firm in the face of fear and banishment.' },
};

export const counters: ReignWording['counters'] = {
  actionPoints: {
    name: 'Action points',
    text: 'What can be done in a turn. They come back each turn, and do not keep.',
  },
  hitPoints: { name: 'Hit points', text: 'What wounds take away. At none one is down.' },
  destiny: { name: 'Destiny', text: 'A point throws a failed roll again, or cheats death.' },
  experience: { name: 'Experience', text: 'Earned by quests, spent in town on levels, skills and spells.' },
  coins: { name: 'Écus', text: 'Coins. Those found in the catacombs go to a pot that is shared at the end.' },
};

export const grades: ReignWording['grades'] = {
  novice: { name: 'Novice', text: 'The creatures as the rules have them.' },
  adventurer: { name: 'Adventurer', text: 'They fight better and bear a quarter more, and are worth more écus.' },
  hero: { name: 'Hero', text: 'They fight much better, hit harder, bear half as much again, and pay double.' },
};

export const skills: ReignWording['skills'] = {
  'skill:super-tanke': {
    name: 'Super tanké',
    the: 'Super tanké',
    text: 'One more armour point in light clothes, and leave to wear Svein’s bearskin.',
  },
  'skill:initiated': {
    name: 'Initiated in the arcane',
    the: 'the arcane',
    text: 'May learn out of the four arcane grimoires and wield a sceptre.',
  },
  'skill:parry': { name: 'Parry', the: 'the parry', text: 'One parry each round, whatever is held.' },
  'skill:ambidextrous': {
    name: 'Ambidextrous',
    the: 'fighting with both hands',
    text: 'A weapon in each hand: both parry, and one plain blow a round is free.',
  },
  'skill:battle-fury': { name: 'Battle fury', the: 'battle fury', text: 'Two more action points, once a game.' },
  'skill:light-foot': {
    name: 'Light foot',
    the: 'the light foot',
    text: 'Two more when slipping away or crossing a bridge.',
  },
  'skill:lock-wise': { name: 'Lock-wise', the: 'the way of locks', text: 'Two more on locks and traps.' },
  'skill:lynx-eye': { name: 'Lynx eye', the: 'the lynx eye', text: 'Once a round an X of a shot is thrown again.' },
  'skill:rouser': { name: 'Rouser', the: 'the rousing voice', text: 'Two more on every speech.' },
  'skill:cool-head': { name: 'Cool head', the: 'the cool head', text: 'Two more against fear.' },
  'skill:healers-hands': {
    name: 'Healer’s hands',
    the: 'healer’s hands',
    text: 'Whoever else is healed gets two hit points more.',
  },
  'skill:scrounger': { name: 'Scrounger', the: 'scrounging', text: 'Once a round a search is thrown again.' },
};

export const handicaps: ReignWording['handicaps'] = {
  'handicap:maimed-hand': { name: 'Maimed hand', the: 'a maimed hand', text: 'One level of Dexterity less.' },
  'handicap:limp': { name: 'Limp', the: 'a limp', text: 'One level of Agility less.' },
  'handicap:bad-eye': { name: 'Bad eye', the: 'a bad eye', text: 'One level of Shooting less.' },
  'handicap:ugly-scar': { name: 'Ugly scar', the: 'an ugly scar', text: 'One level of Charisma less.' },
};
