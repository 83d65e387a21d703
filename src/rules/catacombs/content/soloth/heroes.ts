import { FIREBALL, ICE_SPIKE, MISSILE, pitch, PUNCH, STUNNING_BOLT } from '../attacks';
import { PUNCH_ACTION, type HeroCard } from '../cards/heroCard';
import type { SOLOTH_HERO_IDS } from '../../words/ids';

/** The action of whoever has Ice Spikes. */
export const THROW_SPIKE = 'ice-spike';

/** Life by SOL-075, special actions by SOL-273. */
export const SOLOTH_HEROES: Readonly<Record<(typeof SOLOTH_HERO_IDS)[number], HeroCard>> = {
  'hero:ice-princess': {
    id: 'hero:ice-princess',
    life: 12,
    actions: [PUNCH_ACTION, { id: THROW_SPIKE, kind: 'special', steps: [pitch(ICE_SPIKE), pitch(PUNCH)] }],
    goldPerKill: 0,
  },
  'hero:paladin': {
    id: 'hero:paladin',
    life: 7,
    actions: [PUNCH_ACTION, { id: 'smite', kind: 'special', steps: [pitch(PUNCH), pitch(PUNCH)] }],
    goldPerKill: 0,
  },
  'hero:witch-hunter': {
    id: 'hero:witch-hunter',
    life: 10,
    actions: [PUNCH_ACTION, { id: 'crossbow', kind: 'special', steps: [pitch(MISSILE)] }],
    goldPerKill: 0,
  },
  'hero:sorceress': {
    id: 'hero:sorceress',
    life: 10,
    actions: [
      PUNCH_ACTION,
      { id: 'arcane-bolt', kind: 'special', steps: [pitch(MISSILE), pitch(MISSILE)], magic: 1 },
      { id: 'fire-burst', kind: 'special', steps: [pitch(FIREBALL)], magic: 2 },
      { id: 'binding-hex', kind: 'special', steps: [pitch(STUNNING_BOLT)], magic: 3 },
    ],
    goldPerKill: 0,
  },
};
