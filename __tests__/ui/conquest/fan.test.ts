import * as fc from '../../support/properties';
import { fanOf } from '../../../src/ui/games/conquest/hand/fan';

const hands = fc.record({
  count: fc.integer({ min: 1, max: 28 }),
  cardPt: fc.integer({ min: 52, max: 118 }),
  roomPt: fc.integer({ min: 320, max: 700 }),
});

describe('a hand of cards', () => {
  it('leaves of every card as much in sight as a finger needs, however many are held', () => {
    fc.assert(
      fc.property(hands, ({ count, cardPt, roomPt }) => {
        const { cards } = fanOf(count, cardPt, roomPt);
        const steps = cards.slice(1).map(({ leftPt }, at) => leftPt - cards[at]!.leftPt);
        expect(Math.min(cardPt, ...steps)).toBeGreaterThanOrEqual(44 - 1e-9);
      }),
    );
  });

  it('lies within its place, and in one that scrolls only where it must', () => {
    fc.assert(
      fc.property(hands, ({ count, cardPt, roomPt }) => {
        const { cards, widthPt } = fanOf(count, cardPt, roomPt);
        for (const { leftPt } of cards) {
          expect(leftPt).toBeGreaterThanOrEqual(0);
          expect(leftPt + cardPt).toBeLessThanOrEqual(widthPt + 1e-9);
        }
        if (cardPt + (count - 1) * 44 <= roomPt) expect(widthPt).toBe(roomPt);
      }),
    );
  });

  it('hangs down no further than its place has room for, and turns no card far', () => {
    fc.assert(
      fc.property(hands, ({ count, cardPt, roomPt }) => {
        for (const { downPt, turnDeg } of fanOf(count, cardPt, roomPt).cards) {
          expect(downPt).toBeLessThanOrEqual(8 + 1e-9);
          expect(Math.abs(turnDeg)).toBeLessThanOrEqual(7 + 1e-9);
        }
      }),
    );
  });

  it('puts four cards side by side on a phone, and eight over one another', () => {
    const leftOf = (count: number) => fanOf(count, 70, 366).cards.map(({ leftPt }) => leftPt);
    const [first, second] = leftOf(4);
    expect(second! - first!).toBe(76);
    const [one, next] = leftOf(8);
    expect(next! - one!).toBe(44);
    expect(fanOf(8, 70, 366).widthPt).toBe(378);
  });
});
