import { err, ok, type Result } from '../../lib';
import { chooseShape, deedShape, seedChance, start, type Carried, type Refusal, type SeatId } from '../machine';
import { hasKeys, personOf } from './model/people';
import { doorAt } from './model/places';
import type { ReignSetup } from './model/setup';
import type { ReignGame, ReignState, ReignTypes } from './model/types';
import { RULES_REVISION } from './revision';
import { ruleOf } from './ruleOf';
import { openingModel, openingTasks } from './start/openingModel';
import { whyNotSetup } from './start/whyNotSetup';
import { RULES } from './tasks';
import { answerFor, eventFor, isOpen, viewFor } from './view';
import type { ReignTask } from './words/tasks';

const heroSeats = ({ heroes }: ReignSetup): readonly SeatId[] => [...new Set(heroes.map(({ seat }) => seat))];

const winners = ({ model, outcome }: ReignState): readonly SeatId[] => {
  if (outcome === null) return [];
  return outcome.isWon ? heroSeats(model.setup) : [model.setup.master];
};

/** The neutral Master has no seat: nobody waits for it (REIGN-328). */
const seatsOf = (setup: ReignSetup): readonly SeatId[] =>
  setup.isMasterNeutral ? heroSeats(setup) : [...heroSeats(setup), setup.master];

/** A lock that nobody has tried, and what a search brings to light. */
function isUnknown({ model }: ReignState, task: ReignTask): boolean {
  if (task.kind === 'uncover' || task.kind === 'discover') return true;
  return task.kind === 'tryDoor' && !hasKeys(personOf(model, task.who)) && doorAt(model, task.door)?.isTried !== true;
}

export const reign: ReignGame = {
  id: 'reign',
  revision: RULES_REVISION,
  shapes: { choose: chooseShape, deed: deedShape },
  ruleOf,
  tasks: RULES,
  seatsOf: ({ model }) => seatsOf(model.setup),
  awaited: ({ prompt }) => prompt?.seats ?? [],
  winnersOf: winners,
  canBeRetaken: () => false,
  isOpen,
  isUnknown,
  endsAtDraws: true,
  viewFor,
  eventFor,
  answerFor,
};

/** A fight, up to its first prompt. */
export function openReign(setup: ReignSetup, seed: number): Result<Carried<ReignTypes>, Refusal> {
  const refusal = whyNotSetup(setup);
  if (refusal !== null) return err(refusal);
  const chance = { ...seedChance(seed), given: setup.draws };
  return ok(start(reign, { model: openingModel(setup), chance, tasks: openingTasks(setup) }));
}
