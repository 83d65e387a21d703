import type { CardId } from './cards';
import type { CharacterId, ProjectileKind, ShotKind, Team } from './ids';

/** A shot of the sequence that runs, for whoever is asked about it. */
export interface ShotAsked {
  readonly card: CardId | null;
  /** Where in the sequence it stands; null for a stunned turn's move and for crystals. */
  readonly index: number | null;
  readonly shot: ShotKind;
}

/** What a question is for (CONQ-204). */
export type ConquestPurpose =
  | { readonly kind: 'playCard'; readonly character: CharacterId }
  | { readonly kind: 'giveUpCard'; readonly character: CharacterId }
  | { readonly kind: 'surprise'; readonly character: CharacterId; readonly card: CardId }
  | { readonly kind: 'target'; readonly character: CharacterId; readonly shot: ShotAsked }
  | {
      readonly kind: 'shoot';
      readonly character: CharacterId;
      readonly shot: ShotAsked;
      readonly target: CharacterId | null;
    }
  | {
      readonly kind: 'shootAgain';
      readonly character: CharacterId;
      readonly shot: ShotAsked;
      readonly target: CharacterId;
      readonly projectile: ProjectileKind;
    }
  | {
      readonly kind: 'watch';
      readonly character: CharacterId;
      readonly shot: ShotAsked | null;
      readonly target: CharacterId | null;
    }
  | { readonly kind: 'boost'; readonly character: CharacterId; readonly damage: number; readonly boosted: number }
  | {
      readonly kind: 'armour';
      readonly team: Team;
      readonly card: CardId;
      readonly targets: readonly CharacterId[];
      readonly damage: number;
    }
  | { readonly kind: 'sunder'; readonly team: Team }
  | { readonly kind: 'moveCrystal'; readonly character: CharacterId; readonly isQuake: boolean };
