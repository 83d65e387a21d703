import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Eyes } from '../../rules/machine';
import type { Played } from '../game/played';
import type { TableSession } from '../game/tableSession';
import type { SeatTable } from '../game/tableState';

/** Who looks at a table besides whoever holds the device. */
export interface OtherEyes<P extends Played> {
  at: TableSession<P>['at'];
  /** Those that look just now: who has stopped listening has turned away. */
  looking(): readonly Eyes[];
  publish(): void;
}

export function createOtherEyes<P extends Played>(seen: (eyes: Eyes) => SeatTable<P>): OtherEyes<P> {
  const stores = new Map<Eyes, StoreApi<SeatTable<P>>>();
  const lookers = new Map<Eyes, number>();
  const count = (eyes: Eyes, more: number): void => void lookers.set(eyes, (lookers.get(eyes) ?? 0) + more);

  return {
    at(eyes) {
      const store = stores.get(eyes) ?? createStore<SeatTable<P>>(() => seen(eyes));
      stores.set(eyes, store);
      return {
        getState: store.getState,
        getInitialState: store.getInitialState,
        subscribe(listener) {
          const stop = store.subscribe(listener);
          count(eyes, 1);
          return () => {
            stop();
            count(eyes, -1);
          };
        },
      };
    },
    looking: () => [...lookers].flatMap(([eyes, listeners]) => (listeners > 0 ? [eyes] : [])),
    publish() {
      for (const [eyes, store] of stores) store.setState(seen(eyes));
    },
  };
}
