import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AlphaType, ColorType, Skia, type SkImage } from '@shopify/react-native-skia';

const STORED = path.join(__dirname, 'images');
const SEEN = path.join(__dirname, '../../test-output/golden');

/** A channel may differ by this much of 255: rounding, nothing that an eye can see. */
const CHANNEL_TOLERANCE = 8;
/** More pixels than this share over the tolerance make another picture. */
const PIXEL_TOLERANCE = 0.0002;

const CHANNELS = 4;

interface Difference {
  readonly share: number;
  /** White where the pictures differ. */
  readonly map: Uint8Array;
}

function pixelsOf(image: SkImage): Uint8Array {
  const info = {
    width: image.width(),
    height: image.height(),
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Unpremul,
  };
  const pixels = image.readPixels(0, 0, info);
  if (!(pixels instanceof Uint8Array)) throw new Error('an image without readable pixels');
  return pixels;
}

function decode(bytes: Uint8Array): SkImage {
  const image = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(bytes)));
  if (image === null) throw new Error('not an image');
  return image;
}

/** Which share of the pixels of two images of one size differs. Images of two sizes differ wholly. */
export function differenceOf(actual: SkImage, expected: SkImage): Difference {
  if (actual.width() !== expected.width() || actual.height() !== expected.height()) {
    return { share: 1, map: new Uint8Array(0) };
  }
  const one = pixelsOf(actual);
  const other = pixelsOf(expected);
  const map = new Uint8Array(one.length);
  let changed = 0;
  for (let at = 0; at < one.length; at += CHANNELS) {
    const isChanged = [0, 1, 2, 3].some((channel) => {
      const before = other[at + channel] ?? 0;
      const now = one[at + channel] ?? 0;
      return Math.abs(before - now) > CHANNEL_TOLERANCE;
    });
    if (isChanged) changed += 1;
    map.set(isChanged ? [255, 255, 255, 255] : [0, 0, 0, 255], at);
  }
  return { share: changed / (one.length / CHANNELS), map };
}

function keep(name: string, bytes: Uint8Array): void {
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(path.join(SEEN, name), bytes);
}

function keepMap(name: string, { map }: Difference, like: SkImage): void {
  if (map.length === 0) return;
  const info = {
    width: like.width(),
    height: like.height(),
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Unpremul,
  };
  const image = Skia.Image.MakeImage(info, Skia.Data.fromBytes(map), like.width() * CHANNELS);
  if (image) keep(`${name}.diff.png`, image.encodeToBytes());
}

/**
 * Compares an image with the one stored under its name. What was drawn is always kept in test-output/golden; with
 * UPDATE_GOLDEN=1 it becomes the stored one.
 */
export function expectGolden(name: string, actual: SkImage): void {
  const bytes = actual.encodeToBytes();
  const file = path.join(STORED, `${name}.png`);
  keep(`${name}.png`, bytes);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, bytes);
  if (!existsSync(file))
    throw new Error(`no stored image ${name}: look at what was drawn, then run with UPDATE_GOLDEN=1`);
  const expected = decode(readFileSync(file));
  const difference = differenceOf(actual, expected);
  if (difference.share > PIXEL_TOLERANCE) keepMap(name, difference, actual);
  expect(difference.share).toBeLessThanOrEqual(PIXEL_TOLERANCE);
}
