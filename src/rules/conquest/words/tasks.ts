import type { SeatId } from '../../machine';
import type { CardId } from './cards';
import type { CharacterId, ProjectileKind, ShotKind } from './ids';
import type { Ending } from './options';

/** One shot on its way from the first question to the last token. */
export interface Shooting {
  /** null: the one move of a stunned turn (CONQ-137). */
  readonly card: CardId | null;
  readonly index: number;
  readonly shot: ShotKind;
  readonly target: CharacterId | null;
  /** The second flick of a targeted shot runs (CONQ-097). */
  readonly isAgain: boolean;
}

export interface Hit {
  readonly target: CharacterId;
  readonly contact: number;
}

/** Where in a turn: before the draw, when a card is to be played, at the crystal that ends it. */
export const TURN_STEPS = ['start', 'act', 'crystal'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** Work that is still to be done, as plain data. */
export type ConquestTask =
  | { readonly kind: 'setUp' }
  | { readonly kind: 'turn'; readonly from: TurnStep }
  | { readonly kind: 'exhaustion' }
  | { readonly kind: 'draw'; readonly why: 'turn' | 'insight' }
  | { readonly kind: 'act' }
  | { readonly kind: 'play'; readonly card: CardId; readonly isSurprise: boolean }
  | { readonly kind: 'shot'; readonly shooting: Shooting }
  | { readonly kind: 'flick'; readonly shooting: Shooting }
  | { readonly kind: 'fly'; readonly shooting: Shooting; readonly flick: Flown }
  | { readonly kind: 'strike'; readonly shooting: Shooting; readonly hits: readonly Hit[]; readonly worth: number }
  | {
      readonly kind: 'armour';
      readonly shooting: Shooting;
      readonly hits: readonly Hit[];
      readonly worth: number;
      readonly declined: readonly SeatId[];
    }
  | { readonly kind: 'hurt'; readonly shooting: Shooting; readonly damage: number }
  | { readonly kind: 'ability'; readonly card: CardId }
  | { readonly kind: 'surprise'; readonly card: CardId }
  | { readonly kind: 'sunder' }
  | { readonly kind: 'stow'; readonly card: CardId }
  | { readonly kind: 'crystal'; readonly isQuake: boolean }
  | { readonly kind: 'crystalFlies'; readonly flick: Flown; readonly isQuake: boolean }
  | { readonly kind: 'flip' }
  | { readonly kind: 'end'; readonly why: Ending };

/** A flick that is in the air: rules learn of it by its log. */
export interface Flown {
  readonly disc: string;
  readonly projectile: { readonly kind: ProjectileKind; readonly xMm: number; readonly yMm: number } | null;
  readonly vxMmS: number;
  readonly vyMmS: number;
}
