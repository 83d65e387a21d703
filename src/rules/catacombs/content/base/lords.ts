import {
  chain,
  effect,
  FIREBALL,
  MISSILE,
  PETRIFYING_PUNCH,
  pitch,
  PUNCH,
  STUNNING_MISSILE,
  STUNNING_PUNCH,
} from '../attacks';
import { PUNCH_ACTION } from '../cards/heroCard';
import type { BASE_LORD_IDS } from '../../words/ids';
import { special, type LordCard } from '../cards/lordCard';

export const SPAWN_COUNT = 2;

export const BASE_LORDS: Readonly<Record<(typeof BASE_LORD_IDS)[number], LordCard>> = {
  'lord:sorcerer': {
    id: 'lord:sorcerer',
    life: 7,
    extraLife: 0,
    board: 'temple',
    wandering: 'monster:skeleton-warrior',
    minions: { 'monster:troll': 3, 'monster:ghoul': 3, 'monster:crypt-spider': 1, 'monster:skeleton-archer': 2 },
    actions: [
      PUNCH_ACTION,
      special('mirage', effect('effect:mirage'), pitch(PUNCH)),
      special('hex', pitch(STUNNING_PUNCH), pitch(PUNCH)),
      special('veil', effect('effect:veil')),
    ],
  },
  'lord:gorgon': {
    id: 'lord:gorgon',
    life: 5,
    extraLife: 0,
    board: 'tomb',
    wandering: 'monster:orc',
    minions: { 'monster:centaur': 2, 'monster:minotaur': 2, 'monster:cerberus': 1, 'monster:ghoul': 2 },
    actions: [
      PUNCH_ACTION,
      special('gaze', pitch(PUNCH), pitch(STUNNING_MISSILE)),
      special('petrify', pitch(PETRIFYING_PUNCH)),
    ],
  },
  'lord:lich': {
    id: 'lord:lich',
    life: 10,
    extraLife: 0,
    board: 'ossuary',
    wandering: 'monster:zombie',
    minions: {
      'monster:zombie': 2,
      'monster:crypt-spider': 1,
      'monster:skeleton-archer': 3,
      'monster:ghoul': 1,
      'monster:troll': 2,
    },
    actions: [
      PUNCH_ACTION,
      special('raise', effect('effect:raise'), pitch(PUNCH)),
      special('bolt', pitch(PUNCH), pitch(MISSILE)),
    ],
  },
  'lord:dragon': {
    id: 'lord:dragon',
    life: 13,
    extraLife: 0,
    board: 'forge',
    wandering: 'monster:fire-spirit',
    minions: { 'monster:fire-spirit': 2, 'monster:giant-scorpion': 2, 'monster:fire-demon': 2, 'monster:orc': 3 },
    actions: [
      PUNCH_ACTION,
      special('spawn', effect('effect:spawn')),
      special('breath', pitch(PUNCH), pitch(FIREBALL)),
      special('charge', chain(3, PUNCH)),
    ],
  },
};
