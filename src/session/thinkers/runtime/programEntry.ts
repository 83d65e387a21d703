import { BRAINS } from '../../../ai/brains';
import { thoughtSteps } from './thoughtSteps';

declare global {
  /** What the program leaves behind in the runtime that it was evaluated in. */
  var thinkOn: ((request: string) => string) | undefined;
}

/** Where the program that phones think with begins: nothing here may ask for more than a bare engine has. */
globalThis.thinkOn = thoughtSteps(BRAINS);
