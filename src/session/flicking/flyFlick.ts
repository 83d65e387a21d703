import { simulate, type Flight } from '../../physics';
import type { CatacombsState } from '../../rules/catacombs';
import type { CatacombsStep } from '../course/course';

export interface Flown {
  readonly step: CatacombsStep;
  readonly flight: Flight;
}

/** What comes of the flick that is in the air; null when none is. */
export function flyFlick({ prompt }: CatacombsState): Flown | null {
  if (prompt?.ask.kind !== 'flickResolved') return null;
  const flown = simulate(prompt.ask.table, prompt.ask.shot);
  // The rules have built this table and judged this launch.
  if (!flown.ok) throw new Error(`physics refuses a flick of the rules: ${JSON.stringify(flown.error)}`);
  const { flight, contacts, exits, rest } = flown.value;
  const [seat] = prompt.seats;
  return { flight, step: { kind: 'flickResolved', contacts, exits, rest, seat, prompt: prompt.number } };
}
