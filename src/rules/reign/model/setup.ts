import type { SeatId } from '../../machine';
import type { Grade } from '../words/characters';
import type { Carried } from './carried';
import type { CreatureId } from '../words/creatures';
import type { DoorKind, ElementKind, TrapKind } from '../words/elements';
import type { HeroId } from '../words/heroes';
import type { ImprevuId, QuestId } from '../words/quests';
import type { SpellId } from '../words/spells';
import type { Square } from '../words/squares';
import type { ThingId } from '../words/things';
import type { ZoneId } from '../words/zones';

/** What a table agrees on before the first die. */
export interface ReignSetup {
  readonly heroes: readonly { readonly hero: HeroId; readonly seat: SeatId }[];
  /** Who runs the GM characters. */
  readonly master: SeatId;
  readonly grade: Grade;
  /** A house option (REIGN-049). */
  readonly hasHandicaps: boolean;
  /** A position by hand: of a fight, or of a quest that is under way; null: a quest from its start. */
  readonly opening: ReignOpening | null;
  readonly quest: QuestSetup | null;
  /** Nobody sits on the Master's seat: the app runs the GM characters by the rules (REIGN-328). */
  readonly isMasterNeutral: boolean;
  /** Faces that come up before the seed is asked, by their places. */
  readonly draws: readonly number[];
}

/** Which quest, and the options of the house. */
export interface QuestSetup {
  readonly id: QuestId;
  /** How many zone cards besides those of the quest; null: as many as it says (REIGN-239). */
  readonly plainCards: number | null;
  /** The lost wine-porter is sought as well (REIGN-294). */
  readonly hasPorter: boolean;
  /** In quest 3 the twelfth round counts too (REIGN-281). */
  readonly isTwelveInclusive: boolean;
  /** Whoever lies there is left alone (REIGN-332). */
  readonly isMerciful: boolean;
  /** Zone cards by hand, the top one first; null: the pile is made as the rules say. */
  readonly pile: readonly ZoneId[] | null;
  /** Imprévus that come up before all others. */
  readonly imprevus: readonly ImprevuId[];
  /** What the heroes bring along; null: they are new (REIGN-367). */
  readonly party: Carried | null;
  /** Where they are before it; null: at the way in. */
  readonly town: 'town' | 'village' | null;
}

/** A fight by hand: who stands where. */
export interface ReignOpening {
  /** The first has no doorway; each further one lies behind an exit of one before. */
  readonly zones: readonly { readonly card: ZoneId; readonly behind: Square | null }[];
  readonly doors: readonly DoorOpening[];
  readonly elements: readonly { readonly kind: ElementKind; readonly at: Square }[];
  readonly traps: readonly { readonly kind: TrapKind; readonly at: Square; readonly isKnown: boolean }[];
  readonly people: readonly PersonOpening[];
  /** Écus in the common pot. */
  readonly pot: number;
  /** Which round begins. */
  readonly round: number;
  /** Who acts: the GM characters may begin. */
  readonly turn: 'heroes' | 'master';
}

export interface DoorOpening {
  readonly at: Square;
  readonly kind: DoorKind;
  readonly isLocked: boolean;
  readonly isOpen: boolean;
}

/** What is left out is as it begins; whose hands are told wears what is told and nothing else. */
export interface PersonOpening {
  readonly who: HeroId | CreatureId;
  readonly at: Square;
  /** For a creature that is no enemy of the heroes. */
  readonly isAlly: boolean;
  readonly hp: number | null;
  /** Living figures of a swarm. */
  readonly figures: number | null;
  readonly destiny: number | null;
  readonly pack: readonly ThingId[] | null;
  readonly hands: readonly ThingId[] | null;
  readonly worn: ThingId | null;
  readonly spells: readonly SpellId[] | null;
  readonly web: number;
  readonly isPoisoned: boolean;
  readonly isBurning: boolean;
}
