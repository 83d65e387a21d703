import { useEffect, useState } from 'react';
import type { TableState, TellingSpeed } from '../../../session';
import { intentMs } from '../beats/pace';

/** Whether the flick of the app is still being announced: its line is seen before its flight. */
export function useIntentFirst(
  { beat, intent }: Pick<TableState, 'beat' | 'intent'>,
  isWanted: boolean,
  speed: TellingSpeed,
): boolean {
  const [announced, setAnnounced] = useState<number | null>(null);
  const number = beat?.kind === 'flight' && intent !== null ? beat.number : null;
  const isHeld = isWanted && speed !== 'instant' && number !== null && announced !== number;
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setAnnounced(number), intentMs(speed));
    return () => clearTimeout(timer);
  }, [isHeld, number, speed]);
  return isHeld;
}
