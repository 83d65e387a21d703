import {
  foresee,
  whyNot,
  type Command,
  type Foreseen,
  type Game,
  type GameState,
  type GameTypes,
} from '../../rules/machine';

/** A game as far as somebody who sees this much of it can look ahead. */
export interface Horizon<G extends GameTypes> {
  /** What would be if this were answered now; null when the rules would refuse it. */
  imagine(view: GameState<G>, command: Command<G>): Foreseen<G> | null;
  isAllowed(view: GameState<G>, command: Command<G>): boolean;
  /** Thought has come to what nobody knows: nothing is asked, and nothing is over. */
  isCut(state: GameState<G>): boolean;
}

export const horizonOf = <G extends GameTypes>(game: Game<G>): Horizon<G> => ({
  imagine: (view, command) => foresee(game, view, command),
  isAllowed: (view, command) => whyNot(game, view, command) === null,
  isCut: ({ prompt, outcome }) => prompt === null && outcome === null,
});
