import { placesFor } from '../../src/ai/flicking/placesFor';
import { flickShape, type FlickAsk, type PieceToPlace } from '../../src/rules/flicking';

const beside = (xMm: number, yMm: number) => ({ kind: 'near', xMm, yMm, radiusMm: 12.5, maxGapMm: 25 }) as const;
const [NEAR, FAR] = [beside(400, 300), beside(60, 60)];
const ground = { board: { widthMm: 610, heightMm: 355, edge: 'wall' }, taken: [] } as const;

const bolt = (...regions: PieceToPlace['regions']): PieceToPlace => ({
  ...{ id: 'bolt', radiusMm: 9.5, regions, keepsOff: [], edgeGapMm: 0, within: null },
});
const TARGET = { xMm: 560, yMm: 300 };
const gapTo = ({ xMm, yMm }: typeof FAR, at: { xMm: number; yMm: number }): number =>
  Math.hypot(at.xMm - xMm, at.yMm - yMm);

describe('a projectile that may start beside either of two', () => {
  it('is thought of beside both, in line with the target, by the nearer first', () => {
    const places = placesFor(bolt(FAR, NEAR), TARGET, ground);
    expect(places[0]).toMatchObject({ xMm: expect.closeTo(434.5, 9), yMm: 300 });
    expect(gapTo(FAR, places[1]!)).toBeCloseTo(34.5, 9);
    expect(places).toHaveLength(14);
  });

  it('is accepted beside either, and nowhere else', () => {
    const ask: FlickAsk = {
      ...{ kind: 'flick', ...ground, discs: [], projectile: bolt(FAR, NEAR), mayDecline: false },
      ...{ minSpeedMmS: 44, maxSpeedMmS: 2200 },
    };
    const whyNot = (xMm: number, yMm: number) =>
      flickShape.whyNot(ask, { kind: 'flick', flick: { discId: 'bolt', from: { xMm, yMm }, vxMmS: 900, vyMmS: 0 } });
    for (const at of placesFor(bolt(FAR, NEAR), TARGET, ground)) expect(whyNot(at.xMm, at.yMm)).toBeNull();
    expect(whyNot(300, 200)).toMatchObject({ reason: 'outOfReach' });
    expect(whyNot(60, 5)).toMatchObject({ reason: 'offTheBoard' });
  });
});
