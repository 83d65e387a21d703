import { canonicalJson } from '../../lib';
import { simulate, type Flight } from '../../physics';
import type { FlickFacts, FlickFilm, JudgedContact } from '../game/flickFilm';
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

const MAX_FLIGHTS = 3;

/** The flights last watched: a whole game of them would fill the memory of a phone. */
const flights = new Map<object, Flight | null>();

function flightOf(facts: FlickFacts<Flicked>): Flight | null {
  const kept = flights.get(facts);
  if (kept !== undefined) return kept;
  const flight = flyAgain(facts);
  keepFlight(facts, flight);
  return flight;
}

function keepFlight(facts: object, flight: Flight | null): void {
  flights.set(facts, flight);
  const [oldest] = flights.keys();
  if (flights.size > MAX_FLIGHTS && oldest !== undefined) flights.delete(oldest);
}

/** `events`: what the rules made of the flick so far. `flown`: the flight, where physics has just been run. */
export function filmOf<P extends Played>(
  flicks: Flicks<P>,
  facts: FlickFacts<P['flicked']>,
  events: readonly P['event'][],
  flown: Flight | null = null,
): FlickFilm<P['flicked']> {
  let contacts: readonly JudgedContact<P['flicked']>[] | null = null;
  if (flown !== null) keepFlight(facts, flown);
  return {
    ...facts,
    get flight() {
      return flightOf(facts);
    },
    get contacts() {
      contacts ??= judged(flicks, { ...facts, contacts: facts.result.contacts, flight: flightOf(facts) }, events);
      return contacts;
    },
  };
}
