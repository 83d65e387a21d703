import { AlphaType, ColorType, type SkImage } from '@shopify/react-native-skia';
import { bakeBoard } from '../../src/board/look';
import { QUARTERS } from '../../src/lib';
import { facePlanOf } from '../../src/ui/games/catacombs/catalogue/faces/plans';

const PX_PER_MM = 0.12;

/** How bright the corners of a face are, clockwise from its top left, inside its frame. */
function cornersOf(image: SkImage): readonly number[] {
  const [width, height] = [image.width(), image.height()];
  const pixels = image.readPixels(0, 0, {
    ...{ width, height, colorType: ColorType.RGBA_8888, alphaType: AlphaType.Unpremul },
  });
  if (!(pixels instanceof Uint8Array)) throw new Error('an image without readable pixels');
  const sums = [0, 0, 0, 0];
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const isRight = x >= width / 2;
      const corner = y < height / 2 ? (isRight ? 1 : 0) : isRight ? 2 : 3;
      const at = 4 * (y * width + x);
      sums[corner]! += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    }
  }
  return sums;
}

it('a face that is painted for a quarter turn is brightest where the candle is then', () => {
  const brightest = QUARTERS.map((quarter) => {
    const corners = cornersOf(bakeBoard(facePlanOf('tomb'), PX_PER_MM, quarter));
    return corners.indexOf(Math.max(...corners));
  });
  // The corner that comes to lie at the upper left of what is seen.
  expect(brightest).toEqual([0, 3, 2, 1]);
}, 120_000);
