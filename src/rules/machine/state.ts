import type { Chance } from './chance';
import type { SeatId } from './seat';

/** What a game brings along; the machine knows nothing else of it. Everything here survives JSON unchanged. */
export interface GameTypes {
  /** The table as the rulebook sees it. */
  model: object;
  /** Work that is still to be done, as plain data: a game can be saved in the middle of any effect. */
  task: { readonly kind: string };
  /** What a prompt is for, with the ids it speaks of. */
  purpose: { readonly kind: string };
  /** Exactly what can be answered. */
  ask: { readonly kind: string };
  /** What was answered; its shape is the shape of the ask. */
  answer: { readonly kind: string };
  /** A fact, in the past tense. */
  event: { readonly kind: string };
  outcome: object;
}

export interface Prompt<G extends GameTypes> {
  /** Counts the commands of the game, so that an answer to an earlier prompt is seen to be stale. */
  readonly number: number;
  /** Who may answer: often one; where there are several, they agree among themselves. */
  readonly seats: readonly SeatId[];
  readonly purpose: G['purpose'];
  readonly ask: G['ask'];
}

/** At rest a state holds either a prompt or an outcome. */
export interface GameState<G extends GameTypes> {
  readonly model: G['model'];
  readonly chance: Chance;
  /** The last one is next. While a prompt stands, it is the one that asked. */
  readonly tasks: readonly G['task'][];
  readonly prompt: Prompt<G> | null;
  readonly outcome: G['outcome'] | null;
  readonly commandCount: number;
}

/** An answer, and whose it is. Written by hand, the seat and the prompt's number may be left out. */
export type Command<G extends GameTypes> = G['answer'] & { readonly seat?: SeatId; readonly prompt?: number };
