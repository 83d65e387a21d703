import type { MonsterId } from '../words/ids';
import { enterMonster } from '../model/changes';
import type { Catacombs } from '../model/model';
import { idsFor } from '../phases/placing';

/** Who is shot at the heroes (SOL-037). */
export const COMMANDED: MonsterId = 'monster:skeleton-warrior';

/** What the disc will be called once it is on the board. */
export const nextSkeleton = (model: Catacombs): string => idsFor(model, [COMMANDED])[0] ?? COMMANDED;

/** From its release on it is a monster of the room, and may still act in this turn (SOL-042, SOL-043, SOL-047). */
export const enterCommanded = (model: Catacombs, at: { readonly xMm: number; readonly yMm: number }): Catacombs =>
  enterMonster(model, COMMANDED, at, false).model;
