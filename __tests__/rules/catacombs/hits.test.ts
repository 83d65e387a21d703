import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { DiscTouch } from '../../../src/rules/flicking';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { afterRelease } from './support/afterRelease';
import { hurt, killed, putBack, struck } from './support/facts';
import { touch } from './support/table';

const ELF = 'hero:elf';
const ORC = 'monster:orc-1';

const blow = (a: string, b: string, change: Partial<DiscTouch>): DiscTouch => ({
  ...(touch(a, b) as DiscTouch),
  ...change,
});

describe('who is struck', () => {
  it('BASE-110: a pitch is told with its number, its actor and its striker', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act(ELF, 'punch')
      .flick();
    expect(table.events).toEqual([
      { kind: 'flicked', pitch: 1, actor: ELF, striker: ELF, from: null, vxMmS: 0, vyMmS: -1000 },
    ]);
    table.act('hero:wizard', 'spell:fireball').flick({ placedAt: [200, 395] });
    expect(table.event('flicked')).toMatchObject({ pitch: 2, actor: 'hero:wizard', striker: 'fireball' });
  });

  it('BASE-114: what the striker itself touches', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act(ELF, 'punch')
      .flick({ hits: [ORC] });
    expect(afterRelease(table)).toEqual([struck(ORC, ELF), hurt(ORC, 1, ELF)]);
  });

  it('BASE-115: not what bumps into a striker at rest', () => {
    const bump = blow(ELF, ORC, { aSpeedMmS: 0, bSpeedMmS: 700 });
    expect(
      afterRelease(
        fight({ monsters: ['monster:orc'] })
          .act(ELF, 'punch')
          .flick({ log: [bump] }),
      ),
    ).toEqual([]);
  });

  it('BASE-116: not a neighbour that it flicks away from, but one that it is driven into', () => {
    const beside = { monsters: [['monster:orc', [80, 395]] as const] };
    const away = blow(ELF, ORC, { atMs: 0, speedMmS: 0 });
    expect(
      afterRelease(
        fight(beside)
          .act(ELF, 'punch')
          .flick({ log: [away] }),
      ),
    ).toEqual([]);
    const into = blow(ELF, ORC, { atMs: 0, speedMmS: 900 });
    expect(
      afterRelease(
        fight(beside)
          .act(ELF, 'punch')
          .flick({ log: [into] }),
      ),
    ).toEqual([struck(ORC, ELF, 0), hurt(ORC, 1, ELF)]);
  });

  it('BASE-117 BASE-118: not what a pushed monster is driven into, neither friend nor foe', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] }).act(ELF, 'punch');
    table.flick({ hits: [ORC], log: [touch(ORC, 'monster:troll-1', 20), touch(ORC, 'hero:thief', 30)] });
    expect(afterRelease(table)).toEqual([struck(ORC, ELF), hurt(ORC, 1, ELF)]);
  });

  it('BASE-118: the same in the Overseer’s turn: a hero pushed into another hurts nobody', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .passAll()
      .act(ORC, 'attack-1');
    table.flick({ hits: [ELF], log: [touch(ELF, 'hero:thief', 20), touch(ELF, 'hero:wizard', 20, 1)] });
    expect(afterRelease(table).slice(0, 2)).toEqual([struck(ELF, ORC), hurt(ELF, 7, ORC)]);
    expect(heroOf(table.model, 'hero:thief').life).toBe(10);
  });

  it('BASE-119 BASE-121: every enemy it touches, one after another, whatever it bounced off in between', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'], pieces: [WALL] }).act('hero:thief', 'punch');
    table.flick({ hits: [ORC, 'hero:wizard', 'monster:troll-1'] });
    expect(afterRelease(table)).toEqual([
      struck(ORC, 'hero:thief', 10),
      hurt(ORC, 1, 'hero:thief'),
      struck('monster:troll-1', 'hero:thief', 30),
      hurt('monster:troll-1', 1, 'hero:thief'),
    ]);
  });

  it('BASE-120: enemies touched at the same moment are all damaged', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:troll'] }).act(ELF, 'punch');
    table.flick({ log: [touch(ELF, ORC, 25), touch(ELF, 'monster:troll-1', 25)] });
    expect(afterRelease(table)).toEqual([
      struck(ORC, ELF, 25),
      hurt(ORC, 1, ELF),
      struck('monster:troll-1', ELF, 25),
      hurt('monster:troll-1', 1, ELF),
    ]);
  });

  it('BASE-122: one target once in a pitch, however often it is touched', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act(ELF, 'punch')
      .flick({ hits: [ORC, ORC, ORC] });
    expect(afterRelease(table)).toEqual([struck(ORC, ELF), hurt(ORC, 1, ELF)]);
  });

  it('BASE-123 BASE-126: heroes and Allies do not hurt one another, but they move', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:summon-skeleton');
    table.place({ 'ally:summoned-skeleton': [240, 420] }).act(ELF, 'punch');
    table.flick({ hits: ['hero:barbarian', 'ally:summoned-skeleton'], rest: { 'hero:barbarian': [120, 380] } });
    expect(afterRelease(table)).toEqual([]);
    expect(table.piece('hero:barbarian')).toMatchObject({ xMm: 120, yMm: 380 });
    table
      .nextRound()
      .act('ally:summoned-skeleton', 'punch')
      .flick({ hits: [ELF] });
    expect(afterRelease(table)).toEqual([]);
  });

  it('BASE-126: a friend pushed into a Fire Wall burns', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [WALL] }).act(ELF, 'punch');
    table.flick({ hits: ['hero:thief'], log: [touch('fire-wall-1', 'hero:thief', 20)] });
    expect(table.happened).toEqual(['flicked', 'damaged']);
    expect(table.event('damaged')).toMatchObject({ target: 'hero:thief', cause: { by: 'fire-wall-1' } });
  });

  it('BASE-124 BASE-125: monsters and the Lord do not hurt one another', () => {
    const table = fight({ fight: 'final', monsters: ['monster:orc', 'monster:zombie'] }).passAll();
    table.act(ORC, 'attack-1').flick({ hits: ['monster:zombie-1', 'lord:sorcerer'] });
    expect(afterRelease(table)).toEqual([]);
    table.act('lord:sorcerer', 'punch').flick({ hits: ['monster:zombie-1', ORC] });
    expect(afterRelease(table)).toEqual([]);
  });

  it('BASE-127: who is struck deals nothing back', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act(ELF, 'punch')
      .flick({ hits: [ORC] });
    expect(heroOf(table.model, ELF).life).toBe(8);
    table
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: ['hero:thief'] });
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });
});

