import type { GameTypes, RecordBook } from '../../../src/rules/machine';
import type { Dice } from '../../soak/dice';
import type { Dealt } from '../../soak/soakedGame';

/** What is asked of the rules of a game: how fast they are, and how large a saved state at most. */
export interface Aim {
  readonly commandsPerS: number;
  readonly replayMs: number;
  readonly stateKb: number;
}

export const USUAL_AIM: Aim = { commandsPerS: 50_000, replayMs: 100, stateKb: 30 };

/** What a game brings along so that the speed of its rules can be measured. */
export interface BenchedGame<G extends GameTypes, Setup> {
  readonly book: RecordBook<G, Setup, unknown>;
  /** A game by players at random, with contacts made up. */
  deal(number: number, dice: Dice): Dealt<G, Setup>;
  /** A game goes on for so many commands at most, and the one whose replay is measured for at least so many. */
  readonly mostCommands: number;
  readonly recordCommands: number;
  readonly aim: Aim;
}
