import type { SeatId } from '../../machine';
import type { CardId, SeenCard } from './cards';
import type { CharacterId, CharacterNumber, DiscId, LayoutId, ShotKind, Team } from './ids';
import type { DecidedBy, Ending, Harmless } from './options';

interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

/** Whoever loses or gains tokens, and where they go. */
export type Purse = Team | 'bank';

/** Facts of a game of Conquest, in the past tense. */
export type ConquestEvent =
  | { readonly kind: 'laidOut'; readonly layout: LayoutId }
  | { readonly kind: 'firstTeam'; readonly team: Team }
  | { readonly kind: 'dealt'; readonly team: Team; readonly seat: SeatId; readonly cards: readonly SeenCard[] }
  | {
      readonly kind: 'turnBegan';
      readonly team: Team;
      readonly character: CharacterId;
      readonly seat: SeatId;
      readonly isStunned: boolean;
    }
  | {
      readonly kind: 'drew';
      readonly team: Team;
      readonly seat: SeatId;
      readonly card: SeenCard;
      readonly why: 'turn' | 'insight';
    }
  | { readonly kind: 'pileEmpty'; readonly team: Team }
  | {
      readonly kind: 'played';
      readonly team: Team;
      readonly seat: SeatId;
      readonly card: CardId;
      readonly isSurprise: boolean;
    }
  | { readonly kind: 'gaveUp'; readonly team: Team; readonly seat: SeatId; readonly card: CardId }
  | { readonly kind: 'named'; readonly target: CharacterId }
  | {
      readonly kind: 'flicked';
      readonly disc: string;
      readonly shot: ShotKind | 'obstacle';
      readonly from: Spot | null;
    }
  | { readonly kind: 'settled'; readonly discs: readonly (Spot & { readonly id: DiscId })[] }
  /** `contact`: where it left; left out for what only hung over the edge. */
  | {
      readonly kind: 'putBack';
      readonly disc: DiscId;
      readonly xMm: number;
      readonly yMm: number;
      readonly contact?: number;
    }
  | { readonly kind: 'projectileGone'; readonly disc: string; readonly why: 'spent' | 'offTheMat' }
  | {
      readonly kind: 'hit';
      readonly shot: ShotKind;
      readonly target: CharacterId;
      readonly contact: number;
      readonly damage: number;
    }
  | {
      readonly kind: 'harmless';
      readonly target: CharacterId;
      readonly contact: number;
      readonly why: Harmless;
      readonly rule: string;
    }
  | { readonly kind: 'missed'; readonly target: CharacterId; readonly mayFlickAgain: boolean }
  | { readonly kind: 'boosted'; readonly seat: SeatId; readonly card: CardId; readonly damage: number }
  | {
      readonly kind: 'armourSpent';
      readonly team: Team;
      readonly seat: SeatId | null;
      readonly card: CardId;
      readonly cancelled: number;
    }
  | {
      readonly kind: 'tokenMoved';
      readonly from: Purse;
      readonly to: Purse;
      readonly why: 'damage' | 'capture' | 'heal' | 'exhaustion';
    }
  | { readonly kind: 'stunned'; readonly team: Team }
  | { readonly kind: 'pileRenewed'; readonly team: Team; readonly count: number }
  | { readonly kind: 'sundered'; readonly team: Team; readonly card: CardId }
  | { readonly kind: 'quaked'; readonly team: Team }
  | { readonly kind: 'lapsed'; readonly ability: 'surprise' | 'heal' | 'reset' | 'insight' | 'sunder' }
  | { readonly kind: 'kept'; readonly team: Team; readonly card: CardId }
  | { readonly kind: 'discarded'; readonly team: Team; readonly card: CardId }
  | { readonly kind: 'flipped'; readonly team: Team; readonly number: CharacterNumber }
  | {
      readonly kind: 'ended';
      readonly why: Ending;
      /** Who ran out, or whose turn emptied the bank. */
      readonly team: Team;
      readonly winner: Team | null;
      readonly by: DecidedBy;
    };
