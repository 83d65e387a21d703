import { bakeBoard, bakeMaterial } from '../../src/board/look';
import { BOARD_IDS } from '../../src/rules/catacombs';
import { facePlanOf } from '../../src/ui/games/catacombs/catalogue/faces/plans';
import { seenDifferenceOf, expectGolden } from './golden';

/** Small, because a board is slow to bake; large enough for every line to show. */
const PX_PER_MM = 0.36;

describe('boards', () => {
  it.each(BOARD_IDS)(
    '%s looks as it did',
    (board) => {
      expectGolden(`board-${board}`, bakeBoard(facePlanOf(board), PX_PER_MM));
    },
    120_000,
  );

  it('would be seen to lose a hole', () => {
    const plan = facePlanOf('crypt');
    const { share } = seenDifferenceOf(bakeBoard(plan, 0.3), bakeBoard({ ...plan, holes: plan.holes.slice(1) }, 0.3));
    expect(share).toBeGreaterThan(0.005);
  }, 60_000);
});

describe('materials', () => {
  it.each(['table', 'leather', 'parchment', 'velvet'] as const)(
    '%s looks as it did',
    (material) => {
      expectGolden(material, bakeMaterial(material, { widthPt: 240, heightPt: 180, pxPerPt: 1, seed: [60, 40] }));
    },
    60_000,
  );
});
