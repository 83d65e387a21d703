import { ALL_TAKES, fileNameOf, type Take } from '../../sounds/catalogue';
import type { Speaker } from './voice';

export type SpeakerPool = () => ReadonlyMap<string, Speaker>;

/**
 * One speaker for each recording of what meets, made for the first table and kept for all that follow. A phone needs longer to
 * make them than a table to be left and another to be laid, and Android gives an app no more than forty places in its mixer.
 */
export function createSpeakerPool(make: (take: Take) => Speaker): SpeakerPool {
  let speakers: ReadonlyMap<string, Speaker> | null = null;
  return () => (speakers ??= new Map(ALL_TAKES.map((take) => [fileNameOf(take), make(take)])));
}
