import type { SkImage } from '@shopify/react-native-skia';
import { useEffect } from 'react';

/**
 * How long an old picture is kept after a new one is shown. The canvas draws apart from the app, and on a busy device it
 * hears of the new picture late: until then its frames still show the old one.
 */
const FAREWELL_MS = 5000;

/** Whatever was to be drawn when this is called has been drawn when `then` is. */
const afterFrames = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

/** Gives the memory of a baked picture back once another has taken its place: a browser never does so by itself. */
export function useFarewell(image: SkImage | null): void {
  useEffect(() => {
    if (!image) return undefined;
    return () => {
      setTimeout(() => afterFrames(() => image.dispose()), FAREWELL_MS);
    };
  }, [image]);
}
