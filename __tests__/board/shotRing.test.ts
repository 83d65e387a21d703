import type { PlaceMm, ShotRing } from '../../src/board/scene/boardViewProps';
import { placeOnRing, wishedByKnob } from '../../src/board/flicking/shotRing';

const ringAt = (xMm: number, yMm: number, isLegal: (place: PlaceMm) => boolean = () => true): ShotRing => ({
  pieceId: 'arrow',
  origin: { xMm, yMm, radiusMm: 12.5 },
  maxGapMm: 20,
  isLegal,
  onMove: () => undefined,
});

const gap = (a: PlaceMm, b: PlaceMm): number => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);
const NEAREST = 12.5 + 6;

describe('a knob that is turned', () => {
  it('turns the missile as far round as it is turned itself, and pulls it out', () => {
    const ring = ringAt(150, 225);
    const wished = wishedByKnob(ring, { xMm: 150, yMm: 200 }, { xMm: 150, yMm: 275 }, { x: 95, y: 225 });
    // The knob went a quarter clockwise and five farther out.
    expect(wished.x).toBeCloseTo(150 + 30, 9);
    expect(wished.y).toBeCloseTo(225, 9);
  });
});

describe('a place on the ring', () => {
  it('is in the wished direction, no nearer and no farther than may be', () => {
    const far = placeOnRing(ringAt(150, 225), 6, { x: 150, y: 25 });
    expect(far.isLegal).toBe(true);
    expect(far.place.xMm).toBeCloseTo(150, 9);
    expect(far.place.yMm).toBeCloseTo(225 - NEAREST - 20, 9);
    const near = placeOnRing(ringAt(150, 225), 6, { x: 151, y: 225 });
    expect(near.place.xMm).toBeCloseTo(150 + NEAREST, 9);
  });

  it('is the legal one nearest to the wish', () => {
    const blocked = ringAt(150, 225, ({ xMm }) => xMm - 150 > NEAREST + 12);
    const { place, isLegal } = placeOnRing(blocked, 6, { x: 150 + NEAREST + 5, y: 225 });
    expect(isLegal).toBe(true);
    expect(place.xMm).toBeCloseTo(150 + NEAREST + 13, 9);
  });

  it('is illegal where nothing is legal that way', () => {
    const { place, isLegal } = placeOnRing(
      ringAt(150, 225, () => false),
      6,
      { x: 190, y: 225 },
    );
    expect(isLegal).toBe(false);
    expect(gap(place, { xMm: 150, yMm: 225 })).toBeGreaterThanOrEqual(NEAREST);
  });

  it('from the middle of the shooter is before him', () => {
    const { place } = placeOnRing(ringAt(150, 225), 6, { x: 150, y: 225 });
    expect(place.xMm).toBeCloseTo(150, 9);
    expect(place.yMm).toBeLessThan(225);
  });
});
