import type { Carried, Command, Game, GameState, GameTypes, Prompt, RecordBook } from '../../src/rules/machine';
import type { Goals, OutOfReach, Tally } from './coverage/tally';
import type { Dice } from './dice';
import type { Physics } from './physics';

/** What the game of a number begins with, and what whoever plays it does next. */
export interface Dealt<G extends GameTypes, Setup> {
  readonly setup: Setup;
  next(state: GameState<G>, prompt: Prompt<G>): Command<G>;
}

/** What a game brings along so that whole games of it can be played at random, with everything checked. */
export interface SoakedGame<G extends GameTypes, Setup> {
  readonly book: RecordBook<G, Setup, unknown>;
  /** Players at random could go on for ever: then a game is cut short. */
  readonly mostCommands: number;
  /** One game in so many is replayed from its record. */
  readonly replayOneIn: number;
  /** The number says it all. */
  deal(number: number, physics: Physics, dice: Dice): Dealt<G, Setup>;
  /** What anybody may say by the way; null where nothing is said. */
  readonly aside: G['answer'] | null;
  /** What is wrong with a state at rest, or null; looked into thoroughly now and then. */
  whatIsWrong(state: GameState<G>, isThorough: boolean): string | null;
  /** The same game, and every rule that works in it is counted. */
  watched(tally: Tally): Game<G>;
  /** What a game has used before anything has happened in it, with a step, and with what was said. */
  readonly note: {
    setup(state: GameState<G>, tally: Tally): void;
    step(before: GameState<G>, carried: Carried<G>, tally: Tally): void;
    said(command: Command<G>, tally: Tally): void;
  };
  /** What a soak must have used, by the physics that it was played with; nothing of what does not fly. */
  readonly goals: Readonly<Record<Physics, Goals>>;
  readonly outOfReach: OutOfReach;
  /** Ids that its page of records need not list, by what stands for them there. */
  readonly unreleased: Readonly<Record<string, readonly string[]>>;
}
