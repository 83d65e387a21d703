import type { CatacombsWording } from '../wording';

export const pieces: CatacombsWording['pieces'] = {
  'fire-wall': {
    name: 'Fire Wall',
    the: 'the Fire Wall',
    text: 'Nobody’s piece. It can be pushed, not destroyed; each hero or Ally who comes to touch it loses 1 life.',
  },
  shield: {
    name: 'Shield',
    the: 'the Shield',
    text: 'The Wizard’s cover: heavy, can be pushed, never takes damage, leaves when the room ends.',
  },
  obstacle: {
    name: 'Obstacle',
    the: 'the obstacle',
    text: 'A fixed pillar: cover from shots, and a cushion for a rebound.',
  },
  missile: {
    name: 'Missile',
    the: 'the missile',
    text: 'Placed within 2.5 cm of the shooter, flicked, then taken away.',
  },
  fireball: { name: 'Fireball', the: 'the fireball', text: 'Like a missile, but larger and of a kind of its own.' },
  'ice-spike': {
    name: 'Ice Spike',
    the: 'the Ice Spike',
    text: 'It freezes a monster and stays on top of it until it is shaken off.',
  },
};

export const attacks: CatacombsWording['attacks'] = {
  punch: 'Punch',
  'critical-punch': 'Critical Punch',
  'stunning-punch': 'Stunning Punch',
  'poison-punch': 'Poison Punch',
  'fear-punch': 'Fear Punch',
  'harmless-punch': 'Harmless Punch',
  movement: 'Move',
  missile: 'Missile',
  'critical-missile': 'Critical Missile',
  'stunning-missile': 'Stunning Missile',
  'poison-missile': 'Poison Missile',
  fireball: 'Fireball',
  'critical-fireball': 'Critical Fireball',
  commandUndead: 'Command Undead',
  iceSpike: 'Ice Spike',
};

export const attackTexts: CatacombsWording['attackTexts'] = {
  punch: 'The piece itself is flicked. 1 damage to every enemy that it touches.',
  missile: 'A small disc is placed within 2.5 cm of the attacker and flicked. 1 damage to every enemy that it touches.',
  fireball: 'Placed and flicked like a missile, with a larger disc. 1 damage to every enemy that it touches.',
  commandUndead:
    'A Skeleton Warrior from the reserve is shot like a missile and stays in the room. 1 damage to every enemy that it touches.',
  iceSpike: 'A small disc is placed and flicked like a missile. No damage: one monster that it strikes is frozen.',
  critical: '1 more damage to every target struck.',
  stunning: 'Every hero struck is also incapacitated and misses the whole next round.',
  poison: 'A hero whom it hurts also draws a Poison card. Enough poison kills.',
  fear: 'After the damage, the Overseer may flick the hero’s disc once. That flick hurts nobody.',
};

export const phases: CatacombsWording['phases'] = {
  exploration: 'Exploration',
  setup: 'Setup',
  combat: 'Combat',
  resolution: 'Resolution',
};

export const terms: CatacombsWording['terms'] = {
  overseer: 'Overseer',
  heroSide: 'Heroes',
  life: 'Life',
  gold: '{{gold}} gold',
  berserkTrack: 'Berserk left: {{left}}',
  round: 'Round {{round}}',
  level: 'Level {{level}}',
  exits: 'Exits: {{exits}}',
  wandering: 'Wandering monster: {{monster}}',
  minions: 'Minions',
  reserve: 'Monster reserve',
  spentSpells: 'Spent spells',
  wounded: 'Wounded',
  incapacitated: 'Incapacitated',
  veiled: 'Veiled: only Punches hurt',
  halfPrice: 'half price',
  card: 'Card {{number}}',
  faceDown: 'Face-down card',
  storyRoom: 'Room of the story',
  campTrack: 'Camp Tracker',
  campStart: 'Start',
  campRest: 'Rest: each hero recovers {{points}}',
  campStar: 'Ambush: no rest, a fight',
  chain: '{{attack}} ×{{count}} in a chain',
  stopHere: 'Stop here',
  undo: 'Undo: {{what}}',
  backInRound: 'Back in round {{round}}',
  arrives: 'Acts from the next turn on',
  magic: 'Magic',
  anyFamily: 'any family',
  poison: 'Poison',
  thePoison: 'poison',
  poisonCard: 'Poison card of {{poison}}',
};
