import type { Play } from './play';
import type { Refusal } from './refusal';
import type { SeatId } from './seat';
import type { Shapes } from './shape';
import type { Command, GameState, GameTypes } from './state';

export interface TaskRule<G extends GameTypes, T> {
  /** Does the work, or asks; the task that asked waits until it is answered. */
  run(play: Play<G>, task: T): void;
  /** What the form of the prompt cannot say, judged against the state. */
  whyNot?(model: G['model'], task: T, answer: G['answer'], seat: SeatId | null): Refusal | null;
  answer?(play: Play<G>, task: T, answer: G['answer'], seat: SeatId | null): void;
}

export type TaskRules<G extends GameTypes> = {
  readonly [K in G['task']['kind']]: TaskRule<G, Extract<G['task'], { kind: K }>>;
};

/** What somebody at the table says by the way: it answers nothing, and the question stands as it was. */
export interface Aside<G extends GameTypes> {
  is(command: Command<G>): boolean;
  whyNot(state: GameState<G>, seat: SeatId | null): Refusal | null;
  said(state: GameState<G>, seat: SeatId | null): G['model'];
}

export interface Game<G extends GameTypes> {
  readonly id: string;
  readonly tasks: TaskRules<G>;
  readonly shapes: Shapes<G['ask'], G['answer']>;
  readonly aside?: Aside<G>;
  /** Everybody who has a say when a flick is to be taken again. */
  seatsOf(state: GameState<G>): readonly SeatId[];
  /** A flick may be taken again by consent, in spite of what it revealed. */
  canBeRetaken(answer: G['answer']): boolean;
  /** What a seat may know: everything secret of the others replaced, never merely left undrawn. */
  viewFor(state: GameState<G>, seat: SeatId): GameState<G>;
  /** The same of something that happened; what holds no secret comes back as it is. */
  eventFor(model: G['model'], event: G['event'], seat: SeatId): G['event'];
}
