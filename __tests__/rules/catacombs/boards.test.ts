import {
  BOARD,
  BOARD_HOLES,
  BOARD_IDS,
  DISC_RADIUS_MM,
  HERO_ZONE,
  MAX_HOLES,
  MONSTER_ZONE,
  type BoardId,
  type DiscSize,
} from '../../../src/rules/catacombs';
import { placeAll, type RectMm } from '../../../src/rules/flicking';
import { piece, taken } from '../flicking/support';

const RADIUS_MM = DISC_RADIUS_MM.large;

const obstaclesOf = (board: BoardId) =>
  BOARD_HOLES[board].map(({ x, y }, index) => taken(`obstacle-${index + 1}`, x, y, 'large'));

/** How far a point is from a rectangle; 0 inside. */
function distanceTo({ xMm, yMm, widthMm, heightMm }: RectMm, x: number, y: number): number {
  const dx = Math.max(xMm - x, 0, x - xMm - widthMm);
  const dy = Math.max(yMm - y, 0, y - yMm - heightMm);
  return Math.sqrt(dx * dx + dy * dy);
}

const discs = (sizes: readonly DiscSize[], rect: RectMm) =>
  sizes.map((size, index) =>
    piece({ id: `disc-${index}`, radiusMm: DISC_RADIUS_MM[size], regions: [{ kind: 'inside', rect }] }),
  );

describe('sizes', () => {
  it('BASE-019 BASE-020: discs from tiny to large, and a board of 45 by 30 cm seen upright', () => {
    expect(BOARD).toMatchObject({ widthMm: 300, heightMm: 450 });
    const diameters = (['tiny', 'small', 'medium', 'large'] as const).map((size) => 2 * DISC_RADIUS_MM[size]);
    expect(diameters).toEqual([12, 19, 25, 38]);
  });

  it('BASE-071 BASE-072: the monster zone is the third at the Overseer’s edge, the hero zone a strip at the other', () => {
    expect(MONSTER_ZONE).toEqual({ xMm: 0, yMm: 0, widthMm: 300, heightMm: 150 });
    expect(HERO_ZONE).toEqual({ xMm: 50, yMm: 390, widthMm: 200, heightMm: 60 });
  });
});

describe('the six board faces', () => {
  it('BASE-006: there are six, and no two have the same holes', () => {
    expect(BOARD_IDS).toHaveLength(6);
    expect(new Set(BOARD_IDS.map((id) => JSON.stringify(BOARD_HOLES[id]))).size).toBe(6);
  });

  it.each(BOARD_IDS)('BASE-186: %s has holes, no more than there are obstacle discs', (board) => {
    expect(BOARD_HOLES[board].length).toBeGreaterThan(0);
    expect(BOARD_HOLES[board].length).toBeLessThanOrEqual(MAX_HOLES);
    expect(MAX_HOLES).toBe(6);
  });

  it.each(BOARD_IDS)(
    'BASE-113 BASE-185: the obstacles of %s lie on the board, apart, and outside both zones',
    (board) => {
      for (const [index, { x, y }] of BOARD_HOLES[board].entries()) {
        expect(Math.min(x, y, BOARD.widthMm - x, BOARD.heightMm - y)).toBeGreaterThanOrEqual(RADIUS_MM);
        expect(distanceTo(HERO_ZONE, x, y)).toBeGreaterThanOrEqual(RADIUS_MM);
        expect(distanceTo(MONSTER_ZONE, x, y)).toBeGreaterThanOrEqual(RADIUS_MM);
        for (const other of BOARD_HOLES[board].slice(index + 1)) {
          const [dx, dy] = [other.x - x, other.y - y];
          expect(Math.sqrt(dx * dx + dy * dy)).toBeGreaterThanOrEqual(2 * RADIUS_MM);
        }
      }
    },
  );

  it.each(BOARD_IDS)('BASE-081 BASE-221: %s has room for four heroes and a Familiar in the hero zone', (board) => {
    const pieces = discs(['medium', 'medium', 'medium', 'medium', 'small'], HERO_ZONE);
    expect(placeAll({ kind: 'place', board: BOARD, pieces, taken: obstaclesOf(board) })).toHaveLength(5);
  });

  it.each(BOARD_IDS)('EXTRA-037 EXTRA-039: %s has room in the hero zone for any monsters worth 300 gold', (board) => {
    const sets: readonly (readonly DiscSize[])[] = [
      ['large'],
      ['large', 'medium'],
      ['medium', 'medium', 'medium'],
      ['medium', 'medium'],
    ];
    for (const sizes of sets) {
      expect(
        placeAll({ kind: 'place', board: BOARD, pieces: discs(sizes, HERO_ZONE), taken: obstaclesOf(board) }),
      ).not.toBeNull();
    }
  });
});
