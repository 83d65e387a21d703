import { simulate } from '../../src/physics';
import type { FlickResolvedAnswer, FlickResolvedAsk } from '../../src/rules/flicking';

/** What the physics of the app makes of a flick. */
export function flown({ table, shot }: FlickResolvedAsk): FlickResolvedAnswer {
  const simulated = simulate(table, shot);
  if (!simulated.ok) throw new Error(`physics refuses the table: ${JSON.stringify(simulated.error)}`);
  const { contacts, exits, rest } = simulated.value;
  return { kind: 'flickResolved', contacts, exits, rest };
}