describe('in order of time', () => {
  it('BASE-111 BASE-112: a striker that burns to death strikes nobody afterwards', () => {
    const dying = { monsters: ['monster:orc'], pieces: [WALL], boards: { [ELF]: { life: 1 } } } as const;
    const before = fight(dying)
      .act(ELF, 'punch')
      .flick({ hits: [ORC, 'fire-wall-1'] });
    expect(before.happened).toEqual(['flicked', 'struck', 'damaged', 'damaged', 'killed']);
    const after = fight(dying)
      .act(ELF, 'punch')
      .flick({ hits: ['fire-wall-1', ORC] });
    expect(after.happened).toEqual(['flicked', 'damaged', 'killed']);
    expect(after.piece(ORC)).toMatchObject({ life: 2 });
  });

  it('BASE-112: what was killed earlier in the pitch takes nothing more', () => {
    const table = fight({ monsters: ['monster:orc'], pieces: [WALL], boards: { [ELF]: { life: 1 } } }).passAll();
    table.act(ORC, 'attack-1').flick({ hits: [ELF], log: [touch(ELF, 'fire-wall-1', 40)] });
    expect(afterRelease(table).slice(0, 3)).toEqual([struck(ELF, ORC), hurt(ELF, 0, ORC), killed(ELF, ORC)]);
    expect(table.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(1);
  });

  it('BASE-113: what does not come to rest on a legal spot is no result of a pitch', () => {
    const table = fight({ monsters: ['monster:orc'] }).act(ELF, 'punch');
    expect(() => table.flick({ rest: { [ELF]: [120, 405] } })).toThrow(/overlap.*hero:barbarian/);
    table.land({ rest: { [ELF]: [120, 395] } });
    expect(table.piece(ELF)).toMatchObject({ xMm: 120, yMm: 395 });
  });

  it('BASE-135: the dead leave the board as the pitch settles, before the next one', () => {
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'] }).act(ELF, 'arrows');
    table.flick({ hits: ['monster:zombie-1'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ELF });
    expect(table.has('monster:zombie-1')).toBe(false);
    table.flick({ rest: { [ORC]: [40, 60] } });
    expect(table.piece(ORC)).toMatchObject({ xMm: 40, yMm: 60 });
  });

  it('BASE-135: a piece killed by a pitch is in nobody’s way when that pitch’s exits are put back', () => {
    const table = fight({ monsters: [['monster:zombie', [12.5, 200]], 'monster:orc'] }).act(ELF, 'punch');
    table.flick({ hits: ['monster:zombie-1'], exits: { [ELF]: [0, 200] } });
    expect(afterRelease(table).slice(-1)).toEqual([putBack(ELF, 12.5, 200)]);
  });
});
