import { apply, seatId, type Command, type Game, type GameState, type GameTypes } from '../../../src/rules/machine';
import type { Dice } from '../dice';
import { badAnswers } from './badAnswers';

/** Everything that the rules could be tempted to write to. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** Good answers at the wrong moment, or in somebody else's name. */
function misplaced<G extends GameTypes>(
  game: Game<G>,
  state: GameState<G>,
  number: number,
  good: Command<G>,
): readonly object[] {
  const strangers = game.seatsOf(state).filter((seat) => !state.prompt?.seats.includes(seat));
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
export function vandalise<G extends GameTypes>(
  game: Game<G>,
  state: GameState<G>,
  good: Command<G>,
  dice: Dice,
): string {
  const { prompt } = state;
  if (prompt === null) throw new Error('the game is over');
  frozen(state);
  const isMisplaced = dice.oneIn(3);
  const bad = dice.pick(
    isMisplaced ? misplaced(game, state, prompt.number, good) : badAnswers(prompt.ask, good),
  ) as Command<G>;
  const applied = apply(game, state, bad);
  if (applied.ok) throw new Error(`accepted: ${JSON.stringify(bad)}`);
  if (applied.refusal.reason === '') throw new Error(`refused without a reason: ${JSON.stringify(bad)}`);
  return applied.refusal.reason;
}
