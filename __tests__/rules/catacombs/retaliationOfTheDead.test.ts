import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { burnt, burntToDeath, hurt, killed, lost, putBack, removed, struck, unharmed } from './support/facts';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { touch } from './support/table';

const MINOTAUR = 'monster:minotaur-1';
const OTHER = 'monster:minotaur-2';

const offered = (pieces: readonly string[], against: string) => ({ kind: 'retaliate', pieces, against });

describe('Retaliation of several, and among the dead', () => {
  it('BASE-234 BASE-244: killed, it still stands in the way and strikes, then it goes', () => {
    const table = fight({ monsters: ['monster:minotaur'], pieces: [{ id: MINOTAUR, life: 1 }] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] });
    expect(table.events.slice(-1)).toEqual([killed(MINOTAUR, 'hero:elf', 'hero:elf')]);
    expect(table.prompt.purpose).toEqual(offered([MINOTAUR], 'hero:elf'));
    table.choose(MINOTAUR).answer({ kind: 'flick', flick: { discId: MINOTAUR, from: null, vxMmS: 0, vyMmS: 900 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.map(({ id }) => id)).toContain(MINOTAUR);
    table.land({ hits: ['hero:wizard'], exits: { [MINOTAUR]: [300, 400], 'hero:wizard': [200, 450] } });
    expect(table.events).toEqual([
      struck('hero:wizard', MINOTAUR),
      hurt('hero:wizard', 7, MINOTAUR),
      putBack(MINOTAUR, 281, 400),
      putBack('hero:wizard', 200, 437.5),
      removed(MINOTAUR, MINOTAUR, 'BASE-244'),
    ]);
    expect(table.has(MINOTAUR)).toBe(false);
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([{ monster: 'monster:minotaur', disc: 'minotaur' }]);
  });

  it('BASE-234: killed and let be, it goes at once', () => {
    const table = fight({ monsters: ['monster:minotaur'], pieces: [{ id: MINOTAUR, life: 1 }] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR] })
      .choose('nobody');
    expect(table.events).toEqual([removed(MINOTAUR, MINOTAUR, 'BASE-244')]);
    expect(table.has(MINOTAUR)).toBe(false);
  });

  it('BASE-241: several answer once each, in the Overseer’s order', () => {
    const table = fight({ monsters: ['monster:minotaur', 'monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR, OTHER] });
    expect(table.options).toEqual([MINOTAUR, OTHER, 'nobody']);
    table.choose(OTHER).flick({ hits: [MINOTAUR, 'hero:thief'] });
    expect(table.events.slice(1)).toEqual([struck('hero:thief', OTHER, 20), hurt('hero:thief', 9, OTHER)]);
    expect(table.options).toEqual([MINOTAUR, 'nobody']);
    table.choose(MINOTAUR).flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-241 BASE-244: of two killed together each goes after its own answer, the other waits on the board', () => {
    const table = fight({
      monsters: ['monster:minotaur', 'monster:minotaur'],
      pieces: [
        { id: MINOTAUR, life: 1 },
        { id: OTHER, life: 1 },
      ],
    })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR, OTHER] })
      .choose(OTHER)
      .flick({ hits: [MINOTAUR] });
    expect(table.events.slice(1)).toEqual([removed(OTHER, OTHER, 'BASE-244')]);
    expect(table.piece(MINOTAUR)).toMatchObject({ life: 0 });
    expect(table.options).toEqual([MINOTAUR, 'nobody']);
    table.choose('nobody');
    expect(table.events).toEqual([removed(MINOTAUR, MINOTAUR, 'BASE-244')]);
  });

  it('BASE-233 BASE-164: it answers a hero who died in that very pitch', () => {
    const table = fight({ monsters: ['monster:minotaur'], boards: { 'hero:thief': { life: 1 } }, pieces: [WALL] })
      .act('hero:thief', 'dodge')
      .flick({ hits: [MINOTAUR, 'fire-wall-1'] });
    expect(table.events.slice(3)).toEqual([burnt('hero:thief', 0), burntToDeath('hero:thief')]);
    expect(table.prompt.purpose).toEqual(offered([MINOTAUR], 'hero:thief'));
    table.choose(MINOTAUR).flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1)).toEqual([struck('hero:elf', MINOTAUR), hurt('hero:elf', 7, MINOTAUR)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-238 BASE-327: a Retaliation can end the game in the heroes’ turn', () => {
    const stun = { round: 0, by: 'monster:ghoul-1' };
    const table = fight({
      monsters: ['monster:minotaur', 'monster:orc'],
      boards: { 'hero:elf': { life: 0 }, 'hero:wizard': { life: 0 }, 'hero:thief': { life: 1 } },
      pieces: [{ id: 'hero:barbarian', stun }, WALL],
    })
      .act('hero:thief', 'dodge')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({ hits: ['hero:thief'], log: [touch('hero:thief', 'fire-wall-1', 20)] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:thief', MINOTAUR),
      unharmed('hero:thief', MINOTAUR, 'mayNotBeTargeted', 'BASE-236'),
      burnt('hero:thief', 0),
      burntToDeath('hero:thief'),
      lost,
    ]);
  });
});
