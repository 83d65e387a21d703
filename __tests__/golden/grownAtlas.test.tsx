import { AlphaType, ColorType, type SkImage } from '@shopify/react-native-skia';
import type { BoardCatalogue } from '../../src/board/look';
import { bodyKey, isWhole, markKey, type AtlasOrders, type DiscAtlas } from '../../src/board/sprites';
import { bakeAtlas } from './bakeAtlas';
import { CATACOMBS } from './scene';

const PX_PER_MM = 1.5;
const RADIUS_MM = 12.5;

const marks = (...names: string[]): AtlasOrders['marks'] => names.map((mark) => ({ mark, radiusMm: RADIUS_MM }));
const BEFORE: AtlasOrders = {
  pieces: [{ piece: 'elf', radiusMm: RADIUS_MM, tone: 'normal' }],
  marks: marks('canAct'),
  gauges: [],
  aboard: [],
};
const AFTER: AtlasOrders = { ...BEFORE, marks: marks('canAct', 'poisoned', 'frozen') };

function pixelsOf(image: SkImage): Uint8Array {
  const [width, height] = [image.width(), image.height()];
  const info = { width, height, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Premul };
  return image.readPixels(0, 0, info) as Uint8Array;
}

/** What one sprite looks like, point by point. */
function seen({ image, sprite }: DiscAtlas, key: string): readonly number[] {
  const { rect } = sprite(key)!;
  const [pixels, width] = [pixelsOf(image), image.width()];
  return Array.from({ length: rect.height }, (_, row) => {
    const from = 4 * ((rect.y + row) * width + rect.x);
    return [...pixels.subarray(from, from + 4 * rect.width)];
  }).flat();
}

/** How far points are off: at another place of a picture some are rounded otherwise. */
function apart(one: readonly number[], other: readonly number[]) {
  const off = one.map((value, at) => Math.abs(value - (other[at] ?? Infinity)));
  return { most: Math.max(...off), usual: off.reduce((sum, each) => sum + each, 0) / off.length };
}

it('what comes new is drawn beside what is there, which stays as it was and is not drawn again', () => {
  const drawn: string[] = [];
  const counted: BoardCatalogue = {
    ...CATACOMBS,
    marks: Object.fromEntries(
      Object.entries(CATACOMBS.marks).map(([name, look]) => [
        name,
        { ...look, draw: (...given: Parameters<typeof look.draw>) => void (drawn.push(name), look.draw(...given)) },
      ]),
    ) as BoardCatalogue['marks'],
  };
  const before = bakeAtlas(counted, BEFORE, PX_PER_MM);
  const grown = bakeAtlas(counted, AFTER, PX_PER_MM, before);
  expect([...drawn].sort()).toEqual(['canAct', 'frozen', 'poisoned']);
  expect([isWhole(counted, BEFORE, grown), isWhole(counted, AFTER, grown)]).toEqual([true, true]);
  expect(isWhole(counted, AFTER, before)).toBe(false);
  expect(drawn).toHaveLength(3);
  const known = [bodyKey('elf', RADIUS_MM), markKey('canAct', RADIUS_MM)];
  for (const key of known) expect(apart(seen(grown, key), seen(before, key))).toEqual({ most: 0, usual: 0 });
  const whole = bakeAtlas(CATACOMBS, AFTER, PX_PER_MM);
  expect([...grown.keys].sort()).toEqual([...whole.keys].sort());
  for (const { mark } of AFTER.marks) {
    const key = markKey(mark, RADIUS_MM);
    expect(apart(seen(grown, key), seen(whole, key)).usual).toBeLessThan(0.5);
    expect(new Set(seen(grown, key)).size).toBeGreaterThan(4);
  }
});
