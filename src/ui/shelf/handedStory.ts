import type { Adventure } from '../../rules/catacombs';

let handed: Adventure | null = null;

/** A story that was found on one screen is played from another: it is too long for an address. */
export function handStory(adventure: Adventure): void {
  handed = adventure;
}

/** null after the page has been loaded anew. */
export const handedStory = (): Adventure | null => handed;
