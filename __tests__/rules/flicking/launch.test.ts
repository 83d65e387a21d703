import * as fc from '../../support/properties';
import { heldTo, type LaunchLimits } from '../../../src/rules/flicking';

const LIMITS: LaunchLimits = { minSpeedMmS: 44, maxSpeedMmS: 2200 };
const speedOf = ({ vxMmS, vyMmS }: { vxMmS: number; vyMmS: number }): number => Math.hypot(vxMmS, vyMmS);

describe('a launch', () => {
  it('that is within its limits stays as it is, to the bit', () => {
    for (const vyMmS of [44.001, 700, -2199.999])
      expect(heldTo({ vxMmS: 0, vyMmS }, LIMITS)).toEqual({ vxMmS: 0, vyMmS });
    expect(heldTo({ vxMmS: 0, vyMmS: 1e-9 }, { ...LIMITS, minSpeedMmS: 0 })).toEqual({ vxMmS: 0, vyMmS: 1e-9 });
  });

  it('that is too fast or too slow goes the same way, as fast as may be', () => {
    expect(heldTo({ vxMmS: 3000, vyMmS: -4000 }, LIMITS)).toEqual({ vxMmS: 1320, vyMmS: -1760 });
    expect(heldTo({ vxMmS: -0.3, vyMmS: 0.4 }, LIMITS)).toEqual({
      vxMmS: expect.closeTo(-26.4, 10),
      vyMmS: expect.closeTo(35.2, 10),
    });
    expect(heldTo({ vxMmS: 0, vyMmS: 1e300 }, LIMITS)).toEqual({ vxMmS: 0, vyMmS: 2200 });
    expect(heldTo({ vxMmS: 0, vyMmS: 1e-300 }, LIMITS)).toEqual({ vxMmS: 0, vyMmS: 44 });
  });

  it('that does not move has no way to go', () => {
    expect(heldTo({ vxMmS: 0, vyMmS: 0 }, LIMITS)).toEqual({ vxMmS: 0, vyMmS: 0 });
  });

  it('is never off its limits by more than a rounding', () => {
    const component = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(component, component, (vxMmS, vyMmS) => {
        fc.pre(vxMmS !== 0 || vyMmS !== 0);
        const speed = speedOf(heldTo({ vxMmS, vyMmS }, LIMITS));
        expect(speed).toBeGreaterThan(44 * (1 - 1e-12));
        expect(speed).toBeLessThan(2200 * (1 + 1e-12));
      }),
    );
  });
});
