import { bakeBoard, bakeMaterial, BOARD_PLANS } from '../../src/board/look';
import { ROOM_IDS } from '../../src/theme';
import { differenceOf, expectGolden } from './golden';

/** Small, because a board is slow to bake; large enough for every line to show. */
const PX_PER_MM = 0.36;

describe('boards', () => {
  it.each(ROOM_IDS)(
    '%s looks as it did',
    (room) => {
      expectGolden(`board-${room}`, bakeBoard(BOARD_PLANS[room], PX_PER_MM));
    },
    120_000,
  );

  it('would be seen to lose a hole', () => {
    const plan = BOARD_PLANS.crypt;
    const { share } = differenceOf(bakeBoard(plan, 0.3), bakeBoard({ ...plan, holes: plan.holes.slice(1) }, 0.3));
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
