import { useEffect, useState } from 'react';
import type { Played, TableState } from '../../../session';
import { intentMs, type Pace } from '../beats/pace';

/**
 * Whether the flick of the app is still being announced: its line is seen before its flight. It may have been seen
 * while what came before was told, and then nobody waits for it.
 */
export function useIntentFirst(
  { beat, intent, coming }: Pick<TableState<Played>, 'beat' | 'intent' | 'coming'>,
  isWanted: boolean,
  pace: Pace,
): boolean {
  const [announced, setAnnounced] = useState<Played['flicked']['intent'] | null>(null);
  const next = isWanted && pace !== 'instant' ? (intent ?? coming) : null;
  const isNew = next !== null && next !== announced;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setAnnounced(next), intentMs(pace));
    return () => clearTimeout(timer);
  }, [isNew, next, pace]);
  return isNew && beat?.kind === 'flight';
}
