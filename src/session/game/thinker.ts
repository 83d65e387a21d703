import type { ChanceStream, GameState, SeatId } from '../../rules/machine';
import type { Played } from './played';

/** What a seat of the app is asked: it knows its own view of the game and nothing more. */
export interface Question<P extends Played> {
  readonly game: string;
  readonly view: GameState<P>;
  readonly seat: SeatId;
  readonly mind: P['mind'];
  readonly stream: ChanceStream;
}

export interface Decision<P extends Played> {
  readonly answer: P['answer'];
  readonly thought: P['thought'];
}

/** Something that thinks for the seats of the app, wherever it does so. */
export interface Thinker {
  /** The same question always gets the same answer; null leaves the matter to the others who are asked. */
  think<P extends Played>(question: Question<P>): Promise<Decision<P> | null>;
  /** Whatever is being thought is not needed any more; its promise may stay open. */
  cancel(): void;
}
