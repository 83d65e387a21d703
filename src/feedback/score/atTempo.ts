import { filmAtMs, shownAtMs, type Tempo } from '../../lib';
import type { Note } from './note';
import type { Score } from './score';
import type { Rub } from './rubOf';

/** A score whose moments are those of the film, as one whose moments are those of the watcher. */
export function atTempo({ notes, rub }: Score, tempo: Tempo): Score {
  const shown = ({ atMs, ...note }: Note): Note => ({ ...note, atMs: shownAtMs(atMs, tempo) });
  return { notes: notes.map(shown), rub: rub && slidingAtTempo(rub, tempo) };
}

/** While the film stands still nothing slides, and nothing is heard of it. */
function slidingAtTempo({ stepMs, gains, rates }: Rub, tempo: Tempo): Rub {
  const lastMs = shownAtMs((gains.length - 1) * stepMs, tempo);
  const indexes = Array.from({ length: Math.ceil(lastMs / stepMs) + 1 }, (_, i) => {
    const nearest = Math.round(filmAtMs(i * stepMs, tempo) / stepMs);
    return { nearest: Math.min(nearest, gains.length - 1), isHeld: isHeldAt(i * stepMs, tempo) };
  });
  return {
    stepMs,
    gains: indexes.map(({ nearest, isHeld }) => (isHeld ? 0 : (gains[nearest] ?? 0))),
    rates: indexes.map(({ nearest }) => rates[nearest] ?? 1),
  };
}

function isHeldAt(shownMs: number, tempo: Tempo): boolean {
  const film = filmAtMs(shownMs, tempo);
  return tempo.holds.some(({ atMs }) => atMs === film);
}
