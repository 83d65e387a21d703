import type { Locator, Page } from 'playwright-core';
import { contrast, type Hex } from '../../../src/theme';
import { allPainted } from './allPainted';

type Pixel = readonly [red: number, green: number, blue: number];

/** So much of the greatest difference is the heart of a stroke, and not its soft edge. */
const HEART = 0.85;
/** Grain and rounding make single pixels worse than what is seen. */
const WORST_SHARE = 0.1;
/** Less than this is no mark at all. */
const NOTHING = 6;

const HIDE = {
  text: '[data-measured] * { color: transparent !important; text-shadow: none !important; }',
  pictures: ':is([data-measured], [data-measured] *)[data-mark="glyph"] { visibility: hidden !important; }',
} as const;

const hexOf = (pixel: Pixel): Hex => `#${pixel.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Four bytes a pixel. */
interface Painted {
  readonly bytes: Buffer;
  readonly wide: number;
  readonly high: number;
}

/** A page can read any picture. */
async function paintedIn(page: Page, picture: Buffer): Promise<Painted> {
  const { painted, wide, high } = await page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
    const bitmap = await createImageBitmap(blob);
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    const bytes = drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    // One word comes over much sooner than as many numbers.
    const parts = Array.from({ length: Math.ceil(bytes.length / 4096) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(4096 * at, 4096 * (at + 1))),
    );
    return { painted: btoa(parts.join('')), wide: bitmap.width, high: bitmap.height };
  }, picture.toString('base64'));
  return { bytes: Buffer.from(painted, 'base64'), wide, high };
}

const pixelAt = (bytes: Buffer, at: number): Pixel => [
  bytes[4 * at] ?? 0,
  bytes[4 * at + 1] ?? 0,
  bytes[4 * at + 2] ?? 0,
];

export async function pixelsOf(page: Page, picture: Buffer): Promise<readonly Pixel[]> {
  const { bytes } = await paintedIn(page, picture);
  return Array.from({ length: bytes.length / 4 }, (_, at) => pixelAt(bytes, at));
}

export const contrastOf = (one: Pixel, other: Pixel): number => contrast(hexOf(one), hexOf(other));

/** By how much each pixel of one picture differs from the same one of another. */
function apart(one: Buffer, other: Buffer): Uint8Array {
  const by = new Uint8Array(Math.min(one.length, other.length) / 4);
  for (let part = 0; part < 4 * by.length; part++) {
    const at = part >> 2;
    by[at] = Math.max(by[at] ?? 0, Math.abs((one[part] ?? 0) - (other[part] ?? 0)));
  }
  return by;
}

async function shotOf(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<Painted> {
  await allPainted(page);
  return paintedIn(page, await page.screenshot({ clip: box, animations: 'disabled' }));
}

/**
 * The contrast of what is written or drawn on something against just what lies behind it, as it is painted: the same
 * place with and without its marks. Styles say nothing of gradients, of what is translucent, or of what lies above.
 */
export async function renderedContrast(page: Page, target: Locator, marks: keyof typeof HIDE): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing is to be seen of it');
  await target.evaluate((element) => element.setAttribute('data-measured', ''));
  const { bytes: withMarks } = await shotOf(page, box);
  const hiding = await page.addStyleTag({ content: HIDE[marks] });
  const { bytes: without } = await shotOf(page, box);
  await hiding.evaluate((style) => (style as HTMLElement).remove());
  await target.evaluate((element) => element.removeAttribute('data-measured'));
  const by = apart(withMarks, without);
  const most = by.reduce((top, one) => Math.max(top, one), 0);
  if (most < NOTHING) return 1;
  const ratios: number[] = [];
  by.forEach((one, at) => {
    if (one >= most * HEART) ratios.push(contrastOf(pixelAt(withMarks, at), pixelAt(without, at)));
  });
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 1;
}

/** So far in from the edge of what has the focus its ring is drawn. */
const RING_PX = 6;
const NO_RING = '[data-testid="focus-ring"] { visibility: hidden !important; }';

/** The middle of each side, from the edge inwards: where in a picture of so many pixels each of them lies. */
function sidesOf(wide: number, high: number, deep: number): readonly (readonly number[])[] {
  const [middleX, middleY] = [Math.floor(wide / 2), Math.floor(high / 2)];
  const from = (placeAt: (step: number) => number): readonly number[] =>
    Array.from({ length: deep }, (_, at) => placeAt(at));
  return [
    from((step) => middleY * wide + step),
    from((step) => middleY * wide + wide - 1 - step),
    from((step) => step * wide + middleX),
    from((step) => (high - 1 - step) * wide + middleX),
  ];
}

/**
 * The contrast of the ring of what has the focus against the same place without it, in the middle of each side: the
 * least. A ring that takes the colour of its button is none, and neither is one that is cut off.
 */
export async function ringContrast(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing is to be seen of it');
  const withRing = await shotOf(page, box);
  const hiding = await page.addStyleTag({ content: NO_RING });
  const without = await shotOf(page, box);
  await hiding.evaluate((style) => (style as HTMLElement).remove());
  const most = (side: readonly number[]): number =>
    Math.max(...side.map((at) => contrastOf(pixelAt(withRing.bytes, at), pixelAt(without.bytes, at))));
  return Math.min(
    ...sidesOf(withRing.wide, withRing.high, Math.round((RING_PX * withRing.wide) / box.width)).map(most),
  );
}
