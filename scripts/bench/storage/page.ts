import { deviceStorage } from '../../../src/storage/device.web';
import { measureCommits, measureOpening } from './measureShelf';

declare global {
  interface Window {
    measureCommits(steps: readonly string[]): ReturnType<typeof measureCommits>;
    measureOpening(stepCount: number): Promise<number>;
  }
}

window.measureCommits = (steps) => measureCommits(deviceStorage.shelf, steps);
window.measureOpening = (stepCount) => measureOpening(deviceStorage.shelf, stepCount);
