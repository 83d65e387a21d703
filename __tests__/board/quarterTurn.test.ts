import type { SkRSXform } from '@shopify/react-native-skia';
import { QUARTERS, turnedBy, vec2, type Vec2 } from '../../src/lib';
import { lay, quarterTurn, uprightOn } from '../../src/board/canvas/quarterTurn';
import { placementsOf, spritePoseAt } from '../../src/board/canvas/discs/placements';
import { NO_DRAG } from '../../src/board/flicking/shownDrag';
import { NO_CHANGE } from '../../src/board/scene/sceneChange';
import type { DiscAtlas } from '../../src/board/sprites';
import { piece } from './scenes';

const drawnBy = ([a, b, , , c, d]: readonly number[], { x, y }: Vec2): Vec2 => vec2(a! * x + b! * y, c! * x + d! * y);

it('a quarter turn of what is drawn is that of a way, to the last bit', () => {
  for (const turn of QUARTERS) {
    for (const way of [vec2(3, 7), vec2(-2, 5)]) expect(drawnBy(quarterTurn(turn), way)).toEqual(turnedBy(way, turn));
  }
});

/** Where points of a picture come to lie on the board. */
function laidBy(upright: ReturnType<typeof uprightOn>, origin: Vec2): (point: Vec2) => Vec2 {
  let laid: readonly number[] = [];
  const transform = { set: (...to: readonly number[]) => (laid = to) } as unknown as SkRSXform;
  lay(transform, { xMm: 100, yMm: 200 }, { originXPx: origin.x, originYPx: origin.y }, 0.5, upright);
  const [scos, ssin, tx, ty] = laid as [number, number, number, number];
  return ({ x, y }) => vec2(scos * x - ssin * y + tx, ssin * x + scos * y + ty);
}

describe('a picture on a board that lies turned', () => {
  it.each(QUARTERS)('%i times has its place where it belongs, and is seen upright', (lies) => {
    const onBoard = laidBy(uprightOn(lies), vec2(20, 30));
    expect(onBoard(vec2(20, 30))).toEqual(vec2(100, 200));
    const off = onBoard(vec2(20 + 8, 30 + 2));
    expect(turnedBy(vec2(off.x - 100, off.y - 200), lies)).toEqual(vec2(4, 1));
  });

  it.each(QUARTERS)('%i times throws its shadow to the lower right of what is seen when it is lifted', (lies) => {
    const atlas = { sprite: () => ({ originXPx: 0, originYPx: 0 }) } as unknown as DiscAtlas;
    const elf = piece('elf');
    const sprite = {
      key: 'shadow',
      piece: elf,
      role: 'liftedShadow',
      frame: null,
      stamp: null,
      isLoose: false,
    } as const;
    const [placement] = placementsOf(atlas, [sprite], { lies, flight: null, selectedId: 'elf', change: NO_CHANGE });
    const poseAt = (selectedLift: number) =>
      spritePoseAt(placement!, { flight: null, atMs: 0, selectedLift, drag: NO_DRAG, changedMs: 1000, frame: 0 });
    const [low, high] = [poseAt(0.2), poseAt(1)];
    const moved = turnedBy(vec2(high.xMm - low.xMm, high.yMm - low.yMm), lies);
    expect(moved.x).toBeCloseTo(0.26 * 12.5 * 0.8, 9);
    expect(moved.y).toBeCloseTo(0.36 * 12.5 * 0.8, 9);
    expect([high.xMm, high.yMm]).toEqual([elf.xMm, elf.yMm]);
  });
});
