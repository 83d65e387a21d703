import { deviceStorage } from '../../src/storage/device.web';
import { foundOn, type Found } from './games/found';
import { playOn } from './games/playOn';

declare global {
  interface Window {
    /** Of whoever drives the page: hears before each write, and of each that has been acknowledged. */
    writing(): void;
    kept(number: number, stepCount: number): void;
    playOn(): void;
    found(): Promise<Found>;
  }
}

window.playOn = () => {
  const { writing, kept } = window;
  void playOn(deviceStorage.shelf, { writing, kept });
};
window.found = () => foundOn(deviceStorage.shelf);
