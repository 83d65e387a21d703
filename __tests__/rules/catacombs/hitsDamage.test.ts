import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { afterRelease } from './support/afterRelease';
import { hurt, killed, struck } from './support/facts';
import { fight } from './support/fight';

const ELF = 'hero:elf';
const ORC = 'monster:orc-1';
const LORD_LIFE = LORD_CARDS['lord:sorcerer'].life;

describe('damage', () => {
  it('BASE-128 BASE-131 BASE-133: a basic attack takes one point, and turns a healthy Orc to its wounded side', () => {
    const table = fight({ monsters: ['monster:orc'] });
    expect(table.piece(ORC)).toMatchObject({ life: 2 });
    table.act(ELF, 'punch').flick({ hits: [ORC] });
    expect(table.events.slice(1)).toEqual([struck(ORC, ELF), hurt(ORC, 1, ELF)]);
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('BASE-130: a monster of one life is removed at once and set beside its killer’s board', () => {
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'] }).act('hero:thief', 'punch');
    table.flick({ hits: ['monster:zombie-1'] });
    expect(afterRelease(table)).toEqual([
      struck('monster:zombie-1', 'hero:thief'),
      hurt('monster:zombie-1', 0, 'hero:thief'),
      killed('monster:zombie-1', 'hero:thief', 'hero:thief'),
    ]);
    expect(table.has('monster:zombie-1')).toBe(false);
    expect(heroOf(table.model, 'hero:thief').kills).toEqual([{ monster: 'monster:zombie', disc: 'zombie' }]);
  });

  it('BASE-132 BASE-136: the next hit on a wounded monster kills it, for whoever landed it', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:orc'] });
    table
      .act(ELF, 'punch')
      .flick({ hits: [ORC] })
      .act('hero:thief', 'punch')
      .flick({ hits: [ORC] });
    expect(table.event('killed')).toMatchObject({ piece: ORC, by: 'hero:thief' });
    expect(heroOf(table.model, 'hero:thief').kills).toEqual([{ monster: 'monster:orc', disc: 'orc' }]);
    expect(heroOf(table.model, ELF).kills).toEqual([]);
  });

  it('BASE-129: the markers of heroes and Lord go down by a step for each point', () => {
    const table = fight({ fight: 'final', monsters: ['monster:giant-scorpion'] }).act(ELF, 'punch');
    table.flick({ hits: ['lord:sorcerer'] });
    expect(afterRelease(table)).toEqual([struck('lord:sorcerer', ELF), hurt('lord:sorcerer', LORD_LIFE - 1, ELF)]);
    expect(table.model.room?.lord?.life).toBe(LORD_LIFE - 1);
    table
      .passAll()
      .act('monster:giant-scorpion-1', 'attack-1')
      .flick({ hits: [ELF] });
    expect(afterRelease(table)).toEqual([
      struck(ELF, 'monster:giant-scorpion-1'),
      hurt(ELF, 6, 'monster:giant-scorpion-1', 2),
    ]);
  });

  it('BASE-134: what is beyond the last point is lost', () => {
    const plan = { monsters: ['monster:giant-scorpion'], boards: { [ELF]: { life: 1 } } } as const;
    const table = fight(plan)
      .passAll()
      .act('monster:giant-scorpion-1', 'attack-1')
      .flick({ hits: [ELF] });
    expect(table.event('damaged')).toMatchObject({ target: ELF, amount: 2, lifeLeft: 0 });
    expect(heroOf(table.model, ELF).life).toBe(0);
  });

  it('BASE-137: a wounded monster acts like any other', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [{ id: ORC, life: 1 }] }).passAll();
    expect(table.options).toEqual([`${ORC}>attack-1`, `${ORC}>pass`]);
    table.act(ORC, 'attack-1').flick({ hits: [ELF] });
    expect(afterRelease(table).slice(0, 2)).toEqual([struck(ELF, ORC), hurt(ELF, 7, ORC)]);
  });

  it('BASE-036: heroes win together, the dead among them', () => {
    const plan = { fight: 'final', lordLife: 1, boards: { [ELF]: { life: 0 }, 'hero:thief': { life: 0 } } } as const;
    const table = fight(plan)
      .act('hero:wizard', 'punch')
      .flick({ hits: ['lord:sorcerer'] });
    expect(table.state.outcome).toEqual({ winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' });
  });
});
