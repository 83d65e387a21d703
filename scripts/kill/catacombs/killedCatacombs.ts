import { catacombsModule as module } from '../../../src/session/catacombs/module';
import type { CatacombsPlayed } from '../../../src/session/catacombs/played';
import type { Habits } from '../../soak/catacombs/habits';
import { nextCommand } from '../../soak/catacombs/players';
import type { KilledGame } from '../games/killedGame';
import { marksOf } from './marks';
import { openingOf } from './openings';

const HABITS: Habits = { physics: 'real', luck: 'even', isEager: true };

export const killedCatacombs: KilledGame<CatacombsPlayed> = {
  module,
  openingOf,
  next: (state, prompt, dice) => nextCommand(state, prompt, HABITS, dice),
  marksOf,
};
