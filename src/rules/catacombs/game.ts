import { err, ok, type Result } from '../../lib';
import { amountsShape, chooseShape, seedChance, start, type Carried, type Refusal } from '../machine';
import { flickResolvedShape, flickShape, placeShape } from '../flicking';
import { undecidedSeats } from './tasks/exploration/acceptAdventure';
import { openAt } from './opening';
import { modelAtStart } from './start/modelAtStart';
import { whyNotSetup } from './start/whyNotSetup';
import type { CatacombsSetup } from './model/setup';
import type { CatacombsGame, CatacombsTypes } from './model/types';
import { proposal } from './tasks/exploration/proposal';
import { RULES } from './tasks';
import { awaitedIn, winnersOf } from './awaited';
import { RULES_REVISION } from './revision';
import { ruleOf } from './ruleOf';
import { answerFor, eventFor, viewFor } from './view';

export const catacombs: CatacombsGame = {
  id: 'catacombs',
  revision: RULES_REVISION,
  shapes: {
    choose: chooseShape,
    amounts: amountsShape,
    place: placeShape,
    flick: flickShape,
    flickResolved: flickResolvedShape,
  },
  ruleOf,
  tasks: RULES,
  aside: proposal,
  seatsOf: ({ model }) => [model.setup.overseer, ...model.setup.heroSeats.map(({ seat }) => seat)],
  awaited: (state) => awaitedIn(catacombs)(state),
  winnersOf,
  canBeRetaken: (answer) => answer.kind === 'flick',
  // Whoever is asked takes the device, if there is anything that only they may see.
  isOpen: () => false,
  // Nobody knows what lies behind the next door.
  isUnknown: (_, { kind }) => kind === 'resolveRoom' || kind === 'explore',
  viewFor,
  eventFor,
  answerFor,
};

/** A new game, up to its first prompt: the same set-up and seed give the same dungeon. */
export function openCatacombs(whole: CatacombsSetup, seed: number): Result<Carried<CatacombsTypes>, Refusal> {
  const refusal = whyNotSetup(whole);
  if (refusal !== null) return err(refusal);
  // What an opening says, and what is drawn, is on the table from now on, much of it face down: nobody reads it in the set-up.
  const { opening, draws, ...setup } = whole;
  const { model, chance } = modelAtStart(setup, {
    ...seedChance(seed),
    ...(draws === undefined ? {} : { given: draws }),
  });
  const { handicap } = setup;
  const stated = handicap === undefined ? [] : [{ kind: 'stateHandicap', handicap } as const];
  if (opening !== undefined) {
    const at = openAt(model, opening);
    // Whoever stands in the middle of a story has accepted it.
    return at.ok ? ok(start(catacombs, { ...at.value, chance, tasks: [...stated, ...at.value.tasks] })) : at;
  }
  const consent = setup.adventure ? [{ kind: 'acceptAdventure', seats: undecidedSeats(model) } as const] : [];
  return ok(start(catacombs, { model, chance, tasks: [...stated, ...consent, { kind: 'explore' }] }));
}

/** For set-ups that are known to be sound. */
export function startCatacombs(setup: CatacombsSetup, seed: number): Carried<CatacombsTypes> {
  const opened = openCatacombs(setup, seed);
  if (!opened.ok) throw new Error(`no game can be set up like this: ${JSON.stringify(opened.error)}`);
  return opened.value;
}
