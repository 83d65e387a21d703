import type { BoardId } from '../../words/boards';
import type { ActionCard } from './heroCard';
import type { ActionId, LordId, MonsterId } from '../../words/ids';

export interface LordActionCard extends ActionCard {
  /** How much life it must have left, when this is not always open to it; null: no upper end. */
  readonly lifeLeft?: { readonly min: number; readonly max: number | null };
}

export interface LordCard {
  readonly id: LordId;
  readonly life: number;
  /** Drops beyond that, of which the group may give it some (SOL-032, SOL-035). */
  readonly extraLife: number;
  readonly board: BoardId;
  /** Which monster every wandering icon of this catacomb stands for (BASE-088). */
  readonly wandering: MonsterId;
  readonly minions: Readonly<Partial<Record<MonsterId, number>>>;
  readonly actions: readonly LordActionCard[];
}

export const special = (id: ActionId, ...steps: ActionCard['steps']): LordActionCard => ({
  id,
  kind: 'special',
  steps,
});
