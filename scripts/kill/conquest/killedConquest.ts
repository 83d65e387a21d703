import { conquestModule as module } from '../../../src/session/conquest/module';
import type { ConquestPlayed } from '../../../src/session/conquest/played';
import { answerTo } from '../../soak/conquest/players';
import { setupFor } from '../../soak/conquest/setups';
import { Dice } from '../../soak/dice';
import type { KilledGame } from '../games/killedGame';

/** Two, three or four at every kind of table. */
export const killedConquest: KilledGame<ConquestPlayed> = {
  module,
  openingOf: (number) => ({ setup: setupFor(new Dice(number)), seed: number }),
  next: (state, prompt, dice) => answerTo(state, prompt, 'real', dice),
  marksOf({ model: { teams, inPlay, projectile, setup }, prompt }) {
    const marks = {
      'on the mat': setup.ground === 'mat',
      'with a card in play': inPlay !== null,
      'with armour': teams.sword.kept.length + teams.skull.kept.length > 0,
      'with a shot to be flicked again': projectile !== null,
      'with a stunned team': teams.sword.isStunned || teams.skull.isStunned,
      'in flight': prompt?.ask.kind === 'flickResolved',
    };
    return Object.entries(marks).flatMap(([mark, isSo]) => (isSo ? [mark] : []));
  },
};
