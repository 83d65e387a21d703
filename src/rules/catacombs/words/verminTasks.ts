import type { HeroId, MonsterId } from './ids';
import type { PieceId } from './openIds';

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
