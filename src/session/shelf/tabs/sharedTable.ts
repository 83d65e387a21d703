import type { StoreApi } from 'zustand/vanilla';
import type { DroppedSteps } from '../../course/readCourse';
import type { GameFault } from '../gameFault';

/** As much of a table as the tabs of a browser have to do with. */
export interface TabTable {
  subscribe(listener: (now: { readonly keeping: unknown }) => void): () => void;
  rest(): void;
  leave(): void;
  kept(): Promise<void>;
}

/** What this tab may do with a game that other tabs may have open as well. */
export type TablePlace<Opened> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'closed'; readonly fault: GameFault }
  /** Here it is played. `dropped`: why steps at its end had to be left out. */
  | (Opened & { readonly kind: 'playing'; readonly dropped: DroppedSteps | null })
  /** Another tab plays it, and this table follows. `hasLost`: it was played here before. */
  | (Opened & { readonly kind: 'watching'; readonly hasLost: boolean });

/** A game at this tab: played by one tab at a time, and seen by all. */
export interface SharedTable<Opened> extends Pick<
  StoreApi<TablePlace<Opened>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** From now on it is played here; the other tab is told. */
  takeOver(): void;
  /** Nobody looks for now: the app is hidden, and may be ended at any moment. */
  rest(): void;
  /** Another tab may have it now. */
  leave(): void;
}
