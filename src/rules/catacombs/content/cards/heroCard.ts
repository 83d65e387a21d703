import type { Step } from '../../words/attack';
import { pitch, PUNCH } from '../attacks';
import type { ActionId, GearId, HeroId } from '../../words/ids';

export interface ActionCard {
  readonly id: ActionId | GearId;
  /** An attack action or a special action, never both in one turn (BASE-100). */
  readonly kind: 'attack' | 'special';
  readonly steps: readonly Step[];
  /** Points of magic that it costs (SOL-130). */
  readonly magic?: number;
}

export interface HeroCard {
  readonly id: HeroId;
  readonly life: number;
  readonly actions: readonly ActionCard[];
  /** Extra gold for every monster it kills (BASE-047). */
  readonly goldPerKill: number;
}

/** Every hero's basic attack (BASE-054, SOL-075). */
export const PUNCH_ACTION: ActionCard = { id: 'punch', kind: 'attack', steps: [pitch(PUNCH)] };
