import { assert, integer, pre, property } from '../../../support/properties';
import { amountsShape, type AmountsAsk } from '../../../../src/rules/machine';
import {
  canGiveMore,
  fairShares,
  firstFrom,
  isEnough,
  NOTHING,
  stepped,
  totalOf,
} from '../../../../src/ui/table/question/shares';

const price = (gold: number, limits: AmountsAsk['limits']): AmountsAsk => ({
  kind: 'amounts',
  limits,
  minTotal: gold,
  maxTotal: gold,
  unit: 100,
});

describe('an even share', () => {
  it('takes as much from each, and the odd hundred from the first', () => {
    expect(fairShares(price(500, { elf: 900, thief: 900 }))).toEqual({ elf: 300, thief: 200 });
  });

  it('takes the rest from whoever has more', () => {
    expect(fairShares(price(600, { elf: 100, thief: 900, wizard: 200 }))).toEqual({
      elf: 100,
      thief: 300,
      wizard: 200,
    });
  });

  it('is accepted by the rules whenever the gold is there', () => {
    const purse = integer({ min: 0, max: 12 }).map((cards) => cards * 100);
    assert(
      property(purse, purse, purse, integer({ min: 1, max: 20 }), (elf, thief, wizard, cards) => {
        const ask = price(cards * 100, { elf, thief, wizard });
        pre(elf + thief + wizard >= cards * 100);
        for (const amounts of [fairShares(ask), firstFrom(ask, 'thief')]) {
          expect(amountsShape.whyNot(ask, { kind: 'amounts', amounts })).toBeNull();
          expect(isEnough(ask, amounts)).toBe(true);
        }
      }),
    );
  });
});

describe('the buyer first', () => {
  it('empties that purse before it asks the others', () => {
    expect(firstFrom(price(500, { elf: 300, thief: 900, wizard: 900 }), 'elf')).toEqual({
      elf: 300,
      thief: 100,
      wizard: 100,
    });
  });

  it('asks the others alone when that purse is not there', () => {
    expect(firstFrom(price(200, { elf: 300, thief: 900 }), 'wizard')).toEqual({ elf: 100, thief: 100 });
  });
});

describe('step by step', () => {
  const ask = price(200, { elf: 100, thief: 300 });

  it('goes up to what there is, up to what is wanted, and never below nothing', () => {
    expect(canGiveMore(ask, NOTHING, 'elf')).toBe(true);
    const once = stepped(ask, NOTHING, 'elf', 1);
    expect(once).toEqual({ elf: 100 });
    expect(canGiveMore(ask, once, 'elf')).toBe(false);
    expect(canGiveMore(ask, once, 'thief')).toBe(true);
    const twice = stepped(ask, once, 'thief', 1);
    expect(totalOf(twice)).toBe(200);
    expect(canGiveMore(ask, twice, 'thief')).toBe(false);
    expect(isEnough(ask, once)).toBe(false);
    expect(isEnough(ask, twice)).toBe(true);
    expect(stepped(ask, NOTHING, 'elf', -1)).toEqual({ elf: 0 });
  });
});
