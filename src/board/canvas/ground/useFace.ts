import { loadData, Skia, type SkImage } from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';

interface Loaded {
  readonly source: number;
  readonly face: SkImage;
}

/** A painted face, as soon as it is there; it is fetched when somebody wants it. */
export function useFace(source: number, isWanted: boolean): SkImage | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const face = loaded?.source === source ? loaded.face : null;
  const isMissing = isWanted && face === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStill = true;
    const read = loadData(source, (data) => Skia.Image.MakeImageFromEncoded(data));
    void read.then((image) => {
      if (isStill && image !== null) setLoaded({ source, face: image });
    });
    return () => {
      isStill = false;
    };
  }, [source, isMissing]);
  return face;
}
