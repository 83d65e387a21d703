import type { CardId, SeenCard } from '../words/cards';
import type { CharacterNumber, DiscId, ProjectileKind, Team } from '../words/ids';
import type { Spot } from '../content/arena';
import type { ConquestSetup } from './setup';

export interface TeamState {
  /** Health tokens: one pool for both players (CONQ-150). */
  readonly pool: number;
  /** Face down, the top card first (CONQ-041: an empty one stays empty). */
  readonly pile: readonly SeenCard[];
  readonly discard: readonly CardId[];
  /** Armour that was played and lies face up (CONQ-124). */
  readonly kept: readonly CardId[];
  /** Which Character acts in this team's next turn (CONQ-013). */
  readonly marker: CharacterNumber;
  readonly isStunned: boolean;
}

/** The card whose sequence runs. */
export interface InPlay {
  readonly card: CardId;
  /** What it does when it wounds happens once (CONQ-118). */
  readonly hasFired: boolean;
}

/** The table of Conquest as plain data. */
export interface Conquest {
  readonly setup: ConquestSetup;
  readonly teams: Readonly<Record<Team, TeamState>>;
  /** By seat; a player of a whole team has one hand (CONQ-037). */
  readonly hands: Readonly<Record<string, readonly SeenCard[]>>;
  readonly bank: number;
  readonly active: Team;
  /** Turns begun so far. */
  readonly turn: number;
  readonly discs: Readonly<Record<DiscId, Spot>>;
  /** A targeted one that missed and may be flicked once more from where it stopped (CONQ-097). */
  readonly projectile: (Spot & { readonly kind: ProjectileKind }) | null;
  readonly inPlay: InPlay | null;
}
