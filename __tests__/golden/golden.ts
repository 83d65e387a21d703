import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SkImage } from '@shopify/react-native-skia';
import { decoded, differenceOf, type Difference } from '../../scripts/album/difference';

const STORED = path.join(__dirname, 'images');
const SEEN = path.join(__dirname, '../../test-output/golden');

/** A channel may differ by this much of 255: rounding, nothing that an eye can see. */
const CHANNEL_TOLERANCE = 8;
/** More pixels than this share over the tolerance make another picture. */
const PIXEL_TOLERANCE = 0.0002;

/** What an eye could see of it. */
export const seenDifferenceOf = (actual: SkImage, expected: SkImage): Difference =>
  differenceOf(actual, expected, CHANNEL_TOLERANCE);

function keep(name: string, bytes: Uint8Array): void {
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(path.join(SEEN, name), bytes);
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
  const { share, map } = seenDifferenceOf(actual, decoded(readFileSync(file)));
  if (share > PIXEL_TOLERANCE && map !== null) keep(`${name}.diff.png`, map.encodeToBytes());
  expect(share).toBeLessThanOrEqual(PIXEL_TOLERANCE);
}
