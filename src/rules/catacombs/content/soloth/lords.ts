import { chain, CRITICAL_PUNCH, effect, FIREBALL, MISSILE, pitch, PUNCH, STUNNING_PUNCH } from '../attacks';
import { PUNCH_ACTION } from '../cards/heroCard';
import type { SOLOTH_LORD_IDS } from '../../words/ids';
import { special, type LordCard } from '../cards/lordCard';

/** SOL-033 */
const EXTRA_LIFE = 4;

/** SOL-271 */
export const SOLOTH_LORDS: Readonly<Record<(typeof SOLOTH_LORD_IDS)[number], LordCard>> = {
  'lord:queen-of-the-underworld': {
    id: 'lord:queen-of-the-underworld',
    life: 15,
    extraLife: EXTRA_LIFE,
    board: 'crypt',
    wandering: 'monster:flame-salamander',
    minions: { 'monster:fire-demon': 2, 'monster:flame-salamander': 2 },
    actions: [
      PUNCH_ACTION,
      special('vanish', pitch(PUNCH), pitch(PUNCH), effect('effect:vanish')),
      special('volley', chain(3, MISSILE)),
      special('daunt', pitch(STUNNING_PUNCH)),
    ],
  },
  'lord:orc-warchief': {
    id: 'lord:orc-warchief',
    life: 7,
    extraLife: EXTRA_LIFE,
    board: 'forge',
    wandering: 'monster:orc',
    minions: { 'monster:orc': 3, 'monster:orc-wolf-rider': 2 },
    actions: [PUNCH_ACTION, special('war-cry', pitch(CRITICAL_PUNCH), pitch(PUNCH), effect('effect:war-cry'))],
  },
  'lord:hydra': {
    id: 'lord:hydra',
    life: 12,
    extraLife: EXTRA_LIFE,
    board: 'cave',
    wandering: 'monster:lizard-man',
    minions: { 'monster:lizard-man': 2, 'monster:giant-scorpion': 2 },
    actions: [
      PUNCH_ACTION,
      { ...special('three-heads', pitch(PUNCH), pitch(CRITICAL_PUNCH)), lifeLeft: { min: 6, max: null } },
      { ...special('two-heads', pitch(PUNCH), pitch(FIREBALL), pitch(PUNCH)), lifeLeft: { min: 3, max: 5 } },
      {
        ...special('last-heads', pitch(PUNCH), pitch(CRITICAL_PUNCH), pitch(PUNCH), pitch(CRITICAL_PUNCH)),
        lifeLeft: { min: 1, max: 2 },
      },
    ],
  },
  'lord:shape-shifter': {
    id: 'lord:shape-shifter',
    life: 10,
    extraLife: EXTRA_LIFE,
    board: 'ossuary',
    wandering: 'monster:flame-salamander',
    minions: { 'monster:vampire': 1, 'monster:gargoyle': 2, 'monster:manticore': 2, 'monster:fire-demon': 1 },
    actions: [PUNCH_ACTION, special('shift', effect('effect:shift'))],
  },
};
