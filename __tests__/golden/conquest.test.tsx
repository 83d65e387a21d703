import { Skia } from '@shopify/react-native-skia';
import {
  bakeImage,
  drawBody,
  drawGlow,
  drawRestingShadow,
  type DiscLook,
  type PieceLook,
} from '../../src/board/look';
import { PIECES } from '../../src/ui/games/conquest/catalogue/pieces';
import { differenceOf, expectGolden } from './golden';
import { cellOf } from './scene';

const COLUMNS = 7;

function sheet(pieces: readonly (readonly [string, PieceLook])[]) {
  return bakeImage(COLUMNS * 150, Math.ceil(pieces.length / COLUMNS) * 150, (canvas) => {
    canvas.drawColor(Skia.Color('#1d4348'));
    pieces.forEach(([, look], index) => {
      const { x, y } = cellOf(index, COLUMNS, 150, 150);
      for (const [radius, along, down] of [
        [50, 60, 66],
        [12, 130, 116],
      ] as const) {
        const spot = { x: x + along, y: y + down, radius };
        drawRestingShadow(canvas, spot);
        if (look.kind === 'disc') drawGlow(canvas, spot, look, 0.5);
        drawBody(canvas, spot, look, 'normal');
      }
    });
  });
}

describe('the pieces of Conquest', () => {
  it('look as they did, in the hand and on a phone', () => {
    expectGolden('conquest-pieces', sheet(Object.entries(PIECES)));
  }, 120_000);

  it('would be seen to lose their studs', () => {
    const one: DiscLook = PIECES['sword-1'];
    const { trim: _trim, ...bare } = one;
    const { share } = differenceOf(sheet([['sword-1', one]]), sheet([['sword-1', bare]]));
    expect(share).toBeGreaterThan(0.0005);
  }, 60_000);
});
