import type { Command, GameState, Prompt } from '../../../src/rules/machine';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { Played } from '../../../src/session/game/played';
import type { Dice } from '../../soak/dice';

export interface Opening<P extends Played> {
  readonly setup: P['setup'];
  readonly seed: number;
}

/** What a game brings along so that whoever writes it can be killed. */
export interface KilledGame<P extends Played> {
  readonly module: GameModule<P>;
  /** What the game of this number begins with: its kinds take turns, and no two are alike. */
  openingOf(number: number): Opening<P>;
  /** What is done next, whoever asks. */
  next(state: GameState<P>, prompt: Prompt<P>, dice: Dice): Command<P>;
  /** What lay on the table when the kill came, for the tally. */
  marksOf(state: GameState<P>): readonly string[];
}
