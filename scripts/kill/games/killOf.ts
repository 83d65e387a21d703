import type { GameState } from '../../../src/rules/machine';
import type { Played } from '../../../src/session/game/played';
import type { GameShelf } from '../../../src/storage';
import type { KilledGame } from './killedGame';
import { playOn, type Listener } from './playOn';
import { Reference, type Judge } from './reference';

/** A game whose writers can be killed, whatever its types. */
export interface Kill {
  readonly id: string;
  /** Plays one game after the other, from where the last one is, for ever. */
  playOn(shelf: GameShelf, listener: Listener): Promise<never>;
  /** Knows how every game goes. */
  judge(): Judge;
  marksOf(state: unknown): readonly string[];
}

export const killOf = <P extends Played>(game: KilledGame<P>): Kill => ({
  id: game.module.book.game.id,
  playOn: (shelf, listener) => playOn(game, shelf, listener),
  judge: () => new Reference(game),
  // Out of a journal of this game.
  marksOf: (state) => game.marksOf(state as GameState<P>),
});
