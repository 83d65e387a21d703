import { judge } from '../../scripts/arena/catacombs/idle/judge';
import { playIdle, type IdleFound } from '../../scripts/arena/catacombs/idle/playIdle';
import { idleShare, talliesOf, tellIdle } from '../../scripts/arena/catacombs/idle/tellIdle';
import { Dice } from '../../scripts/soak/dice';

/** What luck makes of a play: from 0 to 9, the same for each arm. */
const luckOf = (luck: number): number => new Dice(luck).below(10);
/** What a move adds by luck of its own. */
const ownLuck = (move: number | null, luck: number): number => new Dice(luck * 100 + (move ?? -1) + 50).below(3) - 1;

describe('a pass', () => {
  it('is idle where a move is better by little, however much luck there is for both', () => {
    const found = judge(3, 32, (move, luck) => luckOf(luck) + ownLuck(move, luck) + (move === 1 ? 2 : 0));
    expect(found).toMatchObject({ isIdle: true, move: 1 });
    expect(found.gain).toBeGreaterThan(1);
  });

  it('is not idle because the best of many looked better by luck', () => {
    const idle = Array.from({ length: 200 }, (_, at) =>
      judge(6, 32, (move, luck) => ownLuck(move, at * 64 + luck)),
    ).filter(({ isIdle }) => isIdle).length;
    expect(idle).toBeLessThan(20);
  });

  it('is not idle where nothing else could be done, or nothing better', () => {
    expect(judge(0, 32, luckOf as never)).toEqual({ isIdle: false, gain: 0, move: null });
    expect(judge(2, 32, (move, luck) => luckOf(luck) - (move === null ? 0 : 1)).isIdle).toBe(false);
  });

  it('is judged on plays that had no say in the choice', () => {
    const asked: [number | null, number][] = [];
    judge(2, 8, (move, luck) => {
      asked.push([move, luck]);
      return move === 1 ? 1 : 0;
    });
    expect(asked.filter(([move]) => move === 0).map(([, luck]) => luck)).toEqual([0, 1, 2, 3]);
    expect(asked.filter(([move]) => move === 1).map(([, luck]) => luck)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(asked.filter(([move]) => move === null)).toHaveLength(8);
  });
});

it('tells idle passes as a share of all moves', () => {
  const game: IdleFound = {
    moves: { 'monster:orc': 90, 'monster:troll': 10 },
    passes: { 'monster:orc': 20 },
    judged: [
      { monster: 'monster:orc', isIdle: true, gain: 1, move: 0, way: 'way' },
      { monster: 'monster:orc', isIdle: false, gain: 0, move: null, way: null },
    ],
  };
  const all = talliesOf([game]).get('all');
  expect(all).toEqual({ moves: 100, passes: 20, judged: 2, idle: 1, gain: 1 });
  const { share, low, high } = idleShare(all as never);
  expect(share).toBeCloseTo(0.1, 12);
  expect([low < 0.03, high > 0.2]).toEqual([true, true]);
  const lines = tellIdle(3, 32, [game]).split('\n');
  expect(lines[1]).toMatch(/all +idle +10\.0 % .*20 passes of 100 moves \(20\.0 %\); 1 idle of 2 played on, 0\.50/);
  expect(lines.at(-1)).toContain('0 shots, 1 ways');
});

it('plays a pass of a game on to the end of the room', () => {
  const found = playIdle({ game: 3, variant: 'firstGame', level: 1, plays: 2, most: 1 });
  expect(Object.values(found.moves).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  const passes = Object.values(found.passes).reduce((sum, count) => sum + count, 0);
  expect(found.judged).toHaveLength(Math.min(1, passes));
  expect(passes).toBeGreaterThan(0);
});
