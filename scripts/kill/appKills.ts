import type { MODULES } from '../../src/session/modules';
import type { AppKilled } from './app/appKilled';
import { catacombsInApp } from './catacombs/table';
import { conquestInApp } from './conquest/duel';
import { gymInApp } from './gym/practice';

/** How each game is played where the whole app is killed. */
export const APP_KILLS: Readonly<Record<keyof typeof MODULES, AppKilled>> = {
  catacombs: catacombsInApp,
  conquest: conquestInApp,
  gym: gymInApp,
};
