import type { Played } from '../../session';
import type { FoundStart } from '../game';

/** What a new game is made from, and of which game. */
export interface HandedStart extends Pick<FoundStart<Played>, 'start'> {
  readonly game: string;
}

let handed: HandedStart | null = null;

/** What was found on one screen is begun from another: it is too long for an address. */
export function handStart(start: HandedStart): void {
  handed = start;
}

/** null after the page has been loaded anew. */
export const handedStart = (): HandedStart | null => handed;
