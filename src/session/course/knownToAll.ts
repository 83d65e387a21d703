import type { Game, GameState, GameTypes } from '../../rules/machine';

/** What happened, as whoever looks on may know it: what is told of a flick goes to all eyes alike. */
export const knownToAll = <G extends GameTypes>(
  game: Game<G>,
  state: GameState<G>,
  events: readonly G['event'][],
): readonly G['event'][] =>
  events.flatMap((event) => {
    const seen = game.eventFor(state, event, null);
    return seen === null ? [] : [seen];
  });
