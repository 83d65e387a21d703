import { boardingPoseAt } from '../../src/board/canvas/discs/boardingPose';
import { MOTION_MS } from '../../src/theme';

const WAY = {
  from: { xMm: 100, yMm: 100, scale: 1 },
  to: { xMm: 140, yMm: 80, scale: 0.5 },
  originXPx: 0,
  originYPx: 0,
};
const share = (of: number) => boardingPoseAt(WAY, of * MOTION_MS.boarding);

it('sets off at once, arrives slowly, and is highest on the way', () => {
  expect(share(0)).toEqual({ xMm: 100, yMm: 100, scale: 1 });
  const half = share(0.5);
  expect(half.xMm).toBeCloseTo(130, 6);
  expect(half.yMm).toBeCloseTo(85, 6);
  expect(half.scale).toBeGreaterThan(0.7);
  const near = share(0.999);
  expect(near.xMm).toBeCloseTo(140, 1);
  expect(near.scale).toBeCloseTo(0.5, 1);
  expect(share(1).scale).toBe(0);
});
