import type { Circle } from '../../words/price';
import type { ActionCard } from './heroCard';
import type { ArtefactId } from '../../words/ids';

export type ArtefactUse =
  /** Always, while its owner is up (SOL-157). */
  | { readonly kind: 'lasting' }
  | { readonly kind: 'oncePerRoom' }
  | { readonly kind: 'action'; readonly action: ActionCard };

export interface ArtefactCard {
  readonly id: ArtefactId;
  /** Families first, then the circles of many colours: in this order they are paid. */
  readonly cost: readonly Circle[];
  readonly use: ArtefactUse;
}
