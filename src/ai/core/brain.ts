import type { ChanceStream, GameState, GameTypes, SeatId } from '../../rules/machine';
import type { Level } from './level';
import type { Mind } from './mind';
import type { Pondering } from './pondering';

/** All the types of a game that is thought about. */
export interface Pondered extends GameTypes {
  /** Why something was answered: plain data, shown on request and kept in the log. */
  thought: { readonly kind: string };
  head: object;
}

/** Those of its rules alone: their states and commands know nothing of thoughts. */
export type RulesOf<P extends GameTypes> = Pick<P, keyof GameTypes>;

/** What a seat of the app is asked: it knows its own view of the game and nothing more. */
export interface Asked<P extends Pondered> {
  readonly view: GameState<RulesOf<P>>;
  readonly seat: SeatId;
  readonly mind: Mind<P['head']>;
  /** Its own luck, apart from the game's. */
  readonly stream: ChanceStream;
}

export interface Decision<P extends Pondered> {
  readonly answer: P['answer'];
  readonly thought: P['thought'];
  /** How much was imagined for it. */
  readonly effort: number;
}

/** How a game is thought about: one a game. */
export interface Brain<P extends Pondered> {
  readonly minds: Readonly<Record<Level, Mind<P['head']>>>;
  /**
   * What this seat answers, and why; null where it leaves that to the others who are asked. The same question, mind and
   * stream always get the same answer, however often the thought was paused.
   */
  ponder(asked: Asked<P>): Pondering<Decision<P> | null>;
}

/** No thought came of a question: chance has answered it. */
export interface Stumbled {
  readonly kind: 'stumbled';
}

/** The brains that there are, by the ids of their games. */
export type Brains = Readonly<Record<string, Brain<Pondered>>>;
