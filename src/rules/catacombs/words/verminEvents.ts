import type { Cause } from './cause';
import type { HeroId, MonsterId } from './ids';

/** What happens with Vermin about. */
export type VerminEvent =
  /** A card was drawn: its poison, all that the hero has by now, and how much kills. */
  | {
      readonly kind: 'poisoned';
      readonly hero: HeroId;
      readonly by: string;
      readonly poison: number;
      readonly total: number;
      readonly lethal: number;
    }
  | {
      readonly kind: 'cured';
      readonly hero: HeroId;
      readonly poison: number;
      readonly total: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'climbed'; readonly piece: string; readonly on: string; readonly count: number }
  | { readonly kind: 'swarmed'; readonly on: string; readonly monsters: readonly string[] }
  | { readonly kind: 'devoured'; readonly hero: HeroId; readonly by: string }
  | { readonly kind: 'verminWander'; readonly monsters: readonly MonsterId[] }
  | { readonly kind: 'variantChosen'; readonly monster: MonsterId; readonly variant: MonsterId };
