import { Skia } from '@shopify/react-native-skia';
import {
  bakeImage,
  bakeRelief,
  drawBody,
  drawGlow,
  drawRestingShadow,
  type DiscLook,
  type PieceLook,
} from '../../src/board/look';
import { GROUNDS } from '../../src/rules/conquest';
import { RELIEFS } from '../../src/ui/games/conquest/catalogue/arena/reliefs';
import { PIECES } from '../../src/ui/games/conquest/catalogue/pieces';
import { seenDifferenceOf, expectGolden } from './golden';
import { cellOf } from './scene';

const COLUMNS = 7;
/** Small, because a face is slow to bake; large enough for every line to show. */
const PX_PER_MM = 0.5;

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
    const { share } = seenDifferenceOf(sheet([['sword-1', one]]), sheet([['sword-1', bare]]));
    expect(share).toBeGreaterThan(0.0005);
  }, 60_000);
});

describe('the arena', () => {
  it.each(GROUNDS)(
    '%s looks as it did',
    (ground) => {
      expectGolden(`arena-${ground}`, bakeRelief(RELIEFS[ground], PX_PER_MM, 0));
    },
    120_000,
  );

  it('is lit from elsewhere when it is seen from its other end', () => {
    const [near, far] = [bakeRelief(RELIEFS.walls, 0.25, 0), bakeRelief(RELIEFS.walls, 0.25, 2)];
    expect(seenDifferenceOf(near, far).share).toBeGreaterThan(0.3);
  }, 120_000);
});
