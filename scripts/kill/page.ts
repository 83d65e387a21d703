import type { AppStorage } from '../../src/storage';
import { deviceStorage } from '../../src/storage/device.web';
import { playOn } from './scriptedGame';

declare global {
  interface Window {
    /** Of whoever drives the page: hears of each acknowledged step. */
    kept(index: number): void;
    playOn(): void;
    storage: AppStorage;
  }
}

window.storage = deviceStorage;
window.playOn = () => void playOn(deviceStorage.shelf, (index) => window.kept(index));
