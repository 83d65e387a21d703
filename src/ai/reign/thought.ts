import type { DoingKind, Odds } from '../../rules/reign';
import type { Stumbled } from '../core';

/** What a deed is for. */
export type Aim = 'fight' | 'heal' | 'quest' | 'explore' | 'gear' | 'rest';

/** Why a player that is not a person answers as it does: shown on request, and kept in the log. */
export type ReignThought =
  /** Of so many things that it could do this promised most; with its chance, where it hangs on dice. */
  | {
      readonly kind: 'deed';
      readonly deed: DoingKind;
      readonly aim: Aim;
      readonly chance: Odds | null;
      readonly tried: number;
    }
  | { readonly kind: 'chosen'; readonly options: readonly string[] }
  | { readonly kind: 'anyLegal' }
  | Stumbled;
