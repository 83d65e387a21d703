import { length, vec2 } from '../lib';
import type { FlickResult, Place, Shot } from '../rules/table';

/** What a player wants to know of a flick that is over. */
export interface FlickReport {
  readonly discId: string;
  readonly speedMmS: number;
  /** What the flicked disc touched itself, in order, each once. */
  readonly struck: readonly string[];
  /** Where discs crossed the edge, before they were put back. */
  readonly exits: readonly Place[];
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
    exits: result.exits.map(({ xMm, yMm }) => ({ xMm, yMm })),
  };
}
