import { err } from '../../lib';
import type { Admit } from '../../storage';
import { admitGame } from './admitGame';
import { moduleOf, type Modules } from './modules';

/** Who judges the games of a file: each the game that it says it is of. */
export const admitIn =
  <M extends Modules<M>>(modules: M): Admit =>
  (game) => {
    const module = moduleOf(modules, game.game);
    return module === null
      ? err({ kind: 'unknown', reason: `${game.game} is no game of this app` })
      : admitGame(module, game);
  };
