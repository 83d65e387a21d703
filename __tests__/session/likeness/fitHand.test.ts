import { LEVELS } from '../../../src/ai/core';
import { HANDS, type Hand } from '../../../src/ai/flicking';
import { FEWEST_FLICKS, fitHand, FLICKS_THAT_COUNT } from '../../../src/session/flicking/likeness/fitHand';
import { flicksOf } from './syntheticPlayer';

const PLAYERS = 24;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** By what share each of many players' hands is missed, who all have this one. */
function missed(hand: Hand): Readonly<Record<'turn' | 'power', readonly number[]>> {
  const fitted = Array.from({ length: PLAYERS }, (_, seed) => fitHand(flicksOf(hand, 100 + seed, 60))!);
  const of = (knob: 'turn' | 'power') => fitted.map((found) => found[knob] / hand[knob] - 1);
  return { turn: of('turn'), power: of('power') };
}

describe('a hand that is fitted to fifty flicks', () => {
  it.each(LEVELS)('is the hand that made them within a sixth, for a hand of level %i', (level) => {
    const { turn, power } = missed(HANDS[level]);
    for (const errors of [turn, power]) {
      expect(Math.abs(median(errors))).toBeLessThan(0.1);
      expect(median(errors.map(Math.abs))).toBeLessThan(1 / 6);
    }
  });

  it('takes slips that come too often for a little more error, and no more', () => {
    const { turn, power } = missed({ ...HANDS[3], slips: 0.12 });
    for (const errors of [turn, power]) expect(median(errors)).toBeLessThan(0.15);
  });

  it('slips the more the more was slipped', () => {
    const slipsOf = (slips: number) =>
      median(Array.from({ length: PLAYERS }, (_, seed) => fitHand(flicksOf({ ...HANDS[4], slips }, seed, 60))!.slips));
    expect(slipsOf(0.005)).toBeLessThan(slipsOf(0.2));
  });

  it('does not believe that the nearest target was always the one that was meant', () => {
    const { turn } = missed({ turn: 0.2, power: 0.2, slips: 0.05 });
    expect(Math.abs(median(turn))).toBeLessThan(0.15);
  });

  it('forgets flicks that are longer ago', () => {
    const before = flicksOf(HANDS[1], 1, 60);
    const now = flicksOf(HANDS[5], 2, 60).slice(-FLICKS_THAT_COUNT);
    expect(fitHand([...before, ...now])).toEqual(fitHand(now));
  });
});

describe('a hand of which little has been seen', () => {
  it('is not guessed from a handful of flicks', () => {
    expect(fitHand(flicksOf(HANDS[5], 3, 60).slice(0, FEWEST_FLICKS - 1))).toBeNull();
  });

  it('lies between the usual hand and what was seen, the nearer to it the more was seen', () => {
    const turns = [20, 30, 50].map((count) =>
      median(Array.from({ length: PLAYERS }, (_, seed) => fitHand(flicksOf(HANDS[5], seed, 60).slice(-count))!.turn)),
    );
    expect(turns[0]).toBeLessThan(HANDS[3].turn);
    expect(turns[1]).toBeLessThan(turns[0]!);
    expect(turns[2]).toBeLessThan(turns[1]!);
  });
});
