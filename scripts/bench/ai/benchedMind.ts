import { concluded, type Asked, type Brain, type Decision, type Level, type Pondered } from '../../../src/ai/core';
import type { Job } from '../../../src/session/game/thinker';

/** It has the most to think. */
export const HIGHEST: Level = 5;

/** What a game brings along so that the pace of its thought can be measured. */
export interface BenchedMind<P extends Pondered> {
  readonly brain: Brain<P>;
  /** What the highest level is asked: the same questions on every engine. */
  questions(): readonly Asked<P>[];
}

/** One question to a mind, whatever its game. */
export interface Question {
  readonly purpose: string;
  /** As it is put to those who think for the app. */
  readonly job: Job;
  decide(): Decision<Pondered> | null;
}

export type MindBench = (game: string) => readonly Question[];

export const mindBenchOf =
  <P extends Pondered>({ brain, questions }: BenchedMind<P>): MindBench =>
  (game) =>
    questions().map((asked) => ({
      purpose: asked.view.prompt?.purpose.kind ?? '',
      // Crosses from runtime to runtime as JSON: nobody there asks for its type.
      job: { game, ...asked } as unknown as Job,
      decide: () => concluded(brain.ponder(asked)),
    }));
