import { chain, HARMLESS_PUNCH, MISSILE, MOVEMENT, pitch, PUNCH } from '../attacks';
import { PUNCH_ACTION, type ActionCard, type HeroCard } from '../cards/heroCard';
import type { AllyId, BASE_HERO_IDS } from '../../words/ids';
import type { DiscSize } from '../../words/discSorts';

export interface AllyCard {
  readonly id: AllyId;
  readonly size: DiscSize;
  readonly actions: readonly ActionCard[];
}

/** The action of whoever fights until he falls. */
export const GO_BERSERK = 'berserk';

/** Marker on 2, not on 3, which only equipment reaches (BASE-042, BASE-044). */
export const BERSERK = { start: 2, max: 3, punches: 4 } as const;

export const BASE_HEROES: Readonly<Record<(typeof BASE_HERO_IDS)[number], HeroCard>> = {
  'hero:elf': {
    id: 'hero:elf',
    life: 8,
    actions: [PUNCH_ACTION, { id: 'arrows', kind: 'special', steps: [pitch(MISSILE), pitch(MISSILE)] }],
    goldPerKill: 0,
  },
  'hero:barbarian': {
    id: 'hero:barbarian',
    life: 12,
    actions: [PUNCH_ACTION, { id: GO_BERSERK, kind: 'special', steps: [chain(BERSERK.punches, PUNCH)] }],
    goldPerKill: 0,
  },
  'hero:thief': {
    id: 'hero:thief',
    life: 10,
    actions: [PUNCH_ACTION, { id: 'dodge', kind: 'special', steps: [pitch(PUNCH), pitch(MOVEMENT)] }],
    goldPerKill: 100,
  },
  'hero:wizard': { id: 'hero:wizard', life: 8, actions: [PUNCH_ACTION], goldPerKill: 0 },
};

export const ALLY_CARDS: Readonly<Record<AllyId, AllyCard>> = {
  'ally:summoned-skeleton': { id: 'ally:summoned-skeleton', size: 'medium', actions: [PUNCH_ACTION] },
  'ally:familiar': {
    id: 'ally:familiar',
    size: 'small',
    actions: [{ id: 'punch', kind: 'attack', steps: [pitch(HARMLESS_PUNCH)] }],
  },
  'ally:war-dog': { id: 'ally:war-dog', size: 'medium', actions: [PUNCH_ACTION] },
};

/** Spells may be cast from where it stands (BASE-225). */
export const CONDUIT: AllyId = 'ally:familiar';
