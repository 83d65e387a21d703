import type { Chance, Drawn } from './chance';
import { nextBelow } from './chance';

/** The faces of a die, in an order that never changes: a face is known by its place. */
export type Die<Face> = readonly Face[];

/** A face was given that nothing with so many faces can show: whoever wrote the set-up is to hear of it. */
export class NoSuchFace extends Error {}

/**
 * Which face comes up. Faces that were given with the set-up come first, as they were given, so that any situation can
 * be written down; only then does the seed speak.
 */
export function rollFace(chance: Chance, faces: number): Drawn<number> & { readonly chance: Chance } {
  const [given, ...rest] = chance.given ?? [];
  if (given === undefined) {
    const drawn = nextBelow(chance.play, faces);
    return { ...drawn, chance: { ...chance, play: drawn.stream } };
  }
  if (!Number.isInteger(given) || given < 0 || given >= faces)
    throw new NoSuchFace(`no face ${given} on a die of ${faces}`);
  return { value: given, stream: chance.play, chance: { ...chance, given: rest } };
}
