import type { Game, GameState, Play, TaskRule } from '../../machine';
import type { ConquestAnswer, ConquestAsk } from '../words/asks';
import type { ConquestEvent } from '../words/events';
import type { ConquestOutcome } from '../words/outcome';
import type { ConquestPurpose } from '../words/purposes';
import type { ConquestTask } from '../words/tasks';
import type { Conquest } from './model';

export interface ConquestTypes {
  model: Conquest;
  task: ConquestTask;
  purpose: ConquestPurpose;
  ask: ConquestAsk;
  answer: ConquestAnswer;
  event: ConquestEvent;
  outcome: ConquestOutcome;
}

export type ConquestPlay = Play<ConquestTypes>;
export type ConquestState = GameState<ConquestTypes>;
export type ConquestGame = Game<ConquestTypes>;

/** The rule of one kind of task. */
export type RuleOf<K extends ConquestTask['kind']> = TaskRule<ConquestTypes, Extract<ConquestTask, { kind: K }>>;
