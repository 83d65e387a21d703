import type { Locator, Page } from 'playwright-core';
import { contrast, type Hex } from '../../../src/theme';

type Pixel = readonly [red: number, green: number, blue: number];

/** So much of the greatest difference is the heart of a stroke, and not its soft edge. */
const HEART = 0.85;
/** Grain and rounding make single pixels worse than what is seen. */
const WORST_SHARE = 0.1;
/** Less than this is no mark at all. */
const NOTHING = 6;

const HIDE = {
  text: '[data-measured] * { color: transparent !important; text-shadow: none !important; }',
  pictures: '[data-measured] [data-mark="glyph"] { visibility: hidden !important; }',
} as const;

const hexOf = (pixel: Pixel): Hex => `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A page can read any picture. */
export async function pixelsOf(page: Page, picture: Buffer): Promise<readonly Pixel[]> {
  const painted = await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
    const bitmap = await createImageBitmap(blob);
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const bytes = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    // One word comes over much sooner than as many numbers.
    const parts = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(4096 * at, 4096 * (at + 1))),
    );
    return btoa(parts.join(''));
  }, picture.toString('base64'));
  const bytes = Buffer.from(painted, 'base64');
  return Array.from({ length: bytes.length / 4 }, (_, at): Pixel => [
    bytes[4 * at] ?? 0,
    bytes[4 * at + 1] ?? 0,
    bytes[4 * at + 2] ?? 0,
  ]);
}

export const contrastOf = (one: Pixel, other: Pixel): number => contrast(hexOf(one), hexOf(other));

const apart = (one: Pixel, other: Pixel): number =>
  Math.max(...one.map((part, index) => Math.abs(part - (other[index] ?? 0))));

async function shotOf(page: Page, box: { x: number; y: number; width: number; height: number }) {
  return pixelsOf(page, await page.screenshot({ clip: box, animations: 'disabled' }));
}

/**
 * The contrast of what is written or drawn on something against just what lies behind it, as it is painted: the same
 * place with and without its marks. Styles say nothing of gradients, of what is translucent, or of what lies above.
 */
export async function renderedContrast(page: Page, target: Locator, marks: keyof typeof HIDE): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing is to be seen of it');
  await target.evaluate((element) => element.setAttribute('data-measured', ''));
  const withMarks = await shotOf(page, box);
  const hiding = await page.addStyleTag({ content: HIDE[marks] });
  const without = await shotOf(page, box);
  await hiding.evaluate((style) => (style as HTMLElement).remove());
  await target.evaluate((element) => element.removeAttribute('data-measured'));
  const pairs = withMarks.flatMap((mark, at) => {
    const ground = without[at];
    return ground === undefined ? [] : [{ mark, ground, by: apart(mark, ground) }];
  });
  const most = pairs.reduce((top, { by }) => Math.max(top, by), 0);
  if (most < NOTHING) return 1;
  const ratios = pairs
    .filter(({ by }) => by >= most * HEART)
    .map(({ mark, ground }) => contrastOf(mark, ground))
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 1;
}
