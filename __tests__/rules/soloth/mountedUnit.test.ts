import type { CatacombsEvent } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { placed } from '../catacombs/support/facts';
import { solothFight } from './support';

const RIDER = 'monster:orc-wolf-rider-1';
const ORC = 'monster:orc-1';
/** What follows once the last blow has been told. */
const afterTheKill = (events: readonly CatacombsEvent[]): readonly CatacombsEvent[] =>
  events.slice(events.findLastIndex(({ kind }) => kind === 'killed') + 1);
const unhorsed = () =>
  solothFight({ monsters: ['monster:orc-wolf-rider'] })
    .act('hero:elf', 'punch')
    .flick({ hits: [RIDER], rest: { [RIDER]: [70, 100] } });

describe('Mounted Unit', () => {
  it('SOL-187 SOL-188 SOL-193: the mount killed, an Orc from the reserve stands where it came to rest', () => {
    const table = unhorsed();
    expect(table.has(RIDER)).toBe(false);
    expect(table.piece(ORC)).toMatchObject({ card: 'monster:orc', xMm: 70, yMm: 100 });
    expect(table.model.stock.orc).toBe(4);
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([
      { monster: 'monster:orc-wolf-rider', disc: 'orcWolfRider' },
    ]);
  });

  it('SOL-190 SOL-191 SOL-258: what was too much for the mount does not reach the rider', () => {
    const table = solothFight({
      monsters: ['monster:orc-wolf-rider'],
      boards: { 'hero:barbarian': { equipment: ['equipment:great-axe'] } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [RIDER] });
    expect(table.piece(ORC)).toMatchObject({ life: 2, stun: null });
  });

  it('SOL-191: the next pitch of an action may strike it', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act('hero:elf', 'arrows')
      .flick({ hits: [RIDER] })
      .flick({ hits: [ORC] });
    expect(table.piece(ORC)).toMatchObject({ life: 1 });
  });

  it('SOL-189: it acts in the turn of the Overseer like any other, and can be killed', () => {
    const table = unhorsed().passAll();
    expect(table.options).toContain(`${ORC}>attack-1`);
  });

  it('SOL-192: with no Orc in the reserve nobody takes its place', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:zombie'] });
    table.state = { ...table.state, model: { ...table.model, stock: { ...table.model.stock, orc: 0 } } };
    table.act('hero:elf', 'punch').flick({ hits: [RIDER] });
    expect(Object.keys(table.model.room?.pieces ?? {}).filter((id) => id.startsWith('monster:'))).toEqual([
      'monster:zombie-1',
    ]);
  });

  it('SOL-188: driven off the board and dead, its rider comes in where it left', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [RIDER], exits: { [RIDER]: [0, 100] } });
    expect(table.piece(ORC)).toMatchObject({ xMm: 12.5, yMm: 100 });
  });

  it('BASE-339 SOL-188: who left the board is put back where the mount lay; then its rider stands beside', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:zombie'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [RIDER], rest: { [RIDER]: [20, 100] }, exits: { 'monster:zombie-1': [0, 100] } });
    expect(afterTheKill(table.events)).toEqual([
      { kind: 'putBack', piece: 'monster:zombie-1', xMm: 12.5, yMm: 100 },
      placed(ORC, 37.5, 99.5, { by: RIDER, rule: 'SOL-188' }),
    ]);
    expect(table.piece(ORC)).toMatchObject({ xMm: 37.5, yMm: 99.5 });
  });

  it('BASE-181 BASE-339: between two places that are equally near the Overseer chooses for him', () => {
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:zombie'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [RIDER], rest: { 'monster:zombie-1': [12.5, 100] }, exits: { [RIDER]: [0, 100] } });
    const places = [
      { xMm: 12.5, yMm: 75 },
      { xMm: 12.5, yMm: 125 },
    ];
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'putBack', piece: ORC, places } });
    expect(table.options).toEqual(['first', 'second']);
    table.choose('second');
    expect(table.events).toEqual([{ kind: 'putBack', piece: ORC, xMm: 12.5, yMm: 125 }]);
    expect(table.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
  });

  it('BASE-339 SOL-188: of two mounts killed together each rider stands where his own lay', () => {
    const second = 'monster:orc-wolf-rider-2';
    const table = solothFight({ monsters: ['monster:orc-wolf-rider', 'monster:orc-wolf-rider', 'monster:zombie'] })
      .act('hero:elf', 'punch')
      .flick({ hits: [RIDER, second], rest: { [RIDER]: [70, 100], [second]: [170, 120] } });
    expect(afterTheKill(table.events)).toEqual([
      placed(ORC, 70, 100, { by: RIDER, rule: 'SOL-188' }),
      placed('monster:orc-2', 170, 120, { by: second, rule: 'SOL-188' }),
    ]);
  });

  it('BASE-339: captives come back before the rider of a mount that died with their devourer', () => {
    const REMORHAZ = 'monster:remorhaz-1';
    const table = solothFight({
      setup: { expansions: ['soloth', 'vermin'] },
      monsters: ['monster:orc-wolf-rider', 'monster:remorhaz', 'monster:zombie'],
      pieces: [{ id: REMORHAZ, life: 1 }],
    }).passAll();
    table
      .act(REMORHAZ, 'attack-1')
      .flick({ hits: ['hero:thief'] })
      .flick({ hits: ['hero:thief'] });
    expect(table.event('devoured')).toEqual({ kind: 'devoured', hero: 'hero:thief', by: REMORHAZ });
    const rest = { [RIDER]: [70, 100], [REMORHAZ]: [150, 200] } as const;
    table
      .passAll()
      .act('hero:elf', 'punch')
      .flick({ hits: [REMORHAZ, RIDER], rest });
    expect(afterTheKill(table.events)).toEqual([
      placed('hero:thief', 150, 200, { by: REMORHAZ, rule: 'VERM-109' }),
      placed(ORC, 70, 100, { by: RIDER, rule: 'SOL-188' }),
    ]);
  });
});
