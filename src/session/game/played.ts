import type { Pondered } from '../../ai/core';

/** All the types of a game as it is played: the one parameter of everything above the rules. */
export interface Played extends Pondered {
  setup: object;
  /** An answer as a hand may write it into a record. */
  written: { readonly kind: string };
  /** What a new game is made from. */
  choices: object;
  /** The table as the eye follows it. */
  shown: object;
  /** What a list shows of a game without opening it. */
  summary: object;
  /** What people tell of it afterwards. */
  story: object;
  flicked: Flicked;
}

/** What only games that flick have; a game of another kind has nothing of it. */
export interface Flicked {
  /** What a touch came to. */
  verdict: object;
  /** What the app means to do, while its disc flies. */
  intent: object;
  /** Which board the discs lie on. */
  board: string;
}
