import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FlightShow } from '../../board';
import type { FlickFilm, Played } from '../../session';
import { fallsOf } from '../game';

type AnyFilm = Pick<FlickFilm<Played['flicked']>, 'flight' | 'contacts' | 'result'>;

/** A film on the screen: how often it has been started, and how many of its contacts have been seen this time. */
export interface FilmShow {
  readonly flight: AnyFilm['flight'];
  readonly show: FlightShow;
  readonly seen: number;
  readonly isOver: boolean;
  readonly again: () => void;
  readonly onFlightStart: () => void;
  readonly onFlightEnd: () => void;
}

/** Shows a film from its beginning, as often as it is asked to; without pictures all of it has been seen at once. */
export function useFilmShow(film: AnyFilm, pace: number): FilmShow {
  const [run, setRun] = useState({ film, pace, count: 0, isOver: film.flight === null });
  const [seen, setSeen] = useState(0);
  const timers = useRef<readonly ReturnType<typeof setTimeout>[]>([]);
  const isStale = run.film !== film || run.pace !== pace;
  if (isStale) {
    setRun({ film, pace, count: run.count + 1, isOver: film.flight === null });
    setSeen(0);
  }

  const stopTimers = useCallback(() => {
    timers.current.forEach(clearTimeout);
    timers.current = [];
  }, []);
  useEffect(() => stopTimers, [run.film, run.pace, run.count, stopTimers]);

  // The board begins a flight when it is given another one than before: each showing has a copy of its own.
  const flight = useMemo(() => copyOf(run), [run]);
  const show = useMemo<FlightShow>(
    () => ({ pace: run.pace, holds: [], shakesAtMs: [], falls: fallsOf(run.film) }),
    [run.pace, run.film],
  );

  return {
    flight,
    show,
    seen: run.isOver ? film.contacts.length : seen,
    isOver: run.isOver,
    again: () => {
      setSeen(0);
      setRun({ film, pace, count: run.count + 1, isOver: film.flight === null });
    },
    onFlightStart: () => {
      stopTimers();
      timers.current = film.contacts.map(({ atMs }, index) =>
        setTimeout(() => setSeen((before) => Math.max(before, index + 1)), atMs / pace),
      );
    },
    onFlightEnd: () => setRun((now) => ({ ...now, isOver: true })),
  };
}

const copyOf = ({ film, isOver }: { readonly film: AnyFilm; readonly isOver: boolean }): AnyFilm['flight'] =>
  film.flight === null || isOver ? null : { ...film.flight };
