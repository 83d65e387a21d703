import { advance, timelineOf, undoable, type RecordedStep, type Timeline } from '../../../src/rules/machine';
import { catacombs, type CatacombsTypes } from '../../../src/rules/catacombs';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { ANN, BOB, OVERSEER } from './support/setup';

const actorsIn = (options: readonly string[]) => [...new Set(options.map((option) => option.split('>')[0]))];

const HEROES = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];

function onwards(timeline: Timeline<CatacombsTypes>, step: RecordedStep<CatacombsTypes>): Timeline<CatacombsTypes> {
  const advanced = advance(catacombs, timeline, step);
  if (!advanced.ok) throw new Error(advanced.refusal.reason);
  return advanced.timeline;
}

describe('the heroes’ turn', () => {
  it('BASE-097 BASE-098: heroes go first, one action each, then the Overseer, then the round ends', () => {
    const table = fight({ monsters: ['monster:orc'] });
    expect(table.events).toEqual([
      { kind: 'roundBegan', round: 1 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
    for (const hero of HEROES) {
      table.act(hero, 'punch').flick();
      expect(actorsIn(table.prompt.purpose.kind === 'act' ? table.options : [])).not.toContain(hero);
    }
    expect(table.events.slice(-1)).toEqual([{ kind: 'turnBegan', turn: 'overseer' }]);
    table.act('monster:orc-1', 'attack-1').flick();
    expect(table.events.slice(-2)).toEqual([
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
    expect(actorsIn(table.options)).toEqual(HEROES);
  });

  it('BASE-099: in any order, and players may take turns about', () => {
    const table = fight({ monsters: ['monster:orc'] });
    expect(actorsIn(table.options)).toEqual(HEROES);
    expect(table.prompt.seats).toEqual([ANN, BOB]);
    table.act('hero:wizard', 'punch').flick().act('hero:elf', 'punch').flick().act('hero:thief', 'punch').flick();
    expect(actorsIn(table.options)).toEqual(['hero:barbarian']);
    expect(table.prompt.seats).toEqual([ANN]);
  });

  it('BASE-037 BASE-099 BASE-140: only whoever holds a piece acts with it', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const punch = { kind: 'choose', options: ['hero:thief>punch'] } as const;
    expect(table.refusal(punch, ANN)).toEqual({
      reason: 'notYourPiece',
      rule: 'BASE-037',
      details: { piece: 'hero:thief' },
    });
    expect(table.refusal(punch, OVERSEER)).toMatchObject({ reason: 'notYourTurn' });
    table.answer(punch, BOB);
    const flick = { kind: 'flick', flick: { discId: 'hero:thief', from: null, vxMmS: 0, vyMmS: -500 } } as const;
    expect(table.refusal(flick, ANN)).toMatchObject({ reason: 'notYourTurn', details: { asked: 'bob' } });
  });

  it('BASE-100: an attack action or a special action, never both', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act('hero:thief', 'dodge')
      .flick()
      .flick();
    expect(actorsIn(table.options)).toEqual(['hero:elf', 'hero:barbarian', 'hero:wizard']);
    const other = fight({ monsters: ['monster:orc'] })
      .act('hero:thief', 'punch')
      .flick();
    expect(actorsIn(other.options)).toEqual(['hero:elf', 'hero:barbarian', 'hero:wizard']);
  });

  it('BASE-101 BASE-102: who passes has lost the action; the turn ends when all have acted or passed', () => {
    const table = fight({ monsters: ['monster:orc'] }).choose('hero:elf>pass');
    expect(table.events).toEqual([{ kind: 'passed', piece: 'hero:elf' }]);
    expect(actorsIn(table.options)).not.toContain('hero:elf');
    table.choose('hero:barbarian>pass').choose('hero:thief>pass');
    expect(table.model.room?.turn).toBe('heroes');
    table.choose('hero:wizard>pass');
    expect(table.events).toEqual([
      { kind: 'passed', piece: 'hero:wizard' },
      { kind: 'turnBegan', turn: 'overseer' },
    ]);
    expect(table.choose('monster:orc-1>pass').model.room?.round).toBe(2);
  });

  it('BASE-102: Allies are waited for as well', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:wizard', 'spell:summon-skeleton');
    table.place({ 'ally:summoned-skeleton': [240, 420] }).nextRound();
    for (const hero of HEROES) table.choose(`${hero}>pass`);
    expect(table.model.room?.turn).toBe('heroes');
    expect(actorsIn(table.options)).toEqual(['ally:summoned-skeleton']);
  });

  it('BASE-103: an action that has begun is finished before another piece acts', () => {
    const table = fight({ monsters: ['monster:orc'] })
      .act('hero:elf', 'arrows')
      .flick();
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'flick', actor: 'hero:elf' } });
    expect(table.refusal({ kind: 'choose', options: ['hero:thief>punch'] })).toMatchObject({ reason: 'wrongAnswer' });
  });
});

