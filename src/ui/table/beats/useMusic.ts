import { useEffect } from 'react';
import { ifItCan } from '../../../board';
import type { useFeedback } from '../../kit/hooks/useFeedback';
import type { Played, TableState } from '../../../session';
import type { AnyTableUi } from '../../game';

type Music = Pick<ReturnType<typeof useFeedback>, 'cue' | 'ambience'>;

/** The bed of what is seen, and a few notes at what happens in it. */
export function useMusic(
  { bed, tells }: Pick<AnyTableUi, 'bed' | 'tells'>,
  { beat, shown }: Pick<TableState<Played>, 'beat' | 'shown'>,
  { cue, ambience }: Music,
): void {
  const heard = bed(shown);
  useEffect(() => {
    ambience(heard);
    return () => ambience(null);
  }, [heard, ambience]);

  useEffect(() => {
    const event = beat?.kind === 'event' ? beat.event : null;
    const notes = event === null ? null : ifItCan('cue', () => tells[event.kind]?.cue?.(event) ?? null, null);
    if (notes !== null) cue(notes);
  }, [beat, tells, cue]);
}
