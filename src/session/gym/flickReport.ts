import { length, vec2 } from '../../lib';
import type { FlickExit, FlickResult, Shot } from '../../rules/flicking';

type Exit = Pick<FlickExit, 'discId' | 'xMm' | 'yMm'>;

/** What a player wants to know of a flick that is over. */
export interface FlickReport {
  readonly discId: string;
  readonly speedMmS: number;
  /** What the flicked disc touched itself, in order, each once. */
  readonly struck: readonly string[];
  /** Which discs crossed the edge, and where, before they were put back. */
  readonly exits: readonly Exit[];
}

function struckBy(discId: string, { contacts }: FlickResult): string[] {
  const touched = contacts.flatMap((entry) => {
    if (entry.kind !== 'touch') return [];
    if (entry.a === discId) return [entry.b];
    return entry.b === discId ? [entry.a] : [];
  });
  return [...new Set(touched)];
}

export function reportOf(shot: Shot, result: FlickResult): FlickReport {
  return {
    discId: shot.discId,
    speedMmS: length(vec2(shot.vxMmS, shot.vyMmS)),
    struck: struckBy(shot.discId, result),
    exits: result.exits.map(({ discId, xMm, yMm }) => ({ discId, xMm, yMm })),
  };
}
