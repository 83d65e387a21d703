import { useFaultWords, useGameList, useGameName, usePlaceWords } from '../shelf';

/** The game that was left last and is not over; null for none, 'unknown' until the shelf has answered. */
export type OpenGame = { readonly id: string; readonly name: string; readonly place: string } | null | 'unknown';

export interface TitleGames {
  readonly openGame: OpenGame;
  /** Why no game can be kept or read here; null when all is well. */
  readonly trouble: string | null;
}

export function useTitleGames(): TitleGames {
  const { listed } = useGameList();
  const faultWords = useFaultWords();
  const placeWords = usePlaceWords();
  const gameName = useGameName();
  if (listed === null) return { openGame: 'unknown', trouble: null };
  if (!listed.ok) return { openGame: null, trouble: faultWords({ kind: 'storage', fault: listed.error }) };
  const latest = listed.value.find(({ isOver, summary }) => !isOver && summary !== null);
  if (latest === undefined) return { openGame: null, trouble: null };
  const { id } = latest;
  const openGame = { id, name: gameName(latest), place: placeWords(latest) };
  return { openGame, trouble: null };
}
