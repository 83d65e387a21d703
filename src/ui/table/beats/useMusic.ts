import { useEffect } from 'react';
import { ifItCan } from '../../../board';
import type { TableState } from '../../../session/catacombs';
import type { useFeedback } from '../../kit/hooks/useFeedback';
import { cueOf } from './cueOf';

type Music = Pick<ReturnType<typeof useFeedback>, 'cue' | 'ambience'>;

/** The bed of the room that is seen, and a few notes at what happens in it. */
export function useMusic({ beat, shown }: Pick<TableState, 'beat' | 'shown'>, { cue, ambience }: Music): void {
  const { board } = shown;
  useEffect(() => {
    ambience(board);
    return () => ambience(null);
  }, [board, ambience]);

  useEffect(() => {
    const notes = beat?.kind === 'event' ? ifItCan('cue', () => cueOf(beat.event), null) : null;
    if (notes !== null) cue(notes);
  }, [beat, cue]);
}
