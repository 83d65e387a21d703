import * as fc from '../support/properties';
import { chosen, selectedDisc, type AimTable } from '../../src/board/aim';
import { AIM_WAYS } from '../../src/rules/flicking';
import { Bench } from './bench';
import { Hand, TABLE } from './touches';

const table = (wanted: Partial<AimTable>): AimTable => ({ ...TABLE, ...wanted });

describe('a swipe that comes to nothing says why, at the finger', () => {
  it('too soft', () => {
    const slow = new Hand().swipe({ from: [200, 500], to: [200, 470], duringMs: 900 });
    expect(slow.fizzles).toEqual([{ kind: 'fizzled', why: 'soft', at: { x: 200, y: 470 } }]);
    const pulled = new Hand(table({ way: 'pullBack' })).swipe({ from: [200, 500], to: [211, 500], duringMs: 90 });
    expect(pulled.fizzles.map(({ why }) => why)).toEqual(['soft']);
  });

  it('called off, as soon as the finger is back', () => {
    const hand = new Hand().down(200, 500);
    hand.slide({ from: [200, 500], to: [200, 400], duringMs: 80 });
    hand.slide({ from: [200, 400], to: [200, 500], duringMs: 80 });
    expect(hand.fizzles.map(({ why }) => why)).toEqual(['calledOff']);
    hand.up();
    expect(hand.fizzles).toHaveLength(1);
  });

  it('begun beside every disc', () => {
    const hand = new Hand().swipe({ from: [350, 100], to: [350, 40], duringMs: 90 });
    expect(hand.fizzles).toEqual([{ kind: 'fizzled', why: 'beside', at: { x: 350, y: 40 } }]);
  });

  it('with a finger where steps are aimed', () => {
    const hand = new Hand(table({ way: 'steps' })).swipe({ from: [200, 500], to: [200, 380], duringMs: 80 });
    expect(hand.fizzles.map(({ why }) => why)).toEqual(['steps']);
  });

  it('seen at its two ends alone', () => {
    const lifted = (way: AimTable['way'], chosenId: string | null, x: number, y: number) => {
      const hand = new Hand(table({ way, isHoldHeard: true }));
      hand.state = chosen(hand.state, chosenId);
      return hand
        .down(x, y)
        .wait(500)
        .upAt(x, y - 160);
    };
    for (const way of ['swipe', 'pullBack'] as const) {
      const onDisc = lifted(way, null, 200, 500);
      expect(onDisc.outcomes).toEqual([{ kind: 'fizzled', why: 'unseen', at: { x: 200, y: 340 } }]);
      expect(lifted(way, 'elf', 350, 600).fizzles.map(({ why }) => why)).toEqual(['unseen']);
    }
    const beside = lifted('swipe', null, 350, 600);
    expect(beside.outcomes).toEqual([{ kind: 'fizzled', why: 'beside', at: { x: 350, y: 440 } }]);
    expect(lifted('steps', 'elf', 200, 500).fizzles.map(({ why }) => why)).toEqual(['steps']);
  });

  it('and keeps the choice, where a tap would have let go of it', () => {
    const hand = new Hand(table({ isCloser: true }));
    hand.state = chosen(hand.state, 'elf');
    hand.down(350, 100).wait(90).upAt(350, 40);
    expect(hand.outcomes).toEqual([]);
    expect(selectedDisc(hand.state)).toBe('elf');
  });

  it('but a finger that rolls as it is lifted taps', () => {
    expect(new Hand().down(200, 500).wait(60).upAt(212, 512).outcomes).toEqual([{ kind: 'tapped', pieceId: 'elf' }]);
  });

  it('but not when it has moved the board, nor when nothing may be flicked, nor for a tap', () => {
    const beside = { from: [350, 100], to: [350, 40], duringMs: 90 } as const;
    expect(new Hand(table({ isCloser: true })).swipe(beside).fizzles).toEqual([]);
    expect(new Hand(table({ discs: [] })).swipe(beside).fizzles).toEqual([]);
    expect(new Hand().down(350, 100).wait(50).up().fizzles).toEqual([]);
  });

  it('every time: whatever one finger does, a disc flies or a word is said, and never both', () => {
    const x = fc.integer({ min: 0, max: 390 });
    const y = fc.integer({ min: 0, max: 700 });
    fc.assert(
      fc.property(
        fc.tuple(x, y, x, y),
        fc.integer({ min: 10, max: 2000 }),
        fc.integer({ min: 0, max: 300 }),
        fc.constantFrom(...AIM_WAYS),
        fc.constantFrom('elf', 'troll', null),
        fc.boolean(),
        ([fromX, fromY, toX, toY], duringMs, heldMs, way, chosenId, isStarved) => {
          fc.pre(Math.hypot(toX - fromX, toY - fromY) >= (isStarved ? 24 : 10));
          const hand = new Hand(table({ way }));
          hand.state = chosen(hand.state, chosenId);
          hand.down(fromX, fromY);
          if (!isStarved) hand.slide({ from: [fromX, fromY], to: [toX, toY], duringMs });
          hand.wait(heldMs).upAt(toX, toY);
          expect(hand.flicks.length + hand.fizzles.length).toBe(1);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('the word is said where on the board the finger is', () => {
  const bench = new Bench();
  bench.touch('down', 40, 120);
  bench.nowMs += 90;
  bench.touch('move', 40, 60);
  bench.up();
  const scale = 390 / 310;
  const [[why, place]] = bench.fizzles as [(typeof bench.fizzles)[number]];
  expect(why).toBe('beside');
  expect(place.xMm).toBeCloseTo(40 / scale - 5, 6);
  expect(place.yMm).toBeCloseTo((60 - 350) / scale + 225, 6);
});
