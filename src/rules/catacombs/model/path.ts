import type { Direction } from '../words/boards';
import type { CardId } from '../words/openIds';

/** A Room card lying on the table. */
export interface Space {
  readonly card: CardId;
  readonly isFaceUp: boolean;
  /** Fought or used before: a labyrinth lets heroes come back (EXTRA-069). */
  readonly isExplored: boolean;
}

export const faceDown = (card: CardId): Space => ({ card, isFaceUp: false, isExplored: false });

/** A line of cards; where two lie one above the other, the heroes choose (EXTRA-052). */
export interface Line {
  readonly kind: 'line';
  readonly columns: readonly (readonly Space[])[];
  /** Which column the heroes are in; -1 before the first. */
  readonly at: number;
}

/** A door of a card that leads nowhere, as the heroes have found out. */
export interface BarredDoor {
  readonly at: number;
  readonly direction: Direction;
}

/** Cards on a square grid, row by row (EXTRA-063). */
export interface Labyrinth {
  readonly kind: 'labyrinth';
  readonly columnCount: number;
  readonly spaces: readonly (Space | null)[];
  readonly at: number;
  /** Directions that were tried from here and do not match (EXTRA-068). */
  readonly tried: readonly Direction[];
  /** Every door that was ever tried in vain: players remember them as well. Games kept before this have none. */
  readonly barred?: readonly BarredDoor[];
}

export type Path = Line | Labyrinth;
