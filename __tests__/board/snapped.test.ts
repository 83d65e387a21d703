import { snapped } from '../../src/board/flicking/snapped';

const AT = { xMm: 50, yMm: 50 };

it('takes the very place where a piece may lie there', () => {
  expect(snapped(AT, () => true)).toBe(AT);
});

it('takes one close by where another piece is in the way, and none farther than a finger means', () => {
  const near = snapped(AT, ({ xMm, yMm }) => Math.hypot(xMm - 48, yMm - 50) >= 5);
  expect(near).not.toBeNull();
  expect(Math.hypot(near!.xMm - 48, near!.yMm - 50)).toBeGreaterThanOrEqual(5);
  expect(Math.hypot(near!.xMm - AT.xMm, near!.yMm - AT.yMm)).toBeLessThan(5);
  expect(snapped(AT, ({ xMm }) => xMm > 60)).toBeNull();
});
