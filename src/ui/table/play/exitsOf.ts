import type { FlickFilm, TableState } from '../../../session';

/** Where discs left the board in the last flick: until the next one, and in the fight in which it was made. */
export function exitsOf({
  film,
  prompt,
  log,
}: Pick<TableState, 'film' | 'prompt' | 'log'>): FlickFilm['result']['exits'] | undefined {
  if (prompt === null || film === null) return undefined;
  const entered = log.findLastIndex(({ event }) => event.kind === 'roomEntered');
  const flicked = log.findLastIndex((line) => line.film?.commandIndex === film.commandIndex);
  return flicked > entered ? film.result.exits : undefined;
}
