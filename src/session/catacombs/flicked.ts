import type { Thought } from '../../ai/catacombs';
import type { BoardId, CatacombsEvent, Verdict } from '../../rules/catacombs';
import type { FlickFilm as AnyFilm, FlickTold, JudgedContact as AnyContact } from '../game/flickFilm';

/** A flick as it was meant: the hand that makes it errs. */
export type Intent = Extract<Thought, { kind: 'shot' }>;

export interface CatacombsFlicked {
  verdict: Verdict;
  intent: Intent;
  board: BoardId;
}

export type ToldFlick = FlickTold<CatacombsFlicked, CatacombsEvent>;
export type FlickFilm = AnyFilm<CatacombsFlicked>;
export type JudgedContact = AnyContact<CatacombsFlicked>;
