import type { CardId, CharacterId, Team } from '../../../rules/conquest';
import type { SeatId } from '../../../rules/machine';
import type { ToldFlick } from '../flicked';

/** How the tokens lay when a turn began; the last is how they lie now. */
export interface TokensAt {
  readonly turn: number;
  readonly sword: number;
  readonly skull: number;
  readonly bank: number;
}

/** A card that was played, and what its shots have cost the enemy. */
export interface PlayedCard {
  readonly turn: number;
  readonly team: Team;
  readonly seat: SeatId;
  readonly card: CardId;
  readonly isSurprise: boolean;
  readonly damage: number;
}

/** A flick worth telling, to be watched. */
export interface ConquestFlickTale {
  readonly film: ToldFlick;
  readonly by: CharacterId;
  /** Whom it hit, or would have hit. */
  readonly targets: readonly CharacterId[];
  /** Tokens that it cost, or that a wall saved. */
  readonly tokens: number;
}

export interface ConquestTeamStory {
  readonly seats: readonly SeatId[];
  /** Tokens that its shots have cost the enemy, captured ones among them. */
  readonly damage: number;
  readonly captured: number;
  readonly healed: number;
  /** Tokens that its Armour has saved. */
  readonly saved: number;
  readonly tokens: number;
}

/** A game when it is over, or as far as it has come. */
export interface ConquestStory {
  readonly turns: number;
  readonly teams: Readonly<Record<Team, ConquestTeamStory>>;
  readonly tokens: readonly TokensAt[];
  readonly cards: readonly PlayedCard[];
  /** Of each player, in the order in which they sit. */
  readonly flicks: readonly { readonly seat: SeatId; readonly flicks: number }[];
  /** null where no flick cost anybody anything. */
  readonly bestFlick: ConquestFlickTale | null;
  /** The shot that would have cost most, had there not been a wall before. */
  readonly worstWall: ConquestFlickTale | null;
}
