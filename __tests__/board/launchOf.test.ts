import * as fc from '../support/properties';
import { launchOf } from '../../src/board/aim';

const SCALE = { fitPxPerMm: 1.25, maxSpeedMmS: 4000 } as const;

describe('a launch', () => {
  it('is as fast on the board as the finger was on the screen', () => {
    expect(launchOf('elf', { x: 500, y: -1000 }, SCALE)).toEqual({ discId: 'elf', vxMmS: 400, vyMmS: -800 });
  });

  it('is never faster than the most, and keeps its direction', () => {
    const speed = fc.double({ min: -1e5, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(speed, speed, (x, y) => {
        const { vxMmS, vyMmS } = launchOf('elf', { x, y }, SCALE);
        expect(Math.hypot(vxMmS, vyMmS)).toBeLessThanOrEqual(SCALE.maxSpeedMmS * (1 + 1e-12));
        expect(Math.abs(vxMmS * y - vyMmS * x)).toBeLessThanOrEqual(1e-6 * (1 + x * x + y * y));
      }),
    );
  });

  it('at the cap is the cap', () => {
    const { vxMmS, vyMmS } = launchOf('elf', { x: 30000, y: 40000 }, SCALE);
    expect([vxMmS, vyMmS]).toEqual([2400, 3200]);
  });
});
