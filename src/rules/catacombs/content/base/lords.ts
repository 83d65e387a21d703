import type { BoardId } from '../../../table';
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
} from '../attack';
import type { ActionId, LordId, MonsterId } from '../ids';
import type { ActionCard } from './heroes';

export interface LordCard {
  readonly id: LordId;
  readonly life: number;
  readonly board: BoardId;
  /** Which monster every wandering icon of this catacomb stands for (BASE-088). */
  readonly wandering: MonsterId;
  readonly minions: Readonly<Partial<Record<MonsterId, number>>>;
  readonly actions: readonly ActionCard[];
}

const PUNCH_ACTION: ActionCard = { id: 'punch', kind: 'attack', steps: [pitch(PUNCH)] };
const special = (id: ActionId, ...steps: ActionCard['steps']): ActionCard => ({ id, kind: 'special', steps });

export const SPAWN_COUNT = 2;

export const LORD_CARDS: Readonly<Record<LordId, LordCard>> = {
  'lord:sorcerer': {
    id: 'lord:sorcerer',
    life: 6,
    board: 'temple',
    wandering: 'monster:skeleton-warrior',
    minions: { 'monster:zombie': 4, 'monster:troll': 2 },
    actions: [
      PUNCH_ACTION,
      special('mirage', effect('effect:mirage'), pitch(PUNCH)),
      special('hex', pitch(STUNNING_PUNCH), pitch(PUNCH)),
      special('veil', effect('effect:veil')),
    ],
  },
  'lord:gorgon': {
    id: 'lord:gorgon',
    life: 6,
    board: 'tomb',
    wandering: 'monster:orc',
    minions: { 'monster:centaur': 3, 'monster:minotaur': 2 },
    actions: [
      PUNCH_ACTION,
      special('gaze', pitch(PUNCH), pitch(STUNNING_MISSILE)),
      special('petrify', pitch(PETRIFYING_PUNCH)),
    ],
  },
  'lord:lich': {
    id: 'lord:lich',
    life: 8,
    board: 'ossuary',
    wandering: 'monster:zombie',
    minions: { 'monster:zombie': 4, 'monster:crypt-spider': 1 },
    actions: [
      PUNCH_ACTION,
      special('raise', effect('effect:raise'), pitch(PUNCH)),
      special('bolt', pitch(PUNCH), pitch(MISSILE)),
    ],
  },
  'lord:dragon': {
    id: 'lord:dragon',
    life: 10,
    board: 'forge',
    wandering: 'monster:fire-spirit',
    minions: { 'monster:fire-spirit': 2, 'monster:giant-scorpion': 2 },
    actions: [
      PUNCH_ACTION,
      special('spawn', effect('effect:spawn')),
      special('breath', pitch(PUNCH), pitch(FIREBALL)),
      special('charge', chain(3, PUNCH)),
    ],
  },
};
