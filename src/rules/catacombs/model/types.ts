import type { Game, GameState, Play, TaskRule } from '../../machine';
import type { CatacombsEvent } from '../words/events';
import type { Catacombs } from './model';
import type { Purpose } from '../words/purposes';
import type { CatacombsTask } from '../words/tasks';
import type { CatacombsAnswer, CatacombsAsk } from '../words/asks';
import type { Outcome } from '../words/outcome';

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
