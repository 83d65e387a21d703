import * as fc from '../../support/properties';
import { flickShape, type Flick, type FlickAsk } from '../../../src/rules/flicking';
import { BOARD, piece, streamOf, taken } from './support';

const ELF = taken('elf', 150, 400);
const punch: FlickAsk = {
  kind: 'flick',
  board: BOARD,
  discs: ['elf'],
  projectile: null,
  taken: [ELF],
  minSpeedMmS: 0,
  maxSpeedMmS: 3000,
  mayDecline: false,
};
const missile = piece({
  id: 'missile',
  radiusMm: 6,
  regions: [{ kind: 'near', xMm: 150, yMm: 400, radiusMm: 12.5, maxGapMm: 25 }],
});
const shooting: FlickAsk = { ...punch, discs: [], projectile: missile };

const whyNot = (ask: FlickAsk, change: Partial<Flick> = {}) =>
  flickShape.whyNot(ask, { kind: 'flick', flick: { discId: 'elf', from: null, vxMmS: 0, vyMmS: -1000, ...change } });

describe('a flick', () => {
  it('BASE-138 BASE-140: of a disc that is the player’s to pitch', () => {
    expect(whyNot(punch)).toBeNull();
    expect(whyNot(punch, { discId: 'orc' })).toEqual({
      reason: 'notYourDisc',
      rule: null,
      details: { disc: 'orc' },
    });
    expect(whyNot(punch, { from: { xMm: 100, yMm: 400 } })).toMatchObject({ reason: 'notPlaced' });
  });

  it('has some speed, and no more than a finger can give', () => {
    expect(whyNot(punch, { vxMmS: 1800, vyMmS: -2400 })).toBeNull();
    expect(whyNot(punch, { vxMmS: 1800, vyMmS: -2401 })).toEqual({
      reason: 'tooFast',
      rule: null,
      details: { maxSpeedMmS: 3000 },
    });
    expect(whyNot(punch, { vxMmS: 0, vyMmS: 0 })).toMatchObject({ reason: 'noSpeed' });
    expect(whyNot(punch, { vxMmS: 0, vyMmS: 1e-12 })).toBeNull();
    const firm = { ...punch, minSpeedMmS: 50 };
    expect(whyNot(firm, { vxMmS: 30, vyMmS: -40 })).toBeNull();
    expect(whyNot(firm, { vxMmS: 30, vyMmS: -39.9 })).toEqual({
      reason: 'tooSlow',
      rule: null,
      details: { minSpeedMmS: 50 },
    });
    expect(whyNot(punch, { vxMmS: NaN })).toMatchObject({ reason: 'wrongAnswer' });
    expect(whyNot(punch, { vyMmS: Infinity })).toMatchObject({ reason: 'wrongAnswer' });
  });

  it('BASE-141 BASE-145: of a missile that is put down first, within reach', () => {
    const from = { xMm: 150, yMm: 375 };
    expect(whyNot(shooting, { discId: 'missile', from })).toBeNull();
    expect(whyNot(shooting, { discId: 'missile', from: { xMm: 150, yMm: 350 } })).toMatchObject({
      reason: 'outOfReach',
      rule: null,
    });
    expect(whyNot(shooting, { discId: 'missile', from: { xMm: 150, yMm: 390 } })).toMatchObject({ reason: 'overlaps' });
    expect(whyNot(shooting, { discId: 'missile' })).toEqual({
      reason: 'placeOnce',
      rule: null,
      details: { piece: 'missile' },
    });
    expect(whyNot(shooting, { discId: 'elf' })).toMatchObject({ reason: 'notYourDisc' });
  });

  it('BASE-163: may be declined only where the rules say so', () => {
    const declined = { kind: 'flick', flick: null } as const;
    expect(flickShape.whyNot(punch, declined)).toMatchObject({ reason: 'mustFlick' });
    expect(flickShape.whyNot({ ...punch, mayDecline: true }, declined)).toBeNull();
    expect(flickShape.whyNot(punch, { kind: 'flick', flick: 'hard' as never })).toMatchObject({
      reason: 'wrongAnswer',
    });
  });

  /** Up to where only one speed is left. */
  const softest = fc.constantFrom(0, 44, 2000, 3000);

  it('is always accepted when it is made up at random', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.boolean(),
        fc.boolean(),
        softest,
        (seed, isShot, mayDecline, minSpeedMmS) => {
          const ask = { ...(isShot ? shooting : punch), mayDecline, minSpeedMmS };
          expect(flickShape.whyNot(ask, flickShape.sample(ask, streamOf(seed)).value)).toBeNull();
        },
      ),
      { numRuns: 400 },
    );
  });
});
