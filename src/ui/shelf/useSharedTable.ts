import { useCallback, useEffect, useState } from 'react';
import { AppState } from 'react-native';
import type { AnyPlace, AnyTable } from './anyGames';
import { useGames } from './GamesContext';

export interface SeatAtTable {
  readonly place: AnyPlace;
  readonly takeOver: () => void;
}

const OPENING: AnyPlace = { kind: 'opening' };

/** A game as it was left, taken up again wherever it stands, or watched where another tab has it. */
export function useSharedTable(id: string): SeatAtTable {
  const games = useGames();
  const [seen, setSeen] = useState<{ readonly table: AnyTable; readonly place: AnyPlace } | null>(null);

  useEffect(() => {
    const table = games.sitAt(id);
    const look = (): void => setSeen({ table, place: table.getState() });
    const stop = table.subscribe(look);
    const hiding = AppState.addEventListener('change', (state) => {
      if (state !== 'active') table.rest();
    });
    look();
    return () => {
      stop();
      hiding.remove();
      table.leave();
      setSeen(null);
    };
  }, [games, id]);

  const table = seen?.table;
  return { place: seen?.place ?? OPENING, takeOver: useCallback(() => table?.takeOver(), [table]) };
}
