import type { Asked } from '../../../../src/ai/core';
import { brain, type PonderedGym } from '../../../../src/ai/gym';
import { gymBook } from '../../../../src/rules/gym';
import { seedChance } from '../../../../src/rules/machine';
import { Dice } from '../../../soak/dice';
import { setupFor } from '../../../soak/gym/setups';
import { HIGHEST, type BenchedMind } from '../benchedMind';

const QUESTIONS = 12;

/** The first flick on one board after another, with something to meet on each. */
function questions(): readonly Asked<PonderedGym>[] {
  const asked: Asked<PonderedGym>[] = [];
  for (let number = 0; asked.length < QUESTIONS; number++) {
    const setup = setupFor(new Dice(number));
    if (setup.goals.length === 0) continue;
    const started = gymBook.start(setup, number);
    if (!started.ok) throw new Error(started.error.reason);
    const view = gymBook.game.viewFor(started.value.state, setup.seat);
    asked.push({ view, seat: setup.seat, mind: brain.minds[HIGHEST], stream: seedChance(number).play });
  }
  return asked;
}

export const gymMind: BenchedMind<PonderedGym> = { brain, questions };
