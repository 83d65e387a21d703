import { simulate, type Flight } from '../../physics';
import type { Command, GameState } from '../../rules/machine';
import type { Flicks } from '../game/flicks';
import type { Played } from '../game/played';

export interface Flown<P extends Played> {
  readonly step: Command<P>;
  readonly flight: Flight;
}

/** What comes of the flick that is in the air; null when none is. */
export function flyFlick<P extends Played>(flicks: Flicks<P>, { prompt }: GameState<P>): Flown<P> | null {
  const ask = prompt === null ? null : flicks.asked(prompt.ask);
  if (prompt === null || ask?.kind !== 'flickResolved') return null;
  const flown = simulate(ask.table, ask.shot);
  // The rules have built this table and judged this launch.
  if (!flown.ok) throw new Error(`physics refuses a flick of the rules: ${JSON.stringify(flown.error)}`);
  const { flight, contacts, exits, rest } = flown.value;
  const [seat] = prompt.seats;
  const said = flicks.say.resolved({ kind: 'flickResolved', contacts, exits, rest });
  return { flight, step: { ...said, seat, prompt: prompt.number } };
}
