import { gymModule as module } from '../../../src/session/gym/module';
import type { GymPlayed } from '../../../src/session/gym/played';
import { Dice } from '../../soak/dice';
import { setupFor } from '../../soak/gym/setups';
import { answerTo } from '../../soak/gym/players';
import type { KilledGame } from '../games/killedGame';

/** Boards of every size, with goals and without. */
export const killedGym: KilledGame<GymPlayed> = {
  module,
  openingOf: (number) => ({ setup: setupFor(new Dice(number)), seed: number }),
  next: (_, prompt, dice) => answerTo(prompt, 'real', dice),
  marksOf({ model: { setup, discs, met }, prompt }) {
    const marks = {
      'with goals': setup.goals.length > 0,
      'with goals met': met.length > 0,
      'with discs gone': discs.length < setup.discs.length,
      'in flight': prompt?.ask.kind === 'flickResolved',
    };
    return Object.entries(marks).flatMap(([mark, isSo]) => (isSo ? [mark] : []));
  },
};
