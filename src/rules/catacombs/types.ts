import type { AmountsAnswer, AmountsAsk, ChooseAnswer, ChooseAsk, Game, GameState, Play, TaskRule } from '../machine';
import type { FlickAnswer, FlickAsk, FlickResolvedAnswer, FlickResolvedAsk, PlaceAnswer, PlaceAsk } from '../flicking';
import type { CatacombsEvent } from './events';
import type { Catacombs, Outcome } from './model/model';
import type { Purpose } from './purposes';
import type { CatacombsTask } from './tasks';

export type CatacombsAsk = ChooseAsk | AmountsAsk | PlaceAsk | FlickAsk | FlickResolvedAsk;
export type CatacombsAnswer = ChooseAnswer | AmountsAnswer | PlaceAnswer | FlickAnswer | FlickResolvedAnswer;

export interface CatacombsTypes {
  model: Catacombs;
  task: CatacombsTask;
  purpose: Purpose;
  ask: CatacombsAsk;
  answer: CatacombsAnswer;
  event: CatacombsEvent;
  outcome: Outcome;
}

export type CatacombsPlay = Play<CatacombsTypes>;
export type CatacombsState = GameState<CatacombsTypes>;
export type CatacombsGame = Game<CatacombsTypes>;

/** The rule of one kind of task. */
export type RuleOf<K extends CatacombsTask['kind']> = TaskRule<CatacombsTypes, Extract<CatacombsTask, { kind: K }>>;
