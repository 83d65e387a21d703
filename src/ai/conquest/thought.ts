import type { CardId, CharacterId, ShotKind } from '../../rules/conquest';
import type { Stumbled } from '../core';
import type { Aim } from '../flicking';

/** A flick as it is meant, and how often it would do what it is for. */
export interface Foreseen {
  readonly aim: Aim;
  readonly chance: number;
}

/** Why a player that is not a person answers as it does: shown on request, and kept in the log. */
export type ConquestThought =
  | ({ readonly kind: 'shot'; readonly shot: ShotKind } & Foreseen)
  | ({ readonly kind: 'crystal' } & Foreseen)
  /** The targeted flick is left as it lies: nothing more comes of it. */
  | { readonly kind: 'leave' }
  /** Of so many cards this one promised most; with the flick that it begins with, if one was thought of. */
  | { readonly kind: 'card'; readonly card: CardId; readonly tried: number; readonly shot: Foreseen | null }
  | { readonly kind: 'noCard'; readonly tried: number }
  | { readonly kind: 'giveUp'; readonly card: CardId; readonly tried: number }
  | { readonly kind: 'target'; readonly target: CharacterId; readonly shot: Foreseen | null }
  | { readonly kind: 'weighed'; readonly option: string | null; readonly tried: number }
  | { readonly kind: 'anyLegal' }
  | Stumbled;
