import type { Play } from './play';
import type { Refusal } from './refusal';
import type { Eyes, SeatId } from './seat';
import type { Shapes } from './shape';
import type { Command, GameState, GameTypes, Prompt } from './state';

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

export interface Game<G extends GameTypes> {
  readonly id: string;
  /** Rises with every change of the rules that would play a game of before otherwise. */
  readonly revision: number;
  readonly tasks: TaskRules<G>;
  readonly shapes: Shapes<G['ask'], G['answer']>;
  /** By which rule of this game the form of a prompt refuses an answer: a form knows no game. Left out: by none. */
  ruleOf?(refusal: Refusal, prompt: Prompt<G>): string | null;
  /** What somebody at the table says by the way: it answers nothing, and the question stands as it was. */
  readonly aside?: {
    is(command: Command<G>): boolean;
    whyNot(state: GameState<G>, seat: SeatId | null): Refusal | null;
    said(state: GameState<G>, seat: SeatId | null): G['model'];
  };
  /** Everybody who has a say when a flick is to be taken again. */
  seatsOf(state: GameState<G>): readonly SeatId[];
  /** Of those who may answer, who is waited for: somebody may have had their say, or speak only if they like. */
  awaited(state: GameState<G>): readonly SeatId[];
  /** Nobody while it goes on, and where nobody has won. */
  winnersOf(state: GameState<G>): readonly SeatId[];
  /** As the game stands, a flick may be taken again by consent, in spite of what it revealed. */
  canBeRetaken(answer: G['answer'], state: GameState<G>): boolean;
  /** Nothing secret is needed to answer: all may see what is asked, and the device stays where it is. */
  isOpen(purpose: G['purpose']): boolean;
  /** Thinking ahead on a view ends before such a task: what it brings to light nobody can know. */
  isUnknown(view: GameState<G>, task: G['task']): boolean;
  /** It ends as well wherever chance is asked, in whatever task that is; left out: what the tasks say is all. */
  readonly endsAtDraws?: true;
  /** What these eyes may know: everything secret of others replaced, never merely left undrawn. */
  viewFor(state: GameState<G>, eyes: Eyes): GameState<G>;
  /** The same of something that happened; what holds no secret comes back as it is. null: these eyes learn of nothing. */
  eventFor(state: GameState<G>, event: G['event'], eyes: Eyes): G['event'] | null;
  /** The same of what a seat has answered; null: it is theirs alone to know, and to take back. */
  answerFor(state: GameState<G>, answer: Command<G>, eyes: Eyes): Command<G> | null;
}

export type Aside<G extends GameTypes> = NonNullable<Game<G>['aside']>;
