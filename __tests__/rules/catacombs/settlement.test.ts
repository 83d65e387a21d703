import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { pitch, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { burnt, burntToDeath, down, hurt, killed, lost, putBack, removed, struck, unharmed } from './support/facts';
import { fight } from './support/fight';
import { SKELETON, WALL } from './support/pieces';
import { setupWith } from './support/setup';
import { touch } from './support/table';

const MINOTAUR = 'monster:minotaur-1';
const ZOMBIE = 'monster:zombie-1';

describe('the order of settlement', () => {
  it('BASE-339: blows in time order, flips, the dead go, discs come back, heroes go down', () => {
    printCard('monster:zombie', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = fight({
      monsters: ['monster:zombie', 'monster:orc'],
      boards: { 'hero:wizard': { life: 1 } },
      pieces: [WALL, SKELETON],
    })
      .passAll()
      .act(ZOMBIE, 'attack-1')
      .flick({
        hits: ['hero:elf', 'hero:wizard'],
        log: [touch('hero:thief', 'fire-wall-1', 15), touch('hero:thief', ZOMBIE, 30)],
        exits: { 'hero:thief': [0, 200], [ZOMBIE]: [0, 300], 'hero:wizard': [0, 100], 'fire-wall-1': [300, 100] },
      });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', ZOMBIE, 10),
      hurt('hero:elf', 7, ZOMBIE),
      burnt('hero:thief', 9),
      struck('hero:wizard', ZOMBIE, 20),
      hurt('hero:wizard', 0, ZOMBIE),
      killed('hero:wizard', ZOMBIE),
      struck('hero:thief', ZOMBIE, 30),
      hurt('hero:thief', 8, ZOMBIE),
      down(ZOMBIE, 3, ZOMBIE, 'BASE-260'),
      removed('ally:summoned-skeleton', 'hero:wizard', 'BASE-228'),
      putBack('hero:thief', 12.5, 200),
      putBack(ZOMBIE, 12.5, 300),
      putBack('fire-wall-1', 287.5, 100),
      down('hero:elf', 3, ZOMBIE),
      down('hero:thief', 3, ZOMBIE),
    ]);
  });

  it('BASE-339: protection is asked before the life is lost, and before the next blow', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } },
    })
      .passAll()
      .act('monster:orc-1', 'attack-1')
      .flick({ hits: ['hero:elf', 'hero:thief', 'hero:wizard'] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', 'monster:orc-1'),
      hurt('hero:elf', 7, 'monster:orc-1'),
      struck('hero:thief', 'monster:orc-1', 20),
    ]);
    expect(table.prompt.purpose).toEqual({
      kind: 'cancelPitch',
      hero: 'hero:thief',
      equipment: 'equipment:shadow-cloak',
      damage: 1,
    });
    table.choose('suffer');
    expect(table.events.slice(0, 3)).toEqual([
      hurt('hero:thief', 9, 'monster:orc-1'),
      struck('hero:wizard', 'monster:orc-1', 30),
      hurt('hero:wizard', 7, 'monster:orc-1'),
    ]);
  });

  it('BASE-339: a cloak covers the whole pitch, its Fire Walls too, and is asked again if kept', () => {
    const strikeAndBurn = () =>
      fight({
        monsters: ['monster:orc', 'monster:orc'],
        boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } },
        pieces: [WALL],
      })
        .passAll()
        .act('monster:orc-1', 'attack-1')
        .flick({ hits: ['hero:thief'], log: [touch('hero:thief', 'fire-wall-1', 20)] });
    const cancelled = strikeAndBurn().choose('cancel');
    const spared = unharmed('hero:thief', 'monster:orc-1', 'equipment:shadow-cloak', 'BASE-341');
    expect(cancelled.events.slice(1)).toEqual([spared, spared]);
    const kept = strikeAndBurn().choose('suffer').choose('cancel');
    expect(kept.events.slice(1)).toEqual([spared]);
    expect(heroOf(kept.model, 'hero:thief').life).toBe(9);
  });

  it('BASE-339: defeat is judged before anybody may answer', () => {
    const table = fight({
      monsters: ['monster:minotaur'],
      boards: {
        'hero:elf': { life: 1 },
        'hero:barbarian': { life: 0 },
        'hero:thief': { life: 0 },
        'hero:wizard': { life: 0 },
      },
      pieces: [WALL],
    })
      .act('hero:elf', 'punch')
      .flick({ hits: [MINOTAUR, 'fire-wall-1'], exits: { [MINOTAUR]: [0, 60] } });
    expect(table.events.slice(3)).toEqual([
      burnt('hero:elf', 0),
      burntToDeath('hero:elf'),
      putBack(MINOTAUR, 19, 60),
      lost,
    ]);
    expect(table.state.prompt).toBeNull();
  });

  it('BASE-339: with the Lord at 0 no later step follows', () => {
    const table = fight({ fight: 'final', lordLife: 1, monsters: ['monster:minotaur'] })
      .act('hero:barbarian', 'berserk')
      .flick({ hits: [MINOTAUR, 'lord:sorcerer'], exits: { 'hero:barbarian': [0, 60] } });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged', 'struck', 'damaged', 'gameEnded']);
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' });
  });

  it('BASE-339: what the same instant holds is finished before a fallen Lord ends the game', () => {
    const table = fight({ fight: 'final', lordLife: 1, monsters: ['monster:orc', 'monster:orc'] })
      .act('hero:elf', 'punch')
      .flick({
        log: [
          touch('hero:elf', 'lord:sorcerer', 10),
          touch('hero:elf', 'monster:orc-1', 10),
          touch('hero:elf', 'monster:orc-2', 11),
        ],
      });
    expect(table.events.slice(1, -1)).toEqual([
      struck('lord:sorcerer', 'hero:elf'),
      hurt('lord:sorcerer', 0, 'hero:elf'),
      struck('monster:orc-1', 'hero:elf'),
      hurt('monster:orc-1', 1, 'hero:elf'),
    ]);
  });

  it('BASE-339: a Retaliation is a pitch of its own, settled in this very order', () => {
    printCard('monster:minotaur', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = fight({ monsters: ['monster:minotaur'], boards: { 'hero:wizard': { life: 1 } }, pieces: [WALL] })
      .act('hero:barbarian', 'berserk')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR)
      .flick({
        hits: ['hero:elf', 'hero:wizard'],
        log: [touch('hero:barbarian', 'fire-wall-1', 30)],
        exits: { 'hero:elf': [0, 400] },
      });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', MINOTAUR),
      hurt('hero:elf', 7, MINOTAUR),
      struck('hero:wizard', MINOTAUR, 20),
      hurt('hero:wizard', 0, MINOTAUR),
      killed('hero:wizard', MINOTAUR),
      burnt('hero:barbarian', 11),
      putBack('hero:elf', 12.5, 400),
      down('hero:elf', 3, MINOTAUR),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:barbarian', reason: 'action' });
    table.decline();
    expect(table.happened).toEqual(['stopped', 'incapacitated']);
  });

  it('BASE-329 BASE-331: where Allies delay defeat, the hero side falls with the last of them', () => {
    const arrowThroughFire = (skeletonAtMs: number) =>
      fight({
        fight: 'final',
        lordLife: 1,
        setup: { house: { ...setupWith().house, alliesDelayDefeat: true } },
        boards: { 'hero:elf': { life: 1 }, 'hero:barbarian': { life: 0 }, 'hero:thief': { life: 0 } },
        pieces: [WALL, SKELETON, { id: 'hero:wizard', stun: { round: 0, by: 'monster:ghoul-1' } }],
      })
        .act('hero:elf', 'arrows')
        .flick({
          log: [
            touch('missile', 'fire-wall-1', 5),
            touch('hero:elf', 'fire-wall-1', 10),
            touch('ally:summoned-skeleton', 'fire-wall-1', skeletonAtMs),
            touch('missile', 'lord:sorcerer', 30),
          ],
        })
        .event('gameEnded').outcome;
    expect(arrowThroughFire(20)).toEqual({ winner: 'overseer', because: 'heroesFell', rule: 'BASE-331' });
    expect(arrowThroughFire(40)).toEqual({ winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' });
  });

  it('BASE-103 BASE-339: nothing of an action or a pitch is left over once it is done', () => {
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:thief', 'dodge')
      .flick({ hits: [MINOTAUR] })
      .choose(MINOTAUR);
    expect(table.model.room).toMatchObject({
      actions: [{ actor: 'hero:thief' }],
      settlements: [{ pitch: { number: 1 } }],
    });
    table.flick().decline();
    expect(table.model.room).toMatchObject({ actions: [], settlements: [] });
  });
});