describe('the Overseer’s turn', () => {
  it('BASE-104 BASE-105: each monster one action of its card, in the order the Overseer likes', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:skeleton-archer', 'monster:zombie'] }).passAll();
    expect(table.prompt.seats).toEqual([OVERSEER]);
    expect(table.options).toEqual([
      'monster:orc-1>attack-1',
      'monster:orc-1>pass',
      'monster:skeleton-archer-1>attack-1',
      'monster:skeleton-archer-1>attack-2',
      'monster:skeleton-archer-1>pass',
      'monster:zombie-1>attack-1',
      'monster:zombie-1>pass',
    ]);
    table.act('monster:zombie-1', 'attack-1').flick();
    expect(actorsIn(table.options)).toEqual(['monster:orc-1', 'monster:skeleton-archer-1']);
    table.act('monster:orc-1', 'attack-1').flick().act('monster:skeleton-archer-1', 'attack-2').flick();
    expect(table.model.room).toMatchObject({ round: 2, turn: 'heroes' });
  });

  it('BASE-104: what was killed in the heroes’ turn does not act', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:zombie'] }).act('hero:elf', 'punch');
    table.flick({ hits: ['monster:zombie-1'] }).passAll();
    expect(actorsIn(table.options)).toEqual(['monster:orc-1']);
  });

  it('BASE-106: who is down and what has become a Fire Wall is passed over', () => {
    const down = { id: 'monster:zombie-1', stun: { round: 1, by: 'monster:zombie-1' } };
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'], pieces: [WALL, down] }).passAll();
    expect(actorsIn(table.options)).toEqual(['monster:orc-1']);
  });

  it('BASE-107: what enters in the Overseer’s turn acts from the next round on', () => {
    const table = fight({ setup: { lord: 'lord:dragon' }, fight: 'final', monsters: ['monster:orc'] }).passAll();
    table.act('lord:dragon', 'spawn').place({ 'monster:fire-spirit': [110, 40] });
    table.place({ 'monster:fire-spirit': [190, 40] });
    expect(table.has('monster:fire-spirit-2')).toBe(true);
    expect(actorsIn(table.options)).toEqual(['monster:orc-1']);
    table.passAll().passAll();
    expect(actorsIn(table.options)).toEqual([
      'monster:orc-1',
      'lord:dragon',
      'monster:fire-spirit-1',
      'monster:fire-spirit-2',
    ]);
  });
});

describe('the end of a round', () => {
  it('BASE-108: who was down a whole round stands up, then trolls heal, then the next round begins', () => {
    const table = fight({
      monsters: ['monster:troll'],
      pieces: [
        { id: 'monster:troll-1', life: 1 },
        { id: 'hero:elf', stun: { round: 0, by: 'monster:ghoul-1' } },
      ],
    });
    table.passAll().choose('monster:troll-1>pass');
    expect(table.events).toEqual([
      { kind: 'passed', piece: 'monster:troll-1' },
      { kind: 'recovered', piece: 'hero:elf' },
      { kind: 'regenerated', piece: 'monster:troll-1', life: 2 },
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
  });

  it('BASE-108: heroes stand up before the room is found cleared', () => {
    const table = fight({
      monsters: ['monster:zombie'],
      pieces: [{ id: 'hero:thief', stun: { round: 0, by: 'monster:ghoul-1' } }],
    });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
    const [recovered, cleared] = [table.happened.indexOf('recovered'), table.happened.indexOf('roomCleared')];
    expect(recovered).toBeGreaterThan(-1);
    expect(cleared).toBeGreaterThan(recovered);
  });
});

describe('what can be taken back', () => {
  it('BASE-109: a choice before release, never a pitch that was released', () => {
    const { state } = fight({ monsters: ['monster:orc'] });
    const begun = timelineOf<CatacombsTypes>({ ok: true, state, events: [], hasRevealed: false });
    const chosen = onwards(begun, { kind: 'choose', options: ['hero:elf>punch'] });
    expect(onwards(chosen, { kind: 'undo' }).state).toEqual(state);
    const flick = { discId: 'hero:elf', from: null, vxMmS: 0, vyMmS: -500 };
    const released = onwards(chosen, { kind: 'flick', flick });
    expect(undoable(released)).toBeNull();
    expect(advance(catacombs, released, { kind: 'undo' })).toMatchObject({
      ok: false,
      refusal: { reason: 'nothingToTakeBack' },
    });
  });
});
