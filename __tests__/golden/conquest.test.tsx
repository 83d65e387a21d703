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
import { contrast, type Hex } from '../../src/theme';
import { MARKS } from '../../src/ui/games/conquest/catalogue/marks';
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

describe('what can be chosen', () => {
  /** A Character on a phone: 22 points across. */
  const RADIUS = 11;
  const SIDE = 48;
  const MIDDLE = SIDE / 2;

  /** How much of what lies closely round a Character stands out from the felt. */
  function shareSeen(felt: Hex): number {
    const image = bakeImage(SIDE, SIDE, (canvas) => {
      canvas.drawColor(Skia.Color(felt));
      MARKS.canAct.draw(canvas, { x: MIDDLE, y: MIDDLE, radius: RADIUS });
    });
    const pixels = image.readPixels();
    if (pixels === null) throw new Error('nothing was drawn');
    let [seen, all] = [0, 0];
    for (let at = 0; at < SIDE * SIDE; at += 1) {
      const away = Math.hypot((at % SIDE) + 0.5 - MIDDLE, Math.floor(at / SIDE) + 0.5 - MIDDLE) / RADIUS;
      if (away < 1.05 || away > 1.45) continue;
      all += 1;
      const colour = [0, 1, 2].map((part) =>
        Math.round(pixels[4 * at + part] ?? 0)
          .toString(16)
          .padStart(2, '0'),
      );
      if (contrast(`#${colour.join('')}`, felt) >= 3) seen += 1;
    }
    return seen / all;
  }

  it.each(['#1d4348', '#46182a'] as const)('is ringed so that it is plain to see on the felt %s', (felt) => {
    expect(shareSeen(felt)).toBeGreaterThan(0.5);
  });
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
