import { chain, HARMLESS_PUNCH, MISSILE, MOVEMENT, pitch, PUNCH, type Step } from '../attack';
import type { ActionId, AllyId, EquipmentId, HeroId } from '../ids';
import type { DiscSize } from '../../../table';

export interface ActionCard {
  readonly id: ActionId | EquipmentId;
  /** An attack action or a special action, never both in one turn (BASE-100). */
  readonly kind: 'attack' | 'special';
  readonly steps: readonly Step[];
}

export interface HeroCard {
  readonly id: HeroId;
  readonly life: number;
  readonly actions: readonly ActionCard[];
  /** Extra gold for every monster it kills (BASE-047). */
  readonly goldPerKill: number;
}

export interface AllyCard {
  readonly id: AllyId;
  readonly size: DiscSize;
  readonly actions: readonly ActionCard[];
}

const PUNCH_ACTION: ActionCard = { id: 'punch', kind: 'attack', steps: [pitch(PUNCH)] };

/** Marker on 2, not on 3, which only equipment reaches (BASE-042, BASE-044). */
export const BERSERK = { start: 2, max: 3, punches: 4 } as const;

export const HERO_CARDS: Readonly<Record<HeroId, HeroCard>> = {
  'hero:elf': {
    id: 'hero:elf',
    life: 8,
    actions: [PUNCH_ACTION, { id: 'arrows', kind: 'special', steps: [pitch(MISSILE), pitch(MISSILE)] }],
    goldPerKill: 0,
  },
  'hero:barbarian': {
    id: 'hero:barbarian',
    life: 12,
    actions: [PUNCH_ACTION, { id: 'berserk', kind: 'special', steps: [chain(BERSERK.punches, PUNCH)] }],
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
};
