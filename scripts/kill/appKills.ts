import type { MODULES } from '../../src/session/modules';
import type { AppKilled } from './app/appKilled';
import { catacombsInApp } from './catacombs/table';

/** How each game is played where the whole app is killed; null: no screen of the app keeps one on the shelf. */
export const APP_KILLS: Readonly<Record<keyof typeof MODULES, AppKilled | null>> = {
  catacombs: catacombsInApp,
  gym: null,
};
