import { canonicalJson } from '../../lib';
import { simulate, type Flight } from '../../physics';
import type { Films, FlickFacts, FlickFilm, ToldFlick } from '../game/flickFilm';
import type { Flicks } from '../game/flicks';
import type { Flicked, Played } from '../game/played';
import { judged } from './judged';

/** The same flick, flown again; null when what is recorded of it did not come from physics. */
function flyAgain({ table, shot, result }: FlickFacts<Flicked>): Flight | null {
  const flown = simulate(table, shot);
  if (!flown.ok) return null;
  const { flight, ...again } = flown.value;
  const { contacts, exits, rest } = result;
  return canonicalJson(again) === canonicalJson({ contacts, exits, rest }) ? flight : null;
}

/** The films last watched: a whole game of them would fill the memory of a phone. */
const MAX_KEPT = 3;

interface Kept<P extends Played> {
  readonly flight: Flight | null;
  /** The last film of it. */
  made: { readonly of: ToldFlick<P>; readonly film: FlickFilm<P['flicked']> } | null;
}

export interface KeptFilms<P extends Played> extends Films<P> {
  /** Physics has just been run for this flick: it need not be again. */
  keep(flick: FlickFacts<P['flicked']>, flight: Flight): void;
}

/** Makes the films of one game, and keeps the last of them for as long as somebody holds this. */
export function createFilms<P extends Played>(flicks: Flicks<P> | null): KeptFilms<P> {
  /** By the result of a flick: that stays the same object while the rules go on making more of it. */
  const kept = new Map<object, Kept<P>>();

  function keep({ result }: FlickFacts<P['flicked']>, flight: Flight | null): Kept<P> {
    const one: Kept<P> = { flight, made: null };
    kept.set(result, one);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return one;
  }

  function filmOf({ events, ...facts }: ToldFlick<P>, flight: Flight | null): FlickFilm<P['flicked']> {
    const { contacts } = facts.result;
    const flown = { ...facts, contacts, flight };
    return { ...facts, flight, contacts: flicks === null ? [] : judged(flicks, flown, events) };
  }

  return {
    film(told) {
      const one = kept.get(told.result) ?? keep(told, flyAgain(told));
      if (one.made?.of !== told) one.made = { of: told, film: filmOf(told, one.flight) };
      return one.made.film;
    },
    keep: (flick, flight) => void keep(flick, flight),
  };
}
