import { BOARD } from '../content/boards';
import type { CatacombsState } from '../model/types';
import type { CatacombsAsk } from '../words/asks';

/** It was not always said which board is meant: there was but one. */
const withBoard = (ask: CatacombsAsk): CatacombsAsk =>
  ask.kind === 'place' || ask.kind === 'flick' ? { ...ask, board: BOARD } : ask;

export const restored = (kept: CatacombsState): CatacombsState =>
  kept.prompt === null ? kept : { ...kept, prompt: { ...kept.prompt, ask: withBoard(kept.prompt.ask) } };
