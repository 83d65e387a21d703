import type { SkImage } from '@shopify/react-native-skia';
import { useEffect } from 'react';

/** How long an old picture is kept after a new one is shown: a frame that was begun may still draw it. */
const FAREWELL_MS = 1000;

/** Gives the memory of a baked picture back once another has taken its place: a browser never does so by itself. */
export function useFarewell(image: SkImage | null): void {
  useEffect(() => {
    if (!image) return undefined;
    return () => {
      setTimeout(() => image.dispose(), FAREWELL_MS);
    };
  }, [image]);
}
