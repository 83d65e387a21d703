import type { ActionCard } from './heroCard';
import type { AllyId, EquipmentId, HeroId } from '../../words/ids';

/** When a card can be used; what it then does is in `moments/gear/`, one file a card that does more than offer an action. */
export type EquipmentUse =
  /** Always, while its hero is up. */
  | { readonly kind: 'lasting' }
  | { readonly kind: 'oncePerRoom' }
  /** A special action of its own. */
  | {
      readonly kind: 'action';
      readonly action: ActionCard;
      /** What it can be used for instead (VERM-158). */
      readonly alternative?: ActionCard;
      readonly isUsedUp: boolean;
      readonly isOncePerRoom?: boolean;
    }
  /** At any time in its hero's turn, then it is out of the game. */
  | { readonly kind: 'usedUp' };

export interface EquipmentCard {
  readonly id: EquipmentId;
  readonly price: number;
  readonly owners: readonly HeroId[];
  readonly use: EquipmentUse;
  /** What it costs the Sorceress to use it, where that is printed (SOL-143). */
  readonly magic?: number;
  /** Who comes into every room with its owner (SOL-016). */
  readonly ally?: AllyId;
}
