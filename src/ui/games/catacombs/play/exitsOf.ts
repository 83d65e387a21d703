import type { TableState, ToldFlick } from '../../../../session/catacombs';

/** Where discs left the board in the last flick: until the next one, and in the fight in which it was made. */
export function exitsOf({
  film,
  prompt,
  beat,
  thinking,
  log,
}: Pick<TableState, 'film' | 'prompt' | 'beat' | 'thinking' | 'log'>): ToldFlick['result']['exits'] | undefined {
  // While it is written down it has been made and not been seen.
  const isSeen = prompt !== null || thinking !== null || (beat !== null && beat.kind !== 'flight');
  if (!isSeen || film === null) return undefined;
  const entered = log.findLastIndex(({ event }) => event.kind === 'roomEntered');
  const flicked = log.findLastIndex((line) => line.film?.commandIndex === film.commandIndex);
  return flicked > entered ? film.result.exits : undefined;
}
