import { useLayoutEffect } from 'react';
import type { BoardDoor } from '../../../board';
import type { Played, TableState } from '../../../session';
import { useSteady } from '../../kit/alike';
import type { BeatSource } from './useBeats';
import { filmOf, showOf, sound } from './filmOf';

export interface FlightFirstSource extends Pick<BeatSource, 'session' | 'ui' | 'pace' | 'feedback'> {
  readonly door: BoardDoor | null;
}

/**
 * What somebody has flicked flies and is heard as soon as the session tells of it: nothing is rendered before. What the app
 * means to do may be announced first, so that its flicks wait for the screen.
 */
export function useFlightFirst({ session, ui, pace, feedback, door }: FlightFirstSource): void {
  const fly = useSteady(({ beat, intent }: TableState<Played>): void => {
    if (beat?.kind !== 'flight' || intent !== null || door === null) return;
    const { number } = beat;
    const film = filmOf(session, beat.film);
    if (film === null || film.flight === null) return;
    const show = showOf(film, ui.flicks, pace);
    door.play({
      flight: film.flight,
      show,
      onStart: (startedAtMs) => sound(feedback, film, show, startedAtMs),
      onEnd: () => session.told(number),
    });
  });
  // Before the screen listens, which does so in an effect.
  useLayoutEffect(
    () =>
      session.subscribe((now, before) => {
        if (now.beat !== before.beat) fly(now);
      }),
    [session, fly],
  );
}
