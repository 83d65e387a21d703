import { advance, timelineOf } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { MISSILE, pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import { printCard } from './support/cards';
import { burnt, burntToDeath, down, hurt, killed, putBack, stopped, struck } from './support/facts';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { touch } from './support/table';

const CERBERUS = 'monster:cerberus-1';
const ORC = 'monster:orc-1';

describe('sequences and alternatives', () => {
  it('BASE-158 BASE-160: two arrows, one straight after the other, each placed afresh near the Elf', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:orc'] })
      .act('hero:elf', 'arrows')
      .flick({ hits: [ORC], rest: { missile: [40, 100] } });
    expect(table.prompt.seats).toEqual(['ann']);
    const { ask } = table.prompt;
    if (ask.kind !== 'flick') throw new Error('no flick');
    expect(ask.discs).toEqual([]);
    expect(ask.projectile).toMatchObject({ id: 'missile', regions: [{ kind: 'near', xMm: 80, yMm: 420 }] });
    expect(ask.taken.map(({ id }) => id)).not.toContain('missile');
    table.flick({ hits: ['monster:orc-2'] });
    expect(table.options.filter((option) => option.startsWith('hero:elf'))).toEqual([]);
  });

  it('BASE-159: the second Punch of a sequence starts where the first came to rest', () => {
    const table = fight({ monsters: ['monster:cerberus'] })
      .passAll()
      .act(CERBERUS, 'attack-1')
      .flick({ rest: { [CERBERUS]: [150, 300] } })
      .answer({ kind: 'flick', flick: { discId: CERBERUS, from: null, vxMmS: 0, vyMmS: 100 } });
    const { ask } = table.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('no flight');
    expect(ask.table.discs.find(({ id }) => id === CERBERUS)).toMatchObject({ xMm: 150, yMm: 300 });
  });

  it('BASE-159 BASE-179: … or where it was put back after it left the board', () => {
    const table = fight({ monsters: ['monster:cerberus'] })
      .passAll()
      .act(CERBERUS, 'attack-1')
      .flick({ exits: { [CERBERUS]: [0, 200] } });
    expect(table.events.slice(1)).toEqual([putBack(CERBERUS, 19, 200)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: CERBERUS });
    expect(table.piece(CERBERUS)).toMatchObject({ xMm: 19, yMm: 200, life: 2 });
  });

  it('BASE-161: a kill of the first pitch is settled before the second', () => {
    const table = fight({ monsters: ['monster:skeleton-warrior'] })
      .act('hero:thief', 'dodge')
      .flick({ hits: ['monster:skeleton-warrior-1'] });
    expect(table.event('killed').piece).toBe('monster:skeleton-warrior-1');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: 'hero:thief' });
    expect(table.has('monster:skeleton-warrior-1')).toBe(false);
  });

  it('BASE-162: a sequence may hurt the same target with each of its attacks', () => {
    const table = fight({ monsters: ['monster:cerberus'] })
      .passAll()
      .act(CERBERUS, 'attack-1')
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1, 3)).toEqual([struck('hero:elf', CERBERUS), hurt('hero:elf', 6, CERBERUS)]);
  });

  it('BASE-163: the first attack must be made, what remains may be declined', () => {
    const table = fight({ monsters: ['monster:orc'] }).act('hero:elf', 'arrows');
    expect(table.refusal({ kind: 'flick', flick: null })).toMatchObject({ reason: 'mustFlick' });
    table.flick().decline();
    expect(table.events).toEqual([stopped('hero:elf')]);
    expect(table.options.some((option) => option.startsWith('hero:elf'))).toBe(false);
  });

  it('BASE-163: the Punch after Raise may be declined, for something of the action is done', () => {
    const table = fight({ fight: 'final', setup: { lord: 'lord:lich' } })
      .passAll()
      .act('lord:lich', 'raise');
    table.place({ [table.prompt.ask.kind === 'place' ? table.prompt.ask.pieces[0]!.id : '']: [200, 25] });
    expect(table.prompt.ask).toMatchObject({ kind: 'flick', mayDecline: true });
    table.decline();
    expect(table.events[0]).toEqual(stopped('lord:lich'));
  });

  it('BASE-164 BASE-259: an actor that dies in its own first attack makes no second', () => {
    const table = fight({
      monsters: ['monster:orc'],
      boards: { 'hero:thief': { life: 1 } },
      pieces: [WALL],
    })
      .act('hero:thief', 'dodge')
      .flick({ hits: ['fire-wall-1', ORC] });
    expect(table.events.slice(1)).toEqual([burnt('hero:thief', 0), burntToDeath('hero:thief')]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
    expect(table.has('hero:thief')).toBe(false);
    expect(table.piece(ORC)).toMatchObject({ life: 2 });
  });

  it('BASE-164 BASE-265: Feeding Frenzy at the first successful attack ends the sequence', () => {
    printCard('monster:zombie', { actions: [[pitch(PUNCH), pitch(PUNCH)]] });
    const table = fight({ monsters: ['monster:zombie', 'monster:orc'] })
      .passAll()
      .act('monster:zombie-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(1)).toEqual([
      struck('hero:elf', 'monster:zombie-1'),
      hurt('hero:elf', 7, 'monster:zombie-1'),
      down('monster:zombie-1', 3, 'monster:zombie-1', 'BASE-260'),
    ]);
    expect(table.options).toEqual(['monster:orc-1>attack-1', 'monster:orc-1>pass']);
  });

  it('BASE-164: a Fire Spirit that has become a wall makes no second attack', () => {
    printCard('monster:fire-spirit', { actions: [[pitch(PUNCH), pitch(PUNCH)]] });
    const table = fight({ monsters: ['monster:fire-spirit', 'monster:orc'] })
      .passAll()
      .act('monster:fire-spirit-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.events.slice(-1)).toEqual([
      { kind: 'becameFireWall', piece: 'monster:fire-spirit-1', wall: 'fire-wall-1' },
    ]);
    expect(table.options).toEqual(['monster:orc-1>attack-1', 'monster:orc-1>pass']);
  });

  it('BASE-164: the Elf shot dead by his own arrow, by way of a Fire Wall, shoots no second', () => {
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:elf': { life: 1 } }, pieces: [WALL] })
      .act('hero:elf', 'arrows')
      .flick({
        log: [touch('missile', 'fire-wall-1', 10), touch('fire-wall-1', 'hero:elf', 20), touch('missile', ORC, 30)],
      });
    expect(table.events.slice(1)).toEqual([
      burnt('hero:elf', 0),
      burntToDeath('hero:elf'),
      struck(ORC, 'missile', 30),
      hurt(ORC, 1, 'missile'),
    ]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act' });
  });

  it('BASE-145: with no spot free within reach there is no missile to shoot, and nothing to choose', () => {
    const boulder = (id: string, xMm: number, yMm: number) =>
      ({ kind: 'obstacle', id, xMm, yMm, radiusMm: 40 }) as const;
    const table = fight({
      monsters: ['monster:orc'],
      heroes: {
        'hero:elf': [12.5, 437.5],
        'hero:barbarian': [150, 420],
        'hero:thief': [200, 420],
        'hero:wizard': 'away',
      },
      pieces: [boulder('obstacle-1', 65, 437.5), boulder('obstacle-2', 12.5, 385), boulder('obstacle-3', 50, 400)],
    });
    expect(table.options.filter((option) => option.startsWith('hero:elf'))).toEqual([
      'hero:elf>punch',
      'hero:elf>pass',
    ]);
    expect(table.barred('hero:elf>arrows')).toEqual({ reason: 'noRoomBeside', rule: 'BASE-145', details: {} });
  });

  it('BASE-145 BASE-158: hemmed in by its own first flick it shoots no missile, and goes on', () => {
    const stones = Array.from({ length: 3 }, (_, index) => {
      const angle = (index * Math.PI) / 4;
      const [xMm, yMm] = [12.5 + 32.7 * Math.cos(angle), 12.5 + 32.7 * Math.sin(angle)];
      return { kind: 'obstacle', id: `obstacle-${index + 1}`, xMm, yMm, radiusMm: 12.5 } as const;
    });
    printCard('monster:orc', { actions: [[pitch(PUNCH), pitch(MISSILE), pitch(PUNCH)]] });
    const table = fight({ monsters: [['monster:orc', [150, 60]]], pieces: stones })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ rest: { [ORC]: [12.5, 12.5] } });
    expect(table.events.slice(1)).toEqual([stopped(ORC)]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: ORC, attack: 'punch' });
  });

  it('BASE-165: an alternative can be taken back until the first pitch is released', () => {
    const table = fight({ monsters: ['monster:skeleton-archer'] }).passAll();
    const archer = 'monster:skeleton-archer-1';
    const opened = timelineOf({ ok: true, state: table.state, events: [], hasRevealed: true });
    const punching = advance(catacombs, opened, { kind: 'choose', options: [`${archer}>attack-1`] });
    if (!punching.ok) throw new Error('refused');
    const back = advance(catacombs, punching.timeline, { kind: 'undo' });
    if (!back.ok) throw new Error('refused');
    expect(back.timeline.state).toEqual(table.state);
    const flicked = advance(catacombs, punching.timeline, {
      kind: 'flick',
      flick: { discId: archer, from: null, vxMmS: 0, vyMmS: 500 },
    });
    if (!flicked.ok) throw new Error('refused');
    expect(advance(catacombs, flicked.timeline, { kind: 'undo' })).toMatchObject({ ok: false });
  });

  it('BASE-158: the Centaur punches, then shoots', () => {
    const table = fight({ monsters: ['monster:centaur'], boards: { 'hero:wizard': { life: 1 } } })
      .passAll()
      .act('monster:centaur-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', attack: 'missile' });
    table.flick({ hits: ['hero:wizard'] });
    expect(table.events.slice(1, 4)).toEqual([
      struck('hero:wizard', 'missile'),
      hurt('hero:wizard', 0, 'missile'),
      killed('hero:wizard', 'missile'),
    ]);
  });
});
