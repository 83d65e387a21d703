import * as fc from '../support/properties';
import { aimNow, notchesPassed, powerAtSpeed, saidPower, selectedDisc, speedAtPower } from '../../src/board/aim';
import { FULL_PULL_PX } from '../../src/board/aim/pull';
import { Hand, TABLE } from './touches';

const SLING = { ...TABLE, way: 'pullBack' } as const;
/** The elf's home: never smaller than a finger. */
const HOME_PX = 22;

const pulled = (px: number): Hand =>
  new Hand(SLING).down(200, 500).slide({ from: [200, 500], to: [200, 500 + HOME_PX + px], duringMs: 160 });

describe('a pull', () => {
  it('sends the disc away from the finger, at full speed from the last rung on', () => {
    for (const px of [FULL_PULL_PX, FULL_PULL_PX + 60]) {
      const [flick] = pulled(px).wait(60).up().flicks;
      expect(flick?.discId).toBe('elf');
      expect(flick?.velocityPxS.x).toBeCloseTo(0, 6);
      expect(flick?.velocityPxS.y).toBeCloseTo(-SLING.fullSpeedPxS, 6);
    }
  });

  it('is as strong as it is long', () => {
    const [half] = pulled(FULL_PULL_PX / 2)
      .wait(60)
      .up().flicks;
    expect(half?.velocityPxS.y).toBeCloseTo(-SLING.fullSpeedPxS / 2, 6);
  });

  it('is worth as much however fast it was made, once it stands', () => {
    const slow = new Hand(SLING).down(200, 500).slide({ from: [200, 500], to: [260, 580], duringMs: 900 });
    const fast = new Hand(SLING).down(200, 500).slide({ from: [200, 500], to: [260, 580], duringMs: 50 });
    const [slowly, quickly] = [slow, fast].map((hand) => hand.wait(50).up().flicks[0]?.velocityPxS);
    expect(quickly?.x).toBeCloseTo(slowly?.x ?? NaN, 9);
    expect(quickly?.y).toBeCloseTo(slowly?.y ?? NaN, 9);
  });

  it('may begin anywhere once a disc is chosen', () => {
    const hand = new Hand(SLING).down(200, 500).up().wait(500);
    hand.down(320, 640).slide({ from: [320, 640], to: [320 + HOME_PX + FULL_PULL_PX, 640], duringMs: 100 });
    const [flick] = hand.wait(60).up().flicks;
    expect(flick?.discId).toBe('elf');
    expect(flick?.velocityPxS.x).toBeCloseTo(-SLING.fullSpeedPxS, 6);
  });

  it('is not changed by lifting the finger, which rolls', () => {
    const still = pulled(80).wait(60);
    const shown = aimNow(still.state, still.nowMs, SLING)?.velocityPxS;
    const roll = fc.array(fc.record({ x: fc.integer({ min: -12, max: 12 }), y: fc.integer({ min: -12, max: 12 }) }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(roll, (rolls) => {
        const hand = pulled(80).wait(60);
        for (const { x, y } of rolls) hand.wait(8).move(200 + x, 500 + HOME_PX + 80 + y);
        hand.wait(4).up();
        expect(hand.flicks[0]?.velocityPxS).toEqual(shown);
      }),
    );
  });

  it('releases what was shown at that very moment', () => {
    const hand = pulled(70).wait(13);
    const shown = aimNow(hand.state, hand.nowMs, SLING);
    hand.up();
    expect(hand.flicks[0]?.velocityPxS).toEqual(shown?.velocityPxS);
  });

  it('slid back onto the disc is called off, wherever the finger goes then', () => {
    const hand = pulled(90).slide({ from: [200, 612], to: [200, 505], duringMs: 120 });
    expect(hand.mode).toBe('cancelled');
    hand.slide({ from: [200, 505], to: [200, 640], duringMs: 120 }).up();
    expect(hand.flicks).toEqual([]);
  });

  it('is called off by a second finger, or by the system', () => {
    const second = pulled(90).down(40, 40, 2).up(2).up(1);
    expect(second.flicks).toEqual([]);
    expect(pulled(90).lost().flicks).toEqual([]);
  });

  it('that never left the disc flicks nothing and keeps the choice', () => {
    const hand = new Hand(SLING).down(200, 500).up().wait(500);
    hand
      .down(200, 500)
      .slide({ from: [200, 500], to: [200, 516], duringMs: 80 })
      .wait(60)
      .up();
    expect(hand.deeds).toEqual([]);
    expect(selectedDisc(hand.state)).toBe('elf');
  });
});

describe('a pull near the edge of the glass', () => {
  const GLASS = { leftPx: 0, topPx: 0, rightPx: 390, bottomPx: 700 };
  const inGlass = { ...SLING, glass: GLASS };

  it('that fits is as long as ever', () => {
    const hand = new Hand(inGlass).down(200, 500).slide({ from: [200, 500], to: [200, 582], duringMs: 160 });
    const [flick] = hand.wait(60).up().flicks;
    expect(flick?.velocityPxS.y).toBeCloseTo(-SLING.fullSpeedPxS / 2, 6);
  });

  it('comes to full power within it, from any place and in any direction, and to less before', () => {
    const x = fc.integer({ min: 21, max: 369 });
    const y = fc.integer({ min: 21, max: 679 });
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(x, y, angle, (atX, atY, angleRad) => {
        const elf = { id: 'elf', at: { x: atX, y: atY }, radiusPx: 15 };
        const way = { x: Math.cos(angleRad), y: Math.sin(angleRad) };
        const towards = (at: number, step: number, size: number): number =>
          step === 0 ? Infinity : ((step > 0 ? size : 0) - at) / step;
        const roomPx = Math.min(towards(atX, way.x, 390), towards(atY, way.y, 700));
        const speedAfter = (px: number): number => {
          const hand = new Hand({ ...inGlass, discs: [elf], pieces: [elf] }).down(atX, atY);
          hand.slide({ from: [atX, atY], to: [atX + way.x * px, atY + way.y * px], duringMs: 160 });
          const [flick] = hand.wait(60).up().flicks;
          return Math.hypot(flick?.velocityPxS.x ?? 0, flick?.velocityPxS.y ?? 0);
        };
        const fullPx = Math.min(roomPx - 8, HOME_PX + FULL_PULL_PX);
        expect(speedAfter(fullPx + 0.01)).toBeCloseTo(SLING.fullSpeedPxS, 3);
        expect(speedAfter(Math.max(10, fullPx * 0.8))).toBeLessThan(SLING.fullSpeedPxS);
      }),
    );
  });
});

describe('the scale of powers', () => {
  it('reads back what it sets', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (power) => {
        expect(powerAtSpeed(speedAtPower(power, 6000), 6000)).toBeCloseTo(power, 9);
      }),
    );
  });

  it('has three notches that are felt, and no power is called nought', () => {
    expect([0, 0.9, 1, 2.9, 3, 4.9, 5].map(notchesPassed)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect([0, 0.2, 2.4, 2.6, 5].map(saidPower)).toEqual([1, 1, 2, 3, 5]);
  });
});

describe('aimed by steps', () => {
  const STEPS = { ...TABLE, way: 'steps' } as const;

  it('a disc is chosen by a tap, and no swipe flicks it', () => {
    const hand = new Hand(STEPS).down(200, 500).wait(50).up().wait(500);
    expect(selectedDisc(hand.state)).toBe('elf');
    hand.swipe({ from: [200, 500], to: [200, 380], duringMs: 80 });
    hand.wait(500).swipe({ from: [320, 640], to: [320, 500], duringMs: 80 });
    expect(hand.flicks).toEqual([]);
    expect(hand.deeds.every(({ kind }) => kind === 'looked')).toBe(true);
    expect(selectedDisc(hand.state)).toBe('elf');
  });
});
