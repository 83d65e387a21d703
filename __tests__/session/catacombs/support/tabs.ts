import type { GameShelf } from '../../../../src/storage';
import { memoryRows } from '../../../../src/storage/rows/memoryRows';
import { createShelf } from '../../../../src/storage/shelf/createShelf';
import type { Tabs } from '../../../../src/storage/tabs/tabs';
import { device, type Device } from './playing';

const SLOW_TURNS = 20;

type Listener = (gameId: string) => void;

/** Tells every tab but its own. */
function tabOf(all: Set<Listener>[]): Tabs {
  const mine = new Set<Listener>();
  all.push(mine);
  return {
    tell: (gameId) => {
      for (const listeners of all) if (listeners !== mine) listeners.forEach((listener) => listener(gameId));
    },
    subscribe: (listener) => {
      mine.add(listener);
      return () => void mine.delete(listener);
    },
  };
}

/** As on a busy disk: a step is not there yet when the next thing is asked for. */
const slowly = (shelf: GameShelf): GameShelf => ({
  ...shelf,
  keep: async (...steps) => {
    for (let turn = 0; turn < SLOW_TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    return shelf.keep(...steps);
  },
});

/** Two tabs of one browser: the same rows, the same locks, and each hears of what the other writes. */
export function twoTabs(): readonly [Device, Device] {
  const rows = memoryRows();
  const all: Set<Listener>[] = [];
  const tab = (): Device => device(slowly(createShelf(rows, { locks: navigator.locks, tabs: tabOf(all) })));
  return [tab(), tab()];
}
