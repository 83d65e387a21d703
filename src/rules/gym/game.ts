import { err, ok, type Result } from '../../lib';
import { chooseShape, refuse, seedChance, start, type Carried, type Game, type Refusal } from '../machine';
import { flickResolvedShape, flickShape } from '../flicking';
import { ruleOf } from './ruleOf';
import { setupFaults } from './setupFaults';
import { isFree, openingModel, TASKS } from './tasks';
import type { GymSetup, GymTypes } from './words';

export const gym: Game<GymTypes> = {
  id: 'gym',
  revision: 1,
  shapes: { flick: flickShape, flickResolved: flickResolvedShape, choose: chooseShape },
  ruleOf,
  tasks: TASKS,
  seatsOf: ({ model }) => [model.setup.seat],
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: ({ model, outcome }) => (outcome?.isSolved === true ? [model.setup.seat] : []),
  // A try at a puzzle stands as it was flicked (GYM-017).
  canBeRetaken: (answer, { model }) => answer.kind === 'flick' && isFree(model.setup),
  // Everything lies on the board for all to see.
  isOpen: () => true,
  isUnknown: () => false,
  viewFor: (state) => state,
  eventFor: (_, event) => event,
  answerFor: (_, answer) => answer,
};

/** A gym as it was set up. Nothing is drawn: every seed gives the same game. */
export function openGym(setup: GymSetup, seed: number): Result<Carried<GymTypes>, Refusal> {
  const [fault] = setupFaults(setup);
  if (fault !== undefined) return err(refuse(fault.reason, fault.rule, { place: fault.path.join('.') }));
  return ok(start(gym, { model: openingModel(setup), chance: seedChance(seed), tasks: [{ kind: 'turn' }] }));
}
