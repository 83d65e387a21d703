import { useGameList, useGameName, usePlaceWords } from '../../games';

/** The game that was left last and is not over; null for none, 'unknown' until the shelf has answered. */
export type OpenGame = { readonly id: string; readonly name: string; readonly place: string } | null | 'unknown';

export function useOpenGame(): OpenGame {
  const { listed } = useGameList();
  const placeWords = usePlaceWords();
  const gameName = useGameName();
  if (listed === null) return 'unknown';
  if (!listed.ok) return null;
  const latest = listed.value.find(({ isOver, summary }) => !isOver && summary !== null);
  if (latest === undefined) return null;
  const { id, name, summary } = latest;
  return { id, name: gameName({ name, lord: summary?.lord ?? null }), place: placeWords(summary) };
}
