import { err, ok, type Result } from '../../lib';
import { flickResolvedShape, flickShape } from '../flicking';
import { chooseShape, seedChance, start, type Carried, type Refusal } from '../machine';
import type { ConquestSetup } from './model/setup';
import { seatsInOrder, seatsOfTeam } from './model/queries';
import type { ConquestGame, ConquestTypes } from './model/types';
import { openingModel, openingTasks } from './start/openingModel';
import { whyNotSetup } from './start/whyNotSetup';
import { RULES_REVISION } from './revision';
import { ruleOf } from './ruleOf';
import { RULES } from './tasks';
import { answerFor, eventFor, isOpen, viewFor } from './view';

export const conquest: ConquestGame = {
  id: 'conquest',
  revision: RULES_REVISION,
  shapes: { choose: chooseShape, flick: flickShape, flickResolved: flickResolvedShape },
  ruleOf,
  tasks: RULES,
  seatsOf: ({ model }) => seatsInOrder(model.setup),
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: ({ model, outcome }) =>
    outcome === null || outcome.winner === null ? [] : seatsOfTeam(model.setup, outcome.winner),
  canBeRetaken: ({ kind }) => kind === 'flick',
  isOpen,
  // The next card is nobody's to know.
  isUnknown: ({ model }, { kind }) => kind === 'draw' && model.teams[model.active].pile.length > 0,
  viewFor,
  eventFor,
  answerFor,
};

/** A new game, up to its first prompt. */
export function openConquest(setup: ConquestSetup, seed: number): Result<Carried<ConquestTypes>, Refusal> {
  const refusal = whyNotSetup(setup);
  if (refusal !== null) return err(refusal);
  return ok(start(conquest, { model: openingModel(setup), chance: seedChance(seed), tasks: openingTasks(setup) }));
}

/** For set-ups that are known to be sound. */
export function startConquest(setup: ConquestSetup, seed: number): Carried<ConquestTypes> {
  const opened = openConquest(setup, seed);
  if (!opened.ok) throw new Error(`no game can be set up like this: ${JSON.stringify(opened.error)}`);
  return opened.value;
}
