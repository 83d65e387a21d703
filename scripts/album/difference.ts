import { AlphaType, ColorType, Skia, type SkImage } from '@shopify/react-native-skia';

const CHANNELS = 4;
const CHANGED = [255, 0, 0, 255];
/** What is the same stays to be seen under it, so that one finds one's way. */
const DIMMED = 0.25;

export interface Difference {
  /** How many points differ; all of them where the pictures have two sizes. */
  readonly changed: number;
  readonly share: number;
  /** How far the furthest channel of all is off, of 255: what is hardly more than 1 is rounding, and seen by nobody. */
  readonly most: number;
  /** Red where the pictures differ, the first of them dimmed where they do not; null for pictures of two sizes. */
  readonly map: SkImage | null;
}

const infoOf = (image: SkImage) => ({
  width: image.width(),
  height: image.height(),
  colorType: ColorType.RGBA_8888,
  alphaType: AlphaType.Unpremul,
});

function pixelsOf(image: SkImage): Uint8Array {
  const pixels = image.readPixels(0, 0, infoOf(image));
  if (!(pixels instanceof Uint8Array)) throw new Error('an image without readable pixels');
  return pixels;
}

export function decoded(bytes: Uint8Array): SkImage {
  const image = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(bytes)));
  if (image === null) throw new Error('not an image');
  return image;
}

/** Where two pictures differ by more than this in a channel, of 255. */
export function differenceOf(actual: SkImage, expected: SkImage, tolerance = 0): Difference {
  const points = actual.width() * actual.height();
  if (actual.width() !== expected.width() || actual.height() !== expected.height()) {
    return { changed: points, share: 1, most: 255, map: null };
  }
  const [one, other] = [pixelsOf(actual), pixelsOf(expected)];
  const map = new Uint8Array(one.length);
  const offAt = (at: number): number => Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  let [changed, most] = [0, 0];
  for (let at = 0; at < one.length; at += CHANNELS) {
    const off = Math.max(offAt(at), offAt(at + 1), offAt(at + 2), offAt(at + 3));
    most = Math.max(most, off);
    if (off > tolerance) {
      changed += 1;
      map.set(CHANGED, at);
    } else {
      for (let channel = 0; channel < 3; channel += 1) map[at + channel] = (one[at + channel] ?? 0) * DIMMED;
      map[at + 3] = 255;
    }
  }
  const image = Skia.Image.MakeImage(infoOf(actual), Skia.Data.fromBytes(map), actual.width() * CHANNELS);
  return { changed, share: changed / points, most, map: image };
}
