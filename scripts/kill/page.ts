import { deviceStorage } from '../../src/storage/device.web';
import { foundOn, type Found } from './games/found';
import { killAsked } from './kills';

declare global {
  interface Window {
    /** Of whoever drives the page: hears before each write, and of each that has been acknowledged. */
    writing(): void;
    kept(number: number, stepCount: number): void;
    playOn(id: string): void;
    found(): Promise<Found>;
  }
}

window.playOn = (id) => {
  const { writing, kept } = window;
  const asked = killAsked(id);
  if (asked.ok) void asked.value.row.playOn(deviceStorage.shelf, { writing, kept });
};
window.found = () => foundOn(deviceStorage.shelf);
