import { canonicalJson } from '../../lib';
import { simulate, type Flight } from '../../physics';
import type { CatacombsEvent } from '../../rules/catacombs';
import type { FlickFilm, JudgedContact } from '../game/flickFilm';
import { judgeContacts } from '../catacombs/flicks/judgeContacts';

/** All that has to be kept of a flick: the rest is worked out again when somebody wants to watch it. */
export type FlickFacts = Omit<FlickFilm, 'flight' | 'contacts'>;

/** The same flick, flown again; null when what is recorded of it did not come from physics. */
function flyAgain({ table, shot, result }: FlickFacts): Flight | null {
  const flown = simulate(table, shot);
  if (!flown.ok) return null;
  const { flight, ...again } = flown.value;
  const { contacts, exits, rest } = result;
  return canonicalJson(again) === canonicalJson({ contacts, exits, rest }) ? flight : null;
}

const MAX_FLIGHTS = 3;

/** The flights last watched: a whole game of them would fill the memory of a phone. */
const flights = new Map<FlickFacts, Flight | null>();

function flightOf(facts: FlickFacts): Flight | null {
  const kept = flights.get(facts);
  if (kept !== undefined) return kept;
  const flight = flyAgain(facts);
  keepFlight(facts, flight);
  return flight;
}

function keepFlight(facts: FlickFacts, flight: Flight | null): void {
  flights.set(facts, flight);
  const [oldest] = flights.keys();
  if (flights.size > MAX_FLIGHTS && oldest !== undefined) flights.delete(oldest);
}

/** `events`: what the rules made of the flick so far. `flown`: the flight, where physics has just been run. */
export function filmOf(facts: FlickFacts, events: readonly CatacombsEvent[], flown: Flight | null = null): FlickFilm {
  let contacts: readonly JudgedContact[] | null = null;
  if (flown !== null) keepFlight(facts, flown);
  return {
    ...facts,
    get flight() {
      return flightOf(facts);
    },
    get contacts() {
      const flicked = { ...facts, contacts: facts.result.contacts, flight: flightOf(facts) };
      contacts ??= judgeContacts(flicked, events);
      return contacts;
    },
  };
}
