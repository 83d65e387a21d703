import { ladderFrom } from '../../../src/rules/catacombs/tasks/settlement/ladder';
import { readRulebook } from './support/citations';

describe('the ladder of the settlement', () => {
  it('BASE-339: every step in its order, each once', () => {
    expect(ladderFrom([]).map(({ task }) => task.kind)).toEqual([
      ...['settleBlows', 'settleFlips', 'settleClimbs'], // 1
      ...['settleBoard', 'unstackLost'], // 2
      'settleSpikes', // 3
      ...['settleDevour', 'settleReleases', 'settleReborn'], // 4
      'settleFears', // 5
      'settleStuns', // 6
      'settleDefeat', // 7
      'settleReactions', // 8
      'settleEnd',
    ]);
  });

  it('every rung gives a reason of its own, by rules that there are', () => {
    const { ids } = readRulebook();
    const reasons = ladderFrom([]).map(({ because }) => because);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const reason of reasons) {
      const cited = reason.match(/[A-Z]+-\d{3}/g) ?? [];
      expect(cited.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(cited));
    }
  });
});
