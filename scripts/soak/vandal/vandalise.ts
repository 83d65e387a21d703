import { apply, seatId, type Command } from '../../../src/rules/machine';
import { catacombs, type CatacombsState, type CatacombsTypes } from '../../../src/rules/catacombs';
import type { Dice } from '../dice';
import { badAnswers } from './badAnswers';

type Bad = Command<CatacombsTypes>;

/** Everything that the rules could be tempted to write to. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** Good answers at the wrong moment, or in somebody else's name. */
function misplaced(state: CatacombsState, number: number, good: Bad): readonly object[] {
  const strangers = catacombs.seatsOf(state).filter((seat) => !state.prompt?.seats.includes(seat));
  return [
    { ...good, prompt: number - 1 },
    { ...good, prompt: number + 1 },
    { ...good, seat: seatId('nobody') },
    ...strangers.map((seat) => ({ ...good, seat })),
  ];
}

/**
 * One bad command, which must be refused with a reason. The state is frozen first: a rule that writes to it throws, here
 * or with the next good command.
 */
export function vandalise(state: CatacombsState, good: Bad, dice: Dice): string {
  const { prompt } = state;
  if (prompt === null) throw new Error('the game is over');
  frozen(state);
  const isMisplaced = dice.oneIn(3);
  const bad = dice.pick(isMisplaced ? misplaced(state, prompt.number, good) : badAnswers(prompt.ask, good)) as Bad;
  const applied = apply(catacombs, state, bad);
  if (applied.ok) throw new Error(`accepted: ${JSON.stringify(bad)}`);
  if (applied.refusal.reason === '') throw new Error(`refused without a reason: ${JSON.stringify(bad)}`);
  return applied.refusal.reason;
}
