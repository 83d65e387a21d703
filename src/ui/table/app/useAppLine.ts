import { useState } from 'react';
import type { Played, TableState } from '../../../session';
import type { BeatPlayer } from '../beats/useBeats';

type Flight = NonNullable<BeatPlayer['flight']>;

/** The way that a flick of the app really went: drawn as it flies, and there until all that came of it has been told. */
export function useAppLine(
  { beat, intent }: Pick<TableState<Played>, 'beat' | 'intent'>,
  flight: Flight | null,
): Flight | null {
  const [line, setLine] = useState<Flight | null>(null);
  const isOfOthers = beat?.kind === 'flight' && intent === null;
  const next = beat === null || isOfOthers ? null : intent !== null ? flight : line;
  if (next !== line) setLine(next);
  return next;
}
