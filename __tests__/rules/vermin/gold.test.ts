import type { HouseOptions } from '../../../src/rules/catacombs';
import type { Kill } from '../../../src/rules/catacombs/words/rewards';
import { withHouse } from '../catacombs/support/setup';
import { tableAt } from '../catacombs/support/tableAt';
import { earned } from '../../../src/rules/catacombs/tasks/resolution/resolution';
import type { HeroId } from '../../../src/rules/catacombs/words/ids';

const bat: Kill = { monster: 'monster:vampire-bat', disc: 'vampireBat' };
const viper: Kill = { monster: 'monster:pit-viper', disc: 'pitViper' };
const orc: Kill = { monster: 'monster:orc', disc: 'orc' };
const remorhaz: Kill = { monster: 'monster:remorhaz', disc: 'remorhazOrWyvern' };

const paidAs = (house: Partial<HouseOptions>, hero: HeroId, ...kills: readonly Kill[]): number => {
  const explore = { kind: 'healer', done: [] } as const;
  const setup = { expansions: ['vermin'], ...withHouse(house) } as const;
  return earned(tableAt({ setup, boards: { [hero]: { kills } }, tasks: [explore] }).model, hero);
};

const paid = (hero: HeroId, ...kills: readonly Kill[]): number => paidAs({}, hero, ...kills);

describe('the MAX of a reward', () => {
  it('VERM-075 VERM-076: three bats and two vipers are 300 gold', () => {
    expect(paid('hero:barbarian', bat, bat, bat, viper, viper)).toBe(300);
  });

  it('VERM-077: what has no MAX is paid for every kill', () => {
    expect(paid('hero:elf', orc, orc)).toBe(200);
    expect(paid('hero:elf', remorhaz)).toBe(300);
    expect(paid('hero:elf', bat, orc, bat, orc)).toBe(300);
  });

  it('VERM-078: the limit is that of each hero', () => {
    const boards = { 'hero:elf': { kills: [bat] }, 'hero:thief': { kills: [bat] } };
    const tasks = [{ kind: 'healer', done: [] } as const];
    const { model } = tableAt({ setup: { expansions: ['vermin'] }, boards, tasks });
    expect([earned(model, 'hero:elf'), earned(model, 'hero:thief')]).toEqual([100, 200]);
  });

  it('VERM-079 VERM-080: the Thief has his bonus once for every kind of Vermin, for others for each', () => {
    expect(paid('hero:thief', bat, bat, viper)).toBe(100 + 200 + 2 * 100);
    expect(paid('hero:thief', orc, orc)).toBe(200 + 2 * 100);
  });

  it('VERM-080: the table may give it for every one of them', () => {
    const perKill = { thiefVerminBonus: 'perKill' } as const;
    expect(paidAs(perKill, 'hero:thief', bat, bat, viper)).toBe(100 + 200 + 3 * 100);
    expect(paidAs(perKill, 'hero:elf', bat, bat, viper)).toBe(100 + 200);
  });
});
