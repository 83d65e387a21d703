import { frameThinker } from './frameThinker';
import { openThoughtRuntime } from './runtime/openThoughtRuntime';
import { patient } from './runtime/patient';
import { runtimeThinker } from './runtime/runtimeThinker';
import { thoughtProgram } from './runtime/thoughtProgram';
import type { Thinker } from '../game/thinker';

const inRuntime = (program: string): Thinker =>
  runtimeThinker({ open: () => patient(openThoughtRuntime(program)), otherwise: frameThinker });

/** On phones and tablets: a runtime of its own, opened at the first thought; between frames where there is none. */
export const deviceThinker = thoughtProgram === null ? frameThinker : inRuntime(thoughtProgram);
