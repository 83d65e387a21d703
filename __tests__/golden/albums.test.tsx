import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AlphaType, ColorType, Skia } from '@shopify/react-native-skia';
import { compareAlbums } from '../../scripts/album/compareAlbums';
import { decoded } from '../../scripts/album/difference';
import { temporaryFolder } from '../support/temporaryFolder';

type Colour = readonly [number, number, number];
const GREY: Colour = [80, 80, 80];

/** A picture three points wide and two high, of one colour but for some of its points. */
function picture(points: Readonly<Record<number, Colour>> = {}, width = 3): Buffer {
  const bytes = Array.from({ length: width * 2 }, (_, at) => [...(points[at] ?? GREY), 255]).flat();
  const info = { width, height: 2, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul };
  const image = Skia.Image.MakeImage(info, Skia.Data.fromBytes(new Uint8Array(bytes)), width * 4);
  return Buffer.from(image!.encodeToBytes());
}

function compared(before: Record<string, Buffer>, after: Record<string, Buffer>) {
  const seen = temporaryFolder({ 'of-the-last-time.png': picture() });
  const found = compareAlbums(temporaryFolder(before), temporaryFolder(after), seen);
  return { ...found, seen };
}

function pointsOf(file: string): readonly (readonly number[])[] {
  const image = decoded(readFileSync(file));
  const info = { width: image.width(), height: image.height(), colorType: ColorType.RGBA_8888 };
  const pixels = [...image.readPixels(0, 0, { ...info, alphaType: AlphaType.Unpremul })!];
  return Array.from({ length: pixels.length / 4 }, (_, at) => pixels.slice(at * 4, at * 4 + 3));
}

it('tells scenes that differ, the most changed first, from those that are the same', () => {
  const other = { table: picture({ 4: [81, 80, 80] }), title: picture({ 0: [0, 0, 0], 1: [0, 0, 0] }) };
  const { seen, ...found } = compared(
    { 'map.png': picture(), 'table.png': picture(), 'title.png': picture() },
    { 'map.png': picture(), 'table.png': other.table, 'title.png': other.title },
  );
  expect(found).toEqual({
    compared: 3,
    differing: [
      { scene: 'title', changed: 2, share: 2 / 6, most: 80 },
      { scene: 'table', changed: 1, share: 1 / 6, most: 1 },
    ],
    onlyBefore: [],
    onlyAfter: [],
  });
  expect(readdirSync(seen)).toEqual(['table.png', 'title.png']);
});

it('shows in red where a scene has changed, over what has not', () => {
  const { seen } = compared({ 'table.png': picture() }, { 'table.png': picture({ 4: [80, 80, 90] }) });
  const [red, dimmed] = [
    [255, 0, 0],
    [20, 20, 20],
  ];
  expect(pointsOf(path.join(seen, 'table.png'))).toEqual([dimmed, dimmed, dimmed, dimmed, red, dimmed]);
});

it('takes a scene of another size for wholly changed, and names those that only one album has', () => {
  const { seen, ...found } = compared(
    { 'gone.png': picture(), 'table.png': picture() },
    { 'come.png': picture(), 'table.png': picture({}, 4) },
  );
  expect(found).toEqual({
    compared: 1,
    differing: [{ scene: 'table', changed: 8, share: 1, most: 255 }],
    onlyBefore: ['gone.png'],
    onlyAfter: ['come.png'],
  });
  expect(readdirSync(seen)).toEqual(['table.png']);
});
