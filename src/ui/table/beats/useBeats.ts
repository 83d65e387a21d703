import { useCallback, useEffect, useMemo } from 'react';
import type { FlightShow } from '../../../board';
import { useSteady } from '../../kit/alike';
import type { useFeedback } from '../../kit/hooks/useFeedback';
import type { Beat, Played, TableSession } from '../../../session';
import { TELL_MS, type AnyTableUi } from '../../game';
import type { CardBeat } from '../told/cardBeat';
import { filmBeatOf } from './filmBeat';
import { filmOf, showOf, sound, type Film } from './filmOf';
import { cardMs, eventMs, missedMs, type Pace } from './pace';

export interface BeatPlayer {
  /** For the board. */
  readonly flight: Film['flight'];
  readonly show: FlightShow | undefined;
  readonly onFlightStart: (startedAtMs: number) => void;
  readonly onFlightEnd: () => void;
  /** The film of an event is over. */
  readonly onFilmEnd: () => void;
  /** This beat has been seen long enough. */
  readonly hurry: () => void;
}

export interface BeatSource {
  readonly ui: Pick<AnyTableUi, 'tells' | 'flicks'>;
  readonly session: TableSession<Played>;
  readonly beat: Beat<Played> | null;
  readonly pace: Pace;
  /** How its card goes; null for a beat without one. */
  readonly card: CardBeat['goes'] | null;
  /** The flight is about to begin, and is not shown yet. */
  readonly isHeld: boolean;
  readonly feedback: Pick<ReturnType<typeof useFeedback>, 'flick' | 'stop'>;
}

/** Shows beat after beat and says of each when it has been told; a finger may hurry it on. */
export function useBeats({ ui, session, beat, pace, card, isHeld, feedback }: BeatSource): BeatPlayer {
  const flick = beat?.kind === 'flight' ? beat.film : null;
  const { flicks: looks, tells } = ui;
  // Made as the beat begins, before anything moves.
  const film = useMemo(() => (flick === null ? null : filmOf(session, flick)), [session, flick]);
  const number = beat?.number ?? null;
  const show = useMemo(() => (film === null ? undefined : showOf(film, looks, pace)), [film, looks, pace]);

  const tell = useCallback(() => {
    if (number !== null) session.told(number);
  }, [session, number]);

  useEffect(() => {
    if (beat === null || card === 'byHand') return undefined;
    if (beat.kind === 'flight') {
      // A flick that was written by hand has contacts, but nothing to be seen.
      if ((film?.flight ?? null) === null) tell();
      return undefined;
    }
    // A film is over when it says so.
    if (filmBeatOf(tells, beat, pace) !== null) return undefined;
    const row = beat.kind === 'event' ? tells[beat.event.kind] : undefined;
    const eventTime = (crowd: number): number =>
      card === 'whenRead' ? cardMs(pace) : eventMs(row?.ms ?? TELL_MS.line, crowd, pace);
    const timer = setTimeout(tell, beat.kind === 'missed' ? missedMs(pace) : eventTime(beat.crowd));
    return () => clearTimeout(timer);
  }, [beat, film, tells, pace, card, tell]);

  const onFlightStart = useSteady((startedAtMs: number) => {
    if (film !== null) sound(feedback, film, show, startedAtMs);
  });
  const onFlightEnd = useSteady(tell);

  const hurry = useSteady(() => {
    feedback.stop();
    tell();
  });

  // A card that waits for its reader stays when the film is over.
  const onFilmEnd = useCallback(() => {
    if (card !== 'byHand') tell();
  }, [card, tell]);

  return { flight: isHeld ? null : (film?.flight ?? null), show, onFlightStart, onFlightEnd, onFilmEnd, hurry };
}
