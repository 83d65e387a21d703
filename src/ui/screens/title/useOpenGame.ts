import { useGameList, usePlaceWords } from '../../games';

/** The game that was left last and is not over; null for none, 'unknown' until the shelf has answered. */
export type OpenGame = { readonly id: string; readonly name: string; readonly place: string } | null | 'unknown';

export function useOpenGame(): OpenGame {
  const { listed } = useGameList();
  const placeWords = usePlaceWords();
  if (listed === null) return 'unknown';
  if (!listed.ok) return null;
  const latest = listed.value.find(({ isOver, summary }) => !isOver && summary !== null);
  return latest === undefined ? null : { id: latest.id, name: latest.name, place: placeWords(latest.summary) };
}
