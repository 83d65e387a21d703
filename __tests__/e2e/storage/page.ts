import type { GameClaim, AppStorage } from '../../../src/storage';
import { deviceStorage } from '../../../src/storage/device.web';

declare global {
  interface Window {
    storage: AppStorage;
    /** Of the test that is running. */
    claim: GameClaim;
    heardGames: string[];
  }
}

/** The storage of the web app, within reach of the tests. */
window.storage = deviceStorage;
