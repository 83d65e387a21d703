import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FlickFilm, PlaybackState, Played, Watched } from '../../session';
import type { AnyUi } from '../game';
import { filmOf } from './filmOf';

/** Between two commands of which there is nothing to tell. */
const PAUSE_MS = 120;

export interface Playing {
  readonly state: PlaybackState<Played>;
  /** Of the flick that is shown now. */
  readonly film: FlickFilm<Played['flicked']> | null;
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Shows this flick, and what came of it. */
  readonly watchFlick: (flick: number) => void;
  /** A share of all that can be watched. */
  readonly goTo: (share: number) => void;
  /** The flight, or the film of what happens, is over. */
  readonly onShown: () => void;
}

/** A flick has been released, and has not come to rest. */
const isFlying = ({ getState }: Watched<Played>): boolean => getState().view.prompt?.ask.kind === 'flickResolved';

/** Back by one thing to see: a flick and its rest are two commands. */
function stepBack(playback: Watched<Played>): void {
  playback.goTo(playback.getState().step - 1);
  if (isFlying(playback)) playback.goTo(playback.getState().step - 1);
}

/** Tells a game beat by beat: on and on, or one step at a time. */
export function usePlaying(playback: Watched<Played>, watched: AnyUi['watched'], pace: number): Playing {
  const state = useStore(playback);
  const [isWanted, setWanted] = useState(false);
  const { beat, step, firstStep, stepCount } = state;
  const isAtEnd = step >= stepCount && beat === null;
  const isPlaying = isWanted && !isAtEnd;
  const flick = beat?.kind === 'flight' ? beat.film : null;
  // Made as the beat begins, before anything moves.
  const film = useMemo(() => (flick === null ? null : playback.film(flick)), [playback, flick]);

  useEffect(() => {
    if (beat === null) {
      if (!isPlaying) return undefined;
      const timer = setTimeout(playback.next, PAUSE_MS / pace);
      return () => clearTimeout(timer);
    }
    if ((film !== null && film.flight !== null) || filmOf(watched, beat) !== null) return undefined;
    const timer = setTimeout(() => playback.told(beat.number), watched.toldMs(beat) / pace);
    return () => clearTimeout(timer);
  }, [playback, watched, beat, film, step, isPlaying, pace]);

  return {
    state,
    film,
    isPlaying,
    play() {
      if (isAtEnd) playback.goTo(firstStep);
      setWanted(true);
    },
    pause: () => setWanted(false),
    next() {
      if (beat === null) playback.next();
      else playback.goTo(step);
    },
    previous() {
      setWanted(false);
      stepBack(playback);
    },
    watchFlick(flick) {
      setWanted(false);
      playback.goToFlick(flick);
      playback.next();
    },
    goTo(share) {
      setWanted(false);
      playback.goTo(firstStep + share * (stepCount - firstStep));
      if (isFlying(playback)) stepBack(playback);
    },
    onShown() {
      if (beat !== null) playback.told(beat.number);
    },
  };
}
