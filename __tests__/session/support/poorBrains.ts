import { MINDS, type PonderedCatacombs } from '../../../src/ai/catacombs';
import type { Brain, Brains } from '../../../src/ai/core';

const brainsOf = (ponder: Brain<PonderedCatacombs>['ponder']): Brains => ({ catacombs: { minds: MINDS, ponder } });

/** Fails in the middle of every thought. */
export const THROWING = brainsOf(function* () {
  yield;
  throw new Error('it lost its thread');
});

/** Leaves everything to others. */
export const MUTE = brainsOf(function* () {
  yield;
  return null;
});
