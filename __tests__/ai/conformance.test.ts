import { conform } from '../../scripts/arena/catacombs/conformance/conform';
import { tellConformed } from '../../scripts/arena/catacombs/conformance/tellConformed';

// The whole: npm run arena -- --conformance
const GAMES = [0, 1, 2, 3, 4];

describe('in games at random', () => {
  it('the app answers whatever it is asked: legally, the same again, within its budget', () => {
    const games = GAMES.map(conform);
    expect(games.flatMap(({ faults }) => faults)).toEqual([]);
    expect(games.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThan(200);
    expect(new Set(games.flatMap(({ purposes }) => Object.keys(purposes))).size).toBeGreaterThanOrEqual(25);
  });

  it('a fault is told with its game', () => {
    const told = tellConformed([{ positions: 2, purposes: { act: 2 }, faults: ['game 7, act, level 1: refused'] }]);
    expect(told).toContain('2 positions of 1 games, 1 kinds of questions, 1 faults');
    expect(told).toContain('game 7, act, level 1: refused');
  });
});
