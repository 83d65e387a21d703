import type { ArtefactId, HeroId } from './ids';
import type { PieceId } from './openIds';

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
