import type { Game, GameState, Play, TaskRule } from '../../machine';
import type { ReignAnswer, ReignAsk } from '../words/deeds';
import type { ReignEvent } from '../words/events';
import type { ReignOutcome } from '../words/outcome';
import type { ReignPurpose } from '../words/purposes';
import type { ReignTask } from '../words/tasks';
import type { Reign } from './model';

export interface ReignTypes {
  model: Reign;
  task: ReignTask;
  purpose: ReignPurpose;
  ask: ReignAsk;
  answer: ReignAnswer;
  event: ReignEvent;
  outcome: ReignOutcome;
}

export type ReignPlay = Play<ReignTypes>;
export type ReignState = GameState<ReignTypes>;
export type ReignGame = Game<ReignTypes>;

/** The rule of one kind of task. */
export type RuleOf<K extends ReignTask['kind']> = TaskRule<ReignTypes, Extract<ReignTask, { kind: K }>>;
