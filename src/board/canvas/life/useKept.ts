import { useEffect, useReducer } from 'react';
import { whenIdle } from '../../graphics/whenIdle';
import type { KeptPictures } from './keptPictures';

/**
 * The picture of this name, as soon as there has been time to paint it; null until then. Both name and way to paint stay the
 * same until another picture is meant; null: it cannot be painted yet.
 */
export function useKept<Picture>(
  shelf: KeptPictures<Picture>,
  name: readonly unknown[],
  paint: (() => Picture) | null,
): Picture | null {
  const [, tell] = useReducer((times: number) => times + 1, 0);
  const picture = shelf.find(name);
  const missing = picture === null ? paint : null;
  useEffect(() => {
    if (missing === null) return undefined;
    let isWanted = true;
    whenIdle('soon', () => {
      if (!isWanted) return;
      // Another board may have painted it meanwhile.
      shelf.take(name, (known) => known ?? missing());
      tell();
    });
    return () => {
      isWanted = false;
    };
  }, [shelf, name, missing]);
  useEffect(() => (picture === null ? undefined : shelf.hold(picture)), [shelf, picture]);
  return picture;
}
