import type { HeroId, MonsterId, ArtefactId } from './ids';
import type { PieceId } from './openIds';
import type { Cause } from './cause';

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

/** What the Vermin bring to be asked. */
export type VerminPurpose =
  /** Which of the frightened heroes runs next, if any: of several, or one on whom something sits. */
  | { readonly kind: 'frighten'; readonly heroes: readonly PieceId[] }
  | { readonly kind: 'climb'; readonly piece: PieceId }
  | { readonly kind: 'swarmAttack'; readonly on: PieceId }
  | { readonly kind: 'placeSwarm'; readonly on: PieceId }
  | { readonly kind: 'placeRats' }
  | { readonly kind: 'placeFreed'; readonly hero: HeroId }
  | { readonly kind: 'curePoison'; readonly hero: HeroId }
  | { readonly kind: 'cureWhom' }
  /** Which five lie on a circle of the price together (VERM-163)? */
  | { readonly kind: 'payVermin'; readonly artefact: ArtefactId }
  | { readonly kind: 'allotWandering'; readonly symbols: number }
  | { readonly kind: 'chooseVariants' };

interface At {
  readonly xMm: number;
  readonly yMm: number;
}

/** What the Vermin bring to be done. */
export type VerminTask =
  | { readonly kind: 'settleClimbs' }
  | { readonly kind: 'swarmAttack'; readonly on: PieceId }
  /** `rule`: by which they are set down; left out, as at the end of the turn. */
  | { readonly kind: 'unstack'; readonly on: PieceId; readonly at: At | null; readonly rule?: string }
  | { readonly kind: 'unstackLost' }
  | { readonly kind: 'unstackAll' }
  | { readonly kind: 'settleDevour' }
  | { readonly kind: 'settleReleases' }
  | {
      readonly kind: 'release';
      readonly hero: HeroId;
      readonly by: PieceId;
      readonly at: At;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'settleFears'; readonly heroes: readonly PieceId[] | null }
  | { readonly kind: 'curePoison'; readonly hero: HeroId; readonly by: string; readonly rule?: string }
  | { readonly kind: 'allotWandering'; readonly monsters: readonly MonsterId[]; readonly symbols: number }
  | { readonly kind: 'chooseVariants'; readonly shown: readonly MonsterId[] };
