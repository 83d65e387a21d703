import { ifItCan } from '../../../board';

/** An image that every platform can show; undefined where this device could not draw it. */
export type BakedUri = string | undefined;

/** Draws each picture once. One that cannot be drawn is left out with a note: what it stands beside says enough. */
export function bakedOnce(part: string): (key: string, draw: () => string) => BakedUri {
  const baked = new Map<string, string>();
  return (key, draw) => {
    const known = baked.get(key);
    if (known !== undefined) return known;
    const uri = ifItCan(part, draw, undefined);
    if (uri !== undefined) baked.set(key, uri);
    return uri;
  };
}
