import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AlphaType, ColorType, FilterMode, MipmapMode, Skia, type SkImage } from '@shopify/react-native-skia';
import type { PieceLook, PieceTone } from '../../src/board/look';
import { bakePiece } from '../../src/board/sprites';
import { PIECES as ofCatacombs } from '../../src/ui/games/catacombs/catalogue/pieces';
import { PIECES as ofGym } from '../../src/ui/games/gym/catalogue/pieces';
import { faceKey, faceSheet, type FacesLaid } from '../../src/ui/kit/disc/faceSheet';

jest.setTimeout(240_000);

const SIDE_PX = 24;

const assetOf = (file: string): Buffer => readFileSync(path.join(__dirname, '../../assets/discs', file));

/** A square of a picture, a few points wide: what the eye makes of it from afar. */
function gistOf(image: SkImage, x: number, y: number, sidePx: number): Uint8Array {
  const surface = Skia.Surface.Make(SIDE_PX, SIDE_PX);
  if (surface === null) throw new Error('no surface');
  const source = Skia.XYWHRect(x, y, sidePx, sidePx);
  const whole = Skia.XYWHRect(0, 0, SIDE_PX, SIDE_PX);
  const [filter, mipmap] = [FilterMode.Linear, MipmapMode.Linear];
  surface.getCanvas().drawImageRectOptions(image, source, whole, filter, mipmap, Skia.Paint());
  const info = { width: SIDE_PX, height: SIDE_PX, alphaType: AlphaType.Premul, colorType: ColorType.RGBA_8888 };
  return surface.makeImageSnapshot().readPixels(0, 0, info) as Uint8Array;
}

const apart = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

const lightOf = (gist: Uint8Array): number => gist.reduce((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0);

/** Every face that a piece may come to show. */
const facesOf = (pieces: Readonly<Record<string, PieceLook>>) =>
  Object.entries(pieces).flatMap(([piece, look]) => {
    const tones: readonly PieceTone[] = look.kind === 'disc' && look.tones.length > 0 ? look.tones : ['normal'];
    return tones.map((tone) => ({ piece, look, tone }));
  });

describe.each([
  ['catacombs', ofCatacombs],
  ['gym', ofGym],
])('the discs of %s in their picture', (game, pieces) => {
  const laid: FacesLaid = JSON.parse(assetOf(`${game}.json`).toString());
  const sheet = faceSheet(1, laid);

  it('are all there', () => {
    expect(laid.faces).toEqual(facesOf(pieces).map(({ piece, tone }) => faceKey(piece, tone)));
  });

  it('look more like themselves than like any other of their tone', () => {
    const picture = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(assetOf(`${game}.webp`)));
    if (picture === null) throw new Error('no picture');
    const sidePx = picture.width() / sheet.columns;
    expect(picture.height()).toBe(sidePx * sheet.rows);
    const shown = laid.faces.map((_, number) =>
      gistOf(picture, (number % sheet.columns) * sidePx, Math.floor(number / sheet.columns) * sidePx, sidePx),
    );
    const faces = facesOf(pieces);
    for (const [number, { piece, look, tone }] of faces.entries()) {
      const drawn = gistOf(bakePiece(look, 2 * SIDE_PX, tone), 0, 0, 2 * SIDE_PX);
      const others = faces.map((one, other) => (one.tone === tone ? apart(shown[other]!, drawn) : Infinity));
      expect([piece, tone, others.indexOf(Math.min(...others))]).toEqual([piece, tone, number]);
      const normal = sheet.numberOf(piece, 'normal')!;
      if (tone !== 'normal') expect(lightOf(shown[number]!)).toBeLessThan(lightOf(shown[normal]!));
    }
  });
});
