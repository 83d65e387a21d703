import * as fc from '../../../support/properties';
import { QUARTERS, type Quarters } from '../../../../src/lib';
import { degreesOf } from '../../../../src/ui/table/aim/bearing';
import { afterKey, aimedAt, atPower, firstAim, powerOf, turnedBy } from '../../../../src/ui/table/aim/stepping';

const MOST = 6000;
const first = (turn: Quarters = 0) => firstAim('elf', MOST, turn);
const heading = ({ directionX, directionY }: ReturnType<typeof first>, turn: Quarters = 0) =>
  degreesOf(directionX, directionY, turn);

describe('the first aim', () => {
  it.each(QUARTERS)('is straight ahead of whoever aims (turned %i times)', (turn) => {
    expect(heading(first(turn), turn)).toBeCloseTo(0, 9);
    expect(powerOf(first(turn), MOST)).toBe(3);
  });
});

describe('a step', () => {
  it('turns to the right as the player sees it, from any side', () => {
    for (const turn of QUARTERS) expect(heading(turnedBy(first(turn), 15), turn)).toBeCloseTo(15, 9);
  });

  it('and as many back come to where they began, at the same length', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-15, -5, -1, 1, 5, 15), { maxLength: 60 }), (turns) => {
        const there = turns.reduce(turnedBy, first());
        expect(Math.hypot(there.directionX, there.directionY)).toBeCloseTo(1, 9);
        const back = turns.reduce((aim, turn) => turnedBy(aim, -turn), there);
        expect(heading(back)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('of power stays between the softest and the hardest', () => {
    expect(powerOf(atPower(first(), 9, MOST), MOST)).toBe(5);
    expect(powerOf(atPower(first(), -1, MOST), MOST)).toBe(0.5);
    expect(atPower(first(), 9, MOST).speedMmS).toBe(MOST);
  });

  it('of a tenth up and down again changes nothing', () => {
    const up = atPower(first(), powerOf(first(), MOST) + 0.1, MOST);
    expect(powerOf(up, MOST)).toBe(3.1);
    expect(powerOf(atPower(up, powerOf(up, MOST) - 0.1, MOST), MOST)).toBe(3);
  });
});

it('an aim at a piece goes straight to its middle', () => {
  const aim = aimedAt(first(), { xMm: 100, yMm: 100 }, { xMm: 130, yMm: 140 });
  expect([aim.directionX, aim.directionY]).toEqual([0.6, 0.8]);
  expect(aimedAt(first(), { xMm: 1, yMm: 1 }, { xMm: 1, yMm: 1 })).toEqual(first());
});

describe('keys', () => {
  it.each([
    ['ArrowRight', false, 5, 3],
    ['ArrowRight', true, 1, 3],
    ['ArrowLeft', false, -5, 3],
    ['ArrowUp', false, 0, 3.5],
    ['ArrowUp', true, 0, 3.1],
    ['ArrowDown', false, 0, 2.5],
  ])('%s (fine: %s)', (key, isFine, degrees, power) => {
    const aim = afterKey(first(), key, isFine, MOST);
    if (!aim) throw new Error('the key did nothing');
    expect(heading(aim)).toBeCloseTo(degrees, 9);
    expect(powerOf(aim, MOST)).toBe(power);
  });

  it('others are left alone', () => {
    expect(afterKey(first(), 'Tab', false, MOST)).toBeNull();
  });
});
