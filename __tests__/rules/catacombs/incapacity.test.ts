import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { pitch, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { down, hurt, killed, lost, struck, unharmed } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { FAMILIAR, SKELETON } from './support/pieces';
import type { Table } from './support/table';

const GHOUL = 'monster:ghoul-1';
const ORC = 'monster:orc-1';

const byGhoul = { round: 0, by: GHOUL };

/** The Overseer's turn of round 1, with a Ghoul and an Orc. */
const ghoulTurn = (plan: FightPlan = {}): Table =>
  fight({ monsters: ['monster:ghoul', 'monster:orc'], ...plan }).passAll();

const ghoulStrikes = (table: Table, ...hits: string[]): Table => table.act(GHOUL, 'attack-1').flick({ hits });

const whoMayAct = (table: Table): readonly string[] => [
  ...new Set(table.options.map((option) => option.slice(0, option.indexOf('>')))),
];

describe('incapacity', () => {
  it('BASE-190 BASE-192 BASE-193 BASE-194: stunned in round 1, down for the whole of 2, acts in 3', () => {
    const table = ghoulStrikes(ghoulTurn(), 'hero:elf');
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', GHOUL),
      hurt('hero:elf', 7, GHOUL),
      down('hero:elf', 3, GHOUL),
    ]);
    expect(table.piece('hero:elf')).toMatchObject({ stun: { round: 1, by: GHOUL } });
    table.passAll();
    expect(table.happened).toEqual(['passed', 'roundBegan', 'turnBegan']);
    expect(whoMayAct(table)).toEqual(['hero:barbarian', 'hero:thief', 'hero:wizard']);
    table.passAll();
    expect(table.piece('hero:elf')).toMatchObject({ stun: { round: 1 } });
    table.passAll();
    expect(table.events.slice(1)).toEqual([
      { kind: 'recovered', piece: 'hero:elf' },
      { kind: 'roundBegan', round: 3 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
    expect(whoMayAct(table)).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard']);
  });

  it('BASE-195: the Barbarian after Berserk in round 1 misses 2, and cannot be stunned meanwhile', () => {
    const table = fight({ monsters: ['monster:ghoul', 'monster:orc'] })
      .act('hero:barbarian', 'berserk')
      .flick()
      .decline()
      .passAll();
    ghoulStrikes(table, 'hero:barbarian');
    expect(table.events.slice(1)).toEqual([struck('hero:barbarian', GHOUL), hurt('hero:barbarian', 11, GHOUL)]);
    table.nextRound();
    expect(whoMayAct(table)).toEqual(['hero:elf', 'hero:thief', 'hero:wizard']);
    table.nextRound();
    expect(whoMayAct(table)).toContain('hero:barbarian');
  });

  it('BASE-194 BASE-196: stunned by a Retaliation before acting, a hero loses that action and the next round', () => {
    printCard('monster:minotaur', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = fight({ monsters: ['monster:minotaur'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:minotaur-1'] })
      .choose('monster:minotaur-1')
      .flick({ hits: ['hero:thief'] });
    expect(table.events.slice(-1)).toEqual([down('hero:thief', 3, 'monster:minotaur-1')]);
    expect(whoMayAct(table)).toEqual(['hero:barbarian', 'hero:wizard']);
    table.nextRound();
    expect(whoMayAct(table)).toEqual(['hero:elf', 'hero:barbarian', 'hero:wizard']);
    table.nextRound();
    expect(whoMayAct(table)).toContain('hero:thief');
  });

  it('BASE-197: a hero who is down can be struck, and die', () => {
    const table = ghoulTurn({ boards: { 'hero:elf': { life: 1 } }, pieces: [{ id: 'hero:elf', stun: byGhoul }] })
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1)).toEqual([struck('hero:elf', ORC), hurt('hero:elf', 0, ORC), killed('hero:elf', ORC)]);
  });

  it('BASE-198 BASE-199: not twice running, but again from the round in which it acts', () => {
    const table = ghoulStrikes(ghoulTurn(), 'hero:elf').nextRound().passAll();
    ghoulStrikes(table, 'hero:elf');
    expect(table.events.slice(1)).toEqual([struck('hero:elf', GHOUL), hurt('hero:elf', 6, GHOUL)]);
    table.nextRound().passAll();
    expect(table.piece('hero:elf')).toMatchObject({ stun: null });
    ghoulStrikes(table, 'hero:elf');
    expect(table.events.slice(1)).toContainEqual(down('hero:elf', 5, GHOUL));
  });

  it('BASE-200: a hero who is down can be pushed about, by friends too', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [{ id: 'hero:thief', stun: byGhoul }] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['hero:thief'], rest: { 'hero:thief': [220, 300] } });
    expect(table.happened).toEqual(['flicked']);
    expect(table.piece('hero:thief')).toMatchObject({ xMm: 220, yMm: 300, stun: byGhoul });
  });

  it('BASE-201 BASE-339: all damage and everybody put back first, then heroes go down', () => {
    const table = ghoulTurn()
      .act(GHOUL, 'attack-1')
      .flick({
        hits: ['hero:elf', 'hero:thief'],
        exits: { 'hero:elf': [0, 420] },
      });
    expect(table.happened).toEqual([
      'flicked',
      'struck',
      'damaged',
      'struck',
      'damaged',
      'putBack',
      'incapacitated',
      'incapacitated',
    ]);
  });

  it('BASE-202: brought to 0 by a stunning attack is dead, not down', () => {
    const table = ghoulStrikes(ghoulTurn({ boards: { 'hero:elf': { life: 1 } } }), 'hero:elf');
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged', 'killed']);
    expect(table.has('hero:elf')).toBe(false);
  });

  it('BASE-203: on an Ally a stunning attack does damage and no more', () => {
    const table = ghoulStrikes(ghoulTurn({ pieces: [SKELETON] }), 'ally:summoned-skeleton');
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged', 'killed']);
  });

  it('BASE-204 BASE-206: with the Wizard down his Allies still act, but he casts nothing, not even by his Familiar', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:wizard': { equipment: ['equipment:familiar'] } },
      pieces: [SKELETON, FAMILIAR, { id: 'hero:wizard', stun: byGhoul }],
    });
    expect(table.options.filter((option) => !/elf|barbarian|thief/.test(option))).toEqual([
      'ally:summoned-skeleton>punch',
      'ally:summoned-skeleton>pass',
      'ally:familiar>punch',
      'ally:familiar>pass',
    ]);
    expect(table.barred('hero:wizard>spell:fireball')).toBeNull();
    expect(table.refusal({ kind: 'choose', options: ['hero:wizard>spell:fireball'] })).toMatchObject({
      reason: 'noSuchOption',
    });
  });

  it('BASE-205: the Shadow Cloak does not work while the Thief is down', () => {
    const plan: FightPlan = { boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } };
    const table = ghoulTurn({ ...plan, pieces: [{ id: 'hero:thief', stun: byGhoul }] })
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:thief'] });
    expect(table.events.slice(1)).toEqual([struck('hero:thief', ORC), hurt('hero:thief', 9, ORC)]);
    const up = ghoulTurn(plan)
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:thief'] });
    expect(up.prompt).toMatchObject({ seats: ['bob'], purpose: { kind: 'cancelPitch', hero: 'hero:thief' } });
  });

  it('BASE-205 BASE-341: a cancelled pitch neither hurts nor stuns, once in a room', () => {
    const table = ghoulTurn({ boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } });
    ghoulStrikes(table, 'hero:thief').choose('cancel');
    expect(table.events).toEqual([
      { kind: 'equipmentUsed', hero: 'hero:thief', equipment: 'equipment:shadow-cloak', isUsedUp: false },
      unharmed('hero:thief', GHOUL, 'equipment:shadow-cloak', 'BASE-341'),
    ]);
    expect(table.piece('hero:thief')).toMatchObject({ stun: null });
    table.act(ORC, 'attack-1').flick({ hits: ['hero:thief'] });
    expect(table.happened.slice(0, 3)).toEqual(['flicked', 'struck', 'damaged']);
  });

  it('BASE-201 BASE-341: an Iron Ring holds its hero up once in a room; the damage stays', () => {
    const table = ghoulTurn({ boards: { 'hero:elf': { equipment: ['equipment:iron-ring'] } } });
    ghoulStrikes(table, 'hero:elf', 'hero:barbarian');
    expect(table.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'stayUp', hero: 'hero:elf' } });
    expect(table.options).toEqual(['stayUp', 'goDown']);
    table.choose('stayUp');
    expect(table.events).toEqual([
      { kind: 'equipmentUsed', hero: 'hero:elf', equipment: 'equipment:iron-ring', isUsedUp: false },
      down('hero:barbarian', 3, GHOUL),
    ]);
    expect(heroOf(table.model, 'hero:elf').life).toBe(7);
    expect(table.piece('hero:elf')).toMatchObject({ stun: null });
    table.nextRound().passAll();
    ghoulStrikes(table, 'hero:elf');
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged', 'incapacitated']);
  });

  it('BASE-201 BASE-341: with cloak and ring, the cloak is asked first and leaves the ring nothing to do', () => {
    const plan: FightPlan = {
      boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak', 'equipment:iron-ring'] } },
    };
    const cancelled = ghoulStrikes(ghoulTurn(plan), 'hero:thief').choose('cancel');
    expect(cancelled.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    const suffered = ghoulStrikes(ghoulTurn(plan), 'hero:thief').choose('suffer');
    expect(suffered.events).toEqual([hurt('hero:thief', 9, GHOUL)]);
    expect(suffered.prompt.purpose).toEqual({ kind: 'stayUp', hero: 'hero:thief', equipment: 'equipment:iron-ring' });
    suffered.choose('goDown');
    expect(suffered.events).toEqual([down('hero:thief', 3, GHOUL)]);
    expect(heroOf(suffered.model, 'hero:thief').usedInRoom).toEqual([]);
  });

  it('BASE-174 BASE-201: no Iron Ring helps against the Barbarian’s own Berserk', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:barbarian': { equipment: ['equipment:iron-ring'] } },
    })
      .act('hero:barbarian', 'berserk')
      .flick()
      .decline();
    expect(table.piece('hero:barbarian')).toMatchObject({ stun: { round: 1 } });
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-206: the Shield stays where it is while the Wizard is down', () => {
    const shield = { kind: 'shield', id: 'shield', xMm: 250, yMm: 250, radiusMm: 19 } as const;
    const table = ghoulStrikes(ghoulTurn({ pieces: [shield] }), 'hero:wizard').nextRound();
    expect(table.piece('hero:wizard')).toMatchObject({ stun: { round: 1 } });
    expect(table.piece('shield')).toEqual(shield);
  });

  it('BASE-207: all four down or dead together, and the Overseer wins at once', () => {
    const table = ghoulTurn({
      boards: { 'hero:elf': { life: 0 } },
      pieces: [
        { id: 'hero:barbarian', stun: byGhoul },
        { id: 'hero:thief', stun: byGhoul },
      ],
    });
    ghoulStrikes(table, 'hero:wizard');
    expect(table.events.slice(-2)).toEqual([down('hero:wizard', 3, GHOUL), lost]);
    expect(table.state.prompt).toBeNull();
  });

  it('BASE-207 BASE-329: an Ally on his feet does not help, unless the table says so', () => {
    const plan: FightPlan = {
      boards: { 'hero:elf': { life: 0 }, 'hero:barbarian': { life: 0 }, 'hero:thief': { life: 0 } },
      pieces: [SKELETON],
    };
    expect(ghoulStrikes(ghoulTurn(plan), 'hero:wizard').event('gameEnded').outcome.winner).toBe('overseer');
    const house = {
      alliesDelayDefeat: true,
      frenzyOnAllies: false,
      withoutMap: false,
      overseerHandOver: false,
      overseerRulings: false,
    };
    const delayed = ghoulStrikes(ghoulTurn({ ...plan, setup: { house } }), 'hero:wizard');
    expect(delayed.happened).toEqual(['flicked', 'struck', 'damaged', 'incapacitated']);
    delayed.act(ORC, 'attack-1').flick({ hits: ['ally:summoned-skeleton'] });
    expect(delayed.events.slice(-1)).toEqual([lost]);
  });

  it('BASE-162: the Sorcerer’s hex stuns first and hurts once more', () => {
    const table = fight({ fight: 'final' })
      .passAll()
      .act('lord:sorcerer', 'hex')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(-1)).toEqual([down('hero:elf', 3, 'lord:sorcerer')]);
    table.flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1, 3)).toEqual([
      struck('hero:elf', 'lord:sorcerer'),
      hurt('hero:elf', 6, 'lord:sorcerer'),
    ]);
  });
});
