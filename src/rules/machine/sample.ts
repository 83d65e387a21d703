import { shapeOf } from './apply';
import type { ChanceStream, Drawn } from './chance';
import type { Game } from './game';
import type { GameTypes, Prompt } from './state';

/** Any legal answer to any prompt, at random. */
export const sample = <G extends GameTypes>(
  game: Game<G>,
  prompt: Prompt<G>,
  stream: ChanceStream,
): Drawn<G['answer']> => shapeOf(game, prompt.ask.kind).sample(prompt.ask, stream);
