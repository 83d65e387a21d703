import { ifItCan } from '../../../board';

/** An image that every platform can show; undefined where this device could not draw it. */
export type BakedUri = string | undefined;

/** So many letters of pictures are kept of one part: more than a screen shows, whatever its width has been before. */
const MOST_LETTERS = 3_000_000;

/**
 * Draws each picture once, and forgets those not shown for longest when there are too many. One that cannot be drawn is left
 * out with a note: what it stands beside says enough.
 */
export function bakedOnce(part: string, mostLetters = MOST_LETTERS): (key: string, draw: () => string) => BakedUri {
  // The one shown last comes last.
  const baked = new Map<string, string>();
  let letters = 0;

  function forgetOldest(): void {
    for (const [key, uri] of baked) {
      if (letters <= mostLetters || baked.size === 1) return;
      baked.delete(key);
      letters -= uri.length;
    }
  }

  return (key, draw) => {
    const known = baked.get(key);
    if (known !== undefined) {
      baked.delete(key);
      baked.set(key, known);
      return known;
    }
    const uri = ifItCan(part, draw, undefined);
    if (uri === undefined) return uri;
    baked.set(key, uri);
    letters += uri.length;
    forgetOldest();
    return uri;
  };
}
