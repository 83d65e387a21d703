import { Effort } from '../../src/ai/core/effort';

/** Spends all that it lets. */
function spentOf(effort: Effort): number {
  let count = 0;
  while (effort.spend()) count += 1;
  return count;
}

describe('effort', () => {
  it('is spent once', () => {
    const effort = new Effort(3);
    expect(spentOf(effort)).toBe(3);
    expect(effort.spend()).toBe(false);
    expect([effort.left, effort.spent]).toEqual([0, 3]);
  });

  it('what a part spends is gone from the whole', () => {
    const whole = new Effort(10);
    expect(spentOf(whole.part(4))).toBe(4);
    expect([whole.left, whole.spent]).toEqual([6, 4]);
  });

  it('a part ends with the whole, and with the whole of that', () => {
    const whole = new Effort(5);
    const part = whole.part(20).part(9);
    whole.spend();
    expect(spentOf(part)).toBe(4);
    expect(whole.left).toBe(0);
  });

  it('a part is at least what it must be', () => {
    expect(spentOf(new Effort(10).part(0.4, 2))).toBe(2);
  });
});
