import { Dice } from '../../src/ai/core/dice';
import { HANDS, mishapOf, type Hand, type Mishap } from '../../src/ai/flicking';
import { tremble as trembled, turned } from '../../src/ai/flicking/tremble';
import { length, type Vec2 } from '../../src/lib';
import type { LaunchLimits } from '../../src/rules/flicking';
import { seedChance } from '../../src/rules/machine';

const LIMITS: LaunchLimits = { minSpeedMmS: 44, maxSpeedMmS: 2200 };

function tremble({ x, y }: Vec2, hand: Hand, mishap: Mishap): Vec2 {
  const { vxMmS, vyMmS } = trembled({ vxMmS: x, vyMmS: y }, hand, mishap, LIMITS);
  return { x: vxMmS, y: vyMmS };
}

const dice = () => new Dice(seedChance(7).play);
const tangentBetween = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  (a.x * b.y - a.y * b.x) / (a.x * b.x + a.y * b.y);

describe('turned', () => {
  it('turns by the angle with that tangent and keeps the length', () => {
    const made = turned({ x: 3, y: 4 }, 0.2);
    expect(length(made)).toBeCloseTo(5, 12);
    expect(tangentBetween({ x: 3, y: 4 }, made)).toBeCloseTo(0.2, 12);
  });
});

describe('a hand', () => {
  const spreadOf = (turn: number): number => {
    const luck = dice();
    const meant = { x: 900, y: -1800 };
    const hand = { turn, power: 0.1, slips: 0 };
    const squares = Array.from(
      { length: 4000 },
      () => tangentBetween(meant, tremble(meant, hand, mishapOf(luck))) ** 2,
    );
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  };

  it('goes astray by as much as it is said to', () => {
    expect(spreadOf(0.05) / 0.05).toBeGreaterThan(0.95);
    expect(spreadOf(0.05) / 0.05).toBeLessThan(1.05);
  });

  it('is less sure of its strength at full power', () => {
    const off = (speed: number): number => {
      const luck = dice();
      const hand = { turn: 0, power: 0.2, slips: 0 };
      const shares = Array.from(
        { length: 4000 },
        () => length(tremble({ x: speed, y: 0 }, hand, mishapOf(luck))) / speed - 1,
      );
      return Math.sqrt(shares.reduce((sum, share) => sum + share * share, 0) / shares.length);
    };
    expect(off(LIMITS.maxSpeedMmS * 0.5)).toBeGreaterThan(off(300) * 1.3);
  });

  it('slips now and then, and then far', () => {
    const luck = dice();
    const meant = { x: 0, y: -1500 };
    const hand = { turn: 0.02, power: 0, slips: 0.1 };
    const far = Array.from({ length: 4000 }, () =>
      Math.abs(tangentBetween(meant, tremble(meant, hand, mishapOf(luck)))),
    );
    const share = far.filter((tangent) => tangent > 0.065).length / far.length;
    expect(share).toBeGreaterThan(0.015);
    expect(share).toBeLessThan(0.05);
  });

  it('never flicks faster than a finger may, nor slower than is asked', () => {
    const luck = dice();
    const speedsAt = (x: number) =>
      Array.from({ length: 500 }, () => length(tremble({ x, y: 0 }, HANDS[1], mishapOf(luck))));
    expect(Math.max(...speedsAt(LIMITS.maxSpeedMmS))).toBeCloseTo(LIMITS.maxSpeedMmS, 9);
    expect(Math.min(...speedsAt(LIMITS.minSpeedMmS))).toBeCloseTo(LIMITS.minSpeedMmS, 9);
  });
});
