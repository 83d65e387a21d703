import { soakedReign } from '../../../../scripts/soak/reign/soakedReign';
import { Dice } from '../../../../scripts/soak/dice';
import { openReign, reign } from '../../../../src/rules/reign';
import { apply, stateHash } from '../../../../src/rules/machine';
import type { Captured } from '../goldenShape';

const GAMES = 12;
const MOST_COMMANDS = 240;

/** A fight of players at random: its events, and where it stood. */
function played(number: number) {
  const dice = new Dice(number);
  const { setup, next } = soakedReign.deal(number, 'fake', dice);
  const opened = openReign(setup, number);
  if (!opened.ok) throw new Error(opened.error.reason);
  let { state } = opened.value;
  const events = [...opened.value.events];
  for (let count = 0; count < MOST_COMMANDS && state.prompt !== null; count++) {
    const applied = apply(reign, state, next(state, state.prompt));
    if (!applied.ok) throw new Error(applied.refusal.reason);
    events.push(...applied.events);
    ({ state } = applied);
  }
  const { model, outcome } = state;
  return { count: events.length, events: stateHash(events), end: stateHash({ model, outcome }) };
}

export const captured = () =>
  ({
    revision: reign.revision,
    parts: { games: Object.fromEntries(Array.from({ length: GAMES }, (_, game) => [`game ${game}`, played(game)])) },
  }) satisfies Captured;
