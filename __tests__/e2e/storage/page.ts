import { deviceStorage } from '../../../src/storage/device.web';

declare global {
  interface Window {
    storage: typeof deviceStorage;
  }
}

/** The storage of the web app, within reach of the tests. */
window.storage = deviceStorage;
