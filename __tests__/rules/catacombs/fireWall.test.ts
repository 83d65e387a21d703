import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { MISSILE, pitch, STUNNING_PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { burnt, burntToDeath, down, hurt, killed, lost, putBack, struck } from './support/facts';
import { fight, type FightPlan } from './support/fight';
import { SKELETON, WALL } from './support/pieces';
import { touch } from './support/table';

const SPIRIT = 'monster:fire-spirit-1';
const ORC = 'monster:orc-1';
const WALL_ID = 'fire-wall-1';

const kindled = { kind: 'becameFireWall', piece: SPIRIT, wall: WALL_ID } as const;

const spiritTurn = (plan: FightPlan = {}) =>
  fight({ monsters: ['monster:fire-spirit', 'monster:orc'], ...plan }).passAll();
const withWall = (plan: FightPlan = {}) =>
  fight({ monsters: ['monster:orc'], ...plan, pieces: [WALL, ...(plan.pieces ?? [])] });

describe('Fire Wall', () => {
  it('BASE-247: after a Punch that hurt a hero the Fire Spirit is a wall where it came to rest', () => {
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'], rest: { [SPIRIT]: [80, 390] } });
    expect(table.events.slice(1)).toEqual([struck('hero:elf', SPIRIT), hurt('hero:elf', 7, SPIRIT), kindled]);
    expect(table.has(SPIRIT)).toBe(false);
    expect(table.piece(WALL_ID)).toEqual({ ...WALL, xMm: 80, yMm: 390 });
  });

  it('BASE-247 BASE-255: … or where it is put back', () => {
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'], exits: { [SPIRIT]: [0, 390] } });
    expect(table.events.slice(3)).toEqual([kindled, putBack(WALL_ID, 12.5, 390)]);
    expect(table.piece(WALL_ID)).toMatchObject({ xMm: 12.5, yMm: 390 });
  });

  it('BASE-247: a Punch that missed, or that a cloak cancelled, kindles nothing', () => {
    expect(spiritTurn().act(SPIRIT, 'attack-1').flick().happened).toEqual(['flicked']);
    const table = spiritTurn({ boards: { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } } })
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:thief'] })
      .choose('cancel');
    expect(table.piece(SPIRIT)).toMatchObject({ kind: 'monster' });
  });

  it('BASE-248: killing a hero kindles it, hurting an Ally does not', () => {
    const fatal = spiritTurn({ boards: { 'hero:elf': { life: 1 } } })
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(fatal.events.slice(3)).toEqual([killed('hero:elf', SPIRIT), kindled]);
    const ally = spiritTurn({ pieces: [SKELETON] })
      .act(SPIRIT, 'attack-1')
      .flick({ hits: [SKELETON.id] });
    expect(ally.happened).toEqual(['flicked', 'struck', 'damaged', 'killed']);
    expect(ally.has(SPIRIT)).toBe(true);
  });

  it('BASE-248: only a Punch kindles it', () => {
    printCard('monster:fire-spirit', { actions: [[pitch(MISSILE)]] });
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.happened).toEqual(['flicked', 'struck', 'damaged']);
    expect(table.has(SPIRIT)).toBe(true);
  });

  it('BASE-248: contacts of the pitch that kindled it burn nobody', () => {
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'], log: [touch('hero:thief', SPIRIT, 40), touch('hero:elf', SPIRIT, 50)] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', SPIRIT),
      hurt('hero:elf', 7, SPIRIT),
      struck('hero:thief', SPIRIT, 40),
      hurt('hero:thief', 9, SPIRIT),
      kindled,
    ]);
  });

  it('BASE-249 BASE-251: 1 life from each hero and Ally that touches it, whoever moved, once in a pitch', () => {
    const table = withWall({ pieces: [SKELETON] })
      .act('hero:elf', 'punch')
      .flick({
        log: [
          touch('hero:elf', WALL_ID, 10),
          touch('hero:elf', WALL_ID, 20),
          touch(WALL_ID, 'hero:thief', 30),
          touch(WALL_ID, SKELETON.id, 40),
        ],
      });
    expect(table.events.slice(1)).toEqual([
      burnt('hero:elf', 7),
      burnt('hero:thief', 9),
      burnt(SKELETON.id, 0),
      burntToDeath(SKELETON.id),
    ]);
    table.act('hero:thief', 'punch').flick({ hits: [WALL_ID] });
    expect(table.events.slice(1)).toEqual([burnt('hero:thief', 8)]);
  });

  it('BASE-251: two walls burn twice; the movement pitch of a Dodge burns too', () => {
    const table = withWall({ pieces: [{ ...WALL, id: 'fire-wall-2', xMm: 190 }] })
      .act('hero:thief', 'dodge')
      .flick()
      .flick({ hits: [WALL_ID, 'fire-wall-2'] });
    expect(table.events.slice(1)).toEqual([burnt('hero:thief', 9), burnt('hero:thief', 8, 'fire-wall-2')]);
  });

  it('BASE-251: at rest beside it nobody suffers', () => {
    const table = withWall({ heroes: { 'hero:elf': [125, 250] } }).nextRound();
    expect(heroOf(table.model, 'hero:elf').life).toBe(8);
    table.act('hero:thief', 'punch').flick({ hits: [ORC] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(8);
  });

  it('BASE-250: monsters and the Lord do not burn', () => {
    const table = withWall({ fight: 'final' })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [WALL_ID], log: [touch(WALL_ID, 'lord:sorcerer', 20)] });
    expect(table.happened).toEqual(['flicked']);
    expect(table.model.room?.lord?.life).toBe(LORD_CARDS['lord:sorcerer'].life);
  });

  it('BASE-252: pushed by a friend or by a monster, it is the wall that burns', () => {
    const table = withWall()
      .act('hero:elf', 'punch')
      .flick({ hits: ['hero:thief'], log: [touch('hero:thief', WALL_ID, 20)] });
    expect(table.events.slice(1)).toEqual([burnt('hero:thief', 9)]);
    table
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:elf'], log: [touch('hero:elf', WALL_ID, 20)] });
    expect(table.events.slice(1, 4)).toEqual([struck('hero:elf', ORC), hurt('hero:elf', 7, ORC), burnt('hero:elf', 6)]);
  });

  it('BASE-253 BASE-256: it acts no more and is no monster: the room is cleared, and nobody is paid for it', () => {
    const table = fight({ monsters: ['monster:fire-spirit'] })
      .passAll()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.happened.slice(0, 6)).toEqual([
      'flicked',
      'struck',
      'damaged',
      'becameFireWall',
      'roomCleared',
      'phaseBegan',
    ]);
    expect(table.happened).not.toContain('goldPaid');
    expect(table.model.stock.fireSpirit).toBe(
      4 - table.model.muster.filter((id) => id === 'monster:fire-spirit').length,
    );
  });

  it('BASE-253: while it burns its disc is not in the reserve, and the Overseer cannot move it', () => {
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.options).toEqual([`${ORC}>attack-1`, `${ORC}>pass`]);
    expect(table.model.stock.fireSpirit).toBe(3);
    expect(table.nextRound().passAll().options).toEqual([`${ORC}>attack-1`, `${ORC}>pass`]);
  });

  it('BASE-254: it is pushed about and stays where it comes to rest', () => {
    const table = withWall()
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: [WALL_ID], rest: { [WALL_ID]: [100, 300] } });
    expect(table.piece(WALL_ID)).toMatchObject({ xMm: 100, yMm: 300 });
    table
      .act('hero:elf', 'punch')
      .answer({ kind: 'flick', flick: { discId: 'hero:elf', from: null, vxMmS: 0, vyMmS: -9 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.find(({ id }) => id === WALL_ID)).toMatchObject({ xMm: 100, yMm: 300, isFixed: false });
  });

  it('BASE-257 BASE-258: a Punch, a missile and a fireball do nothing to it', () => {
    const table = withWall()
      .act('hero:elf', 'arrows')
      .flick({ hits: [WALL_ID, ORC] });
    expect(table.events.slice(1)).toEqual([struck(ORC, 'missile', 20), hurt(ORC, 1, 'missile')]);
    table.flick({ hits: [WALL_ID] });
    expect(table.happened).toEqual(['flicked']);
    table.act('hero:wizard', 'spell:fireball').flick({ hits: [WALL_ID] });
    expect(table.happened).toEqual(['flicked']);
    expect(table.piece(WALL_ID)).toEqual(WALL);
  });

  it('BASE-259: it kills heroes in their own turn, and ends the game', () => {
    const stun = { round: 0, by: 'monster:ghoul-1' };
    const table = withWall({
      boards: { 'hero:elf': { life: 1 }, 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } },
      pieces: [{ id: 'hero:barbarian', stun }],
    })
      .act('hero:elf', 'punch')
      .flick({ hits: [WALL_ID] });
    expect(table.events.slice(1)).toEqual([burnt('hero:elf', 0), burntToDeath('hero:elf'), lost]);
    expect(table.state.outcome).toMatchObject({ winner: 'overseer' });
  });

  it('BASE-112 BASE-259: dead in the fire, a hero strikes nobody afterwards; at the same moment it still does', () => {
    const plan: FightPlan = { boards: { 'hero:elf': { life: 1 } } };
    const after = withWall(plan)
      .act('hero:elf', 'punch')
      .flick({ log: [touch('hero:elf', WALL_ID, 10), touch('hero:elf', ORC, 11)] });
    expect(after.happened).toEqual(['flicked', 'damaged', 'killed']);
    const together = withWall(plan)
      .act('hero:elf', 'punch')
      .flick({ log: [touch('hero:elf', WALL_ID, 10), touch('hero:elf', ORC, 10)] });
    expect(together.events.slice(1)).toEqual([
      struck(ORC, 'hero:elf'),
      hurt(ORC, 1, 'hero:elf'),
      burnt('hero:elf', 0),
      burntToDeath('hero:elf'),
    ]);
  });

  it('BASE-191 BASE-247: a stunning spirit turns over before its victim goes down', () => {
    printCard('monster:fire-spirit', { actions: [[pitch(STUNNING_PUNCH)]] });
    const table = spiritTurn()
      .act(SPIRIT, 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(3)).toEqual([kindled, down('hero:elf', 3, SPIRIT)]);
  });

  it('BASE-249 BASE-340: it takes 1 life from a hero whom the same pitch would petrify', () => {
    const table = withWall({
      fight: 'final',
      setup: { lord: 'lord:gorgon' },
      pieces: [{ id: 'hero:thief', stun: { round: 0, by: 'lord:gorgon' } }],
    })
      .passAll()
      .act('lord:gorgon', 'petrify')
      .flick({ hits: ['hero:elf'], log: [touch('hero:thief', WALL_ID, 20)] });
    expect(table.events.slice(1, 4)).toEqual([
      struck('hero:elf', 'lord:gorgon'),
      hurt('hero:elf', 7, 'lord:gorgon'),
      burnt('hero:thief', 9),
    ]);
  });
});
