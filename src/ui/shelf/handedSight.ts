import type { SeatedSight } from './seated';

let handed: SeatedSight | null = null;

/** A game as somebody saw it is read on one screen and watched on another: it is kept nowhere. */
export function handSight(sight: SeatedSight): void {
  handed = sight;
}

/** null after the page has been loaded anew. */
export const handedSight = (): SeatedSight | null => handed;
