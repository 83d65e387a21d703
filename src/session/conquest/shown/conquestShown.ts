import type { CardId, CharacterId, CharacterNumber, GroundId, SeenCard, Team } from '../../../rules/conquest';

/** A disc as it is to be seen at this moment of the telling: a Character, a crystal, or what was shot and lies there still. */
export interface ShownDisc {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/** What a team has on the table. */
export interface ShownTeam {
  readonly tokens: number;
  /** How many cards it can still draw. */
  readonly pile: number;
  readonly discard: readonly CardId[];
  /** Armour that lies face up. */
  readonly kept: readonly CardId[];
  /** Which Character acts in its next turn. */
  readonly marker: CharacterNumber;
  readonly isStunned: boolean;
}

/** Where the turn has come to. */
export type ShownStep =
  | { readonly kind: 'draw' | 'card' | 'ability' | 'crystal' | 'over' }
  /** `index`: which shot of the sequence; null for the one move of a stunned turn. */
  | { readonly kind: 'shot'; readonly index: number | null };

/**
 * The table as the eye follows it. It lags behind the rules while their events are being told, and is theirs again
 * when the last has been.
 */
export interface ConquestShown {
  readonly ground: GroundId;
  readonly teams: Readonly<Record<Team, ShownTeam>>;
  readonly bank: number;
  /** By seat; a card of somebody else's lies face down. */
  readonly hands: Readonly<Record<string, readonly SeenCard[]>>;
  readonly discs: readonly ShownDisc[];
  readonly active: Team;
  /** Who acts; null before the first turn. */
  readonly character: CharacterId | null;
  /** Turns begun so far. */
  readonly turn: number;
  readonly step: ShownStep;
  /** The card whose sequence runs. */
  readonly inPlay: CardId | null;
}
