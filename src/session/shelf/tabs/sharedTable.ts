import type { StoreApi } from 'zustand/vanilla';
import type { GameFault } from '../gameFault';
import type { DroppedSteps } from '../../course/readCourse';
import type { TableSession } from '../../game/tableSession';

/** What this tab may do with a game that other tabs may have open as well. */
export type TablePlace =
  | { readonly kind: 'opening' }
  | { readonly kind: 'closed'; readonly fault: GameFault }
  /** Here it is played. `dropped`: why steps at its end had to be left out. */
  | { readonly kind: 'playing'; readonly session: TableSession; readonly dropped: DroppedSteps | null }
  /** Another tab plays it, and this table follows. `hasLost`: it was played here before. */
  | { readonly kind: 'watching'; readonly session: TableSession; readonly hasLost: boolean };

/** A game at this tab: played by one tab at a time, and seen by all. */
export interface SharedTable extends Pick<StoreApi<TablePlace>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** From now on it is played here; the other tab is told. */
  takeOver(): void;
  /** Nobody looks for now: the app is hidden, and may be ended at any moment. */
  rest(): void;
  /** Another tab may have it now. */
  leave(): void;
}
