import type { CharacterId } from '../words/characters';
import type { Encounter, ImprevuId, QuestId } from '../words/quests';
import type { Square } from '../words/squares';
import type { ZoneId } from '../words/zones';

/** A door in the outer wall that nobody sees before it is found (REIGN-231). */
export interface HiddenDoor {
  readonly at: Square;
  readonly zone: number;
}

/** A cell with somebody in it, behind a door (REIGN-228). */
export interface Cell {
  readonly at: Square;
  readonly door: Square;
  readonly isPorters: boolean;
}

/** What the Master knows of a quest that is under way. */
export interface QuestState {
  readonly id: QuestId;
  /** Zone cards by the exit that they wait behind, the top one first (REIGN-246). */
  readonly piles: Readonly<Record<string, readonly ZoneId[]>>;
  /** Cards that nothing leads to any more (REIGN-248). */
  readonly aside: readonly ZoneId[];
  readonly hidden: readonly HiddenDoor[];
  readonly cells: readonly Cell[];
  /** All squares of cells, held or not. */
  readonly allCells: readonly Square[];
  /** The zone of the main quest; null: its card has not come up. */
  readonly mainZone: number | null;
  readonly imprevus: { readonly draw: readonly ImprevuId[]; readonly discard: readonly ImprevuId[] };
  /** Who lies in wait in the next zone (REIGN-368). */
  readonly ambush: { readonly is: Encounter['is']; readonly count: number } | null;
  readonly caveIns: number;
  readonly pits: number;
  /** Sight goes four squares (REIGN-327/3). */
  readonly isMisty: boolean;
  readonly isRusty: boolean;
  readonly hasOmen: boolean;
  /** The ambush of the last discovery: the mover may think again (REIGN-245). */
  readonly isStartled: boolean;
  /** Those who have left by the way down (REIGN-281). */
  readonly left: readonly CharacterId[];
  readonly isSealed: boolean;
  /** Who has the orb, if it is not lying there (REIGN-292). */
  readonly orb: CharacterId | 'won' | { readonly at: Square } | null;
  /** The lost wine-porter of the secondary quest (REIGN-294). */
  readonly porter: CharacterId | 'home' | 'lost' | null;
}
