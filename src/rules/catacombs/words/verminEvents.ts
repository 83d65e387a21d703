import type { Cause } from './cause';
import type { HeroId, MonsterId } from './ids';
import type { PieceId } from './openIds';

/** What happens with Vermin about. */
export type VerminEvent =
  /** A card was drawn: its poison, all that the hero has by now, and how much kills. */
  | {
      readonly kind: 'poisoned';
      readonly hero: HeroId;
      readonly by: PieceId;
      readonly poison: number;
      readonly total: number;
      readonly lethal: number;
      readonly contact?: number;
    }
  | {
      readonly kind: 'cured';
      readonly hero: HeroId;
      readonly poison: number;
      readonly total: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'climbed'; readonly piece: PieceId; readonly on: PieceId; readonly count: number }
  | { readonly kind: 'swarmed'; readonly on: PieceId; readonly monsters: readonly PieceId[] }
  | { readonly kind: 'devoured'; readonly hero: HeroId; readonly by: PieceId }
  | { readonly kind: 'verminWander'; readonly monsters: readonly MonsterId[] }
  | { readonly kind: 'variantChosen'; readonly monster: MonsterId; readonly variant: MonsterId };
