import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { startCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import { fight } from './support/fight';
import { WALL } from './support/pieces';
import { ANN, BOB, setupWith } from './support/setup';
import { Table } from './support/table';
import { placeParty } from './support/placeParty';
import { tableAt } from './support/tableAt';

const game = (change: Partial<CatacombsSetup> = {}, seed = 1) => new Table(startCatacombs(setupWith(change), seed));

const firstCard = (table: Table) => {
  const { path } = table.model;
  return (path.kind === 'line' && path.columns[0]?.[0]?.card) || '';
};

describe('exploration', () => {
  it('BASE-073 BASE-074: the next card is turned up, top first, and Setup follows', () => {
    const table = game();
    expect(table.happened).toEqual(['phaseBegan', 'roomRevealed', 'roomEntered', 'phaseBegan']);
    expect(table.events[0]).toEqual({ kind: 'phaseBegan', phase: 'exploration' });
    expect(table.events[1]).toEqual({ kind: 'roomRevealed', card: firstCard(table) });
    expect(table.events[3]).toEqual({ kind: 'phaseBegan', phase: 'setup' });
  });

  it('BASE-075: at the Merchant and the Healer there is no fight, and exploration goes on', () => {
    const merchant = tableAt({ tasks: [{ kind: 'enterCard', card: 'room:merchant' }] });
    expect(merchant.prompt.purpose.kind).toBe('merchant');
    expect(merchant.model.room).toBeNull();
    const healer = tableAt({ tasks: [{ kind: 'enterCard', card: 'room:healer' }] });
    expect(healer.prompt.purpose.kind).toBe('healer');
    while (healer.state.prompt?.purpose.kind === 'healer') healer.choose('leave');
    expect(healer.happened).toEqual(['phaseBegan', 'roomRevealed', 'roomEntered', 'phaseBegan']);
  });

  it('BASE-058 BASE-076: the Lord’s card begins the final battle, the Lord at the top of its life track', () => {
    const table = tableAt({ tasks: [{ kind: 'enterCard', card: 'room:lair-of-sorcerer' }] });
    expect(table.event('roomEntered')).toEqual({
      kind: 'roomEntered',
      card: 'room:lair-of-sorcerer',
      board: 'temple',
      fight: 'final',
    });
    expect(table.model.room?.lord).toEqual({
      id: 'lord:sorcerer',
      life: LORD_CARDS['lord:sorcerer'].life,
      isVeiled: false,
    });
  });
});

describe('combat and resolution', () => {
  it('BASE-090 BASE-097: at least one round, then another, until no monster is left', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:zombie'] });
    expect(table.happened).toEqual(['roundBegan', 'turnBegan']);
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .nextRound();
    expect(table.happened.slice(-2)).toEqual(['roundBegan', 'turnBegan']);
    expect(table.model.room?.round).toBe(2);
  });

  it('BASE-091 BASE-092: the last monster dead, the others may still act; the room is cleared as the round ends', () => {
    const table = fight({ monsters: ['monster:zombie'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] });
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'act', turn: 'heroes' } });
    expect(table.options).toContain('hero:thief>punch');
    expect(table.options).toContain('skipToEndOfRound');
    table.act('hero:thief', 'punch').flick({ rest: { 'hero:thief': [160, 300] } });
    expect(table.piece('hero:thief')).toMatchObject({ yMm: 300 });
    table.choose('hero:barbarian>pass').choose('hero:wizard>pass');
    expect(table.happened.slice(0, 5)).toEqual(['passed', 'turnBegan', 'roomCleared', 'phaseBegan', 'goldPaid']);
    expect(table.events[1]).toEqual({ kind: 'turnBegan', turn: 'overseer' });
  });

  it('BASE-092: what is left of the round is skipped only when every hero player agrees', () => {
    const table = fight({ monsters: ['monster:zombie'] });
    expect(table.options).not.toContain('skipToEndOfRound');
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1'] });
    table.answer({ kind: 'choose', options: ['skipToEndOfRound'] }, ANN);
    expect(table.events).toEqual([]);
    expect(table.prompt.purpose.kind).toBe('act');
    table.answer({ kind: 'choose', options: ['skipToEndOfRound'] }, BOB);
    expect(table.happened.slice(0, 3)).toEqual(['turnBegan', 'roomCleared', 'phaseBegan']);
  });

  it('BASE-091: a Fire Wall shows no sticker and does not keep a room from being cleared', () => {
    const table = fight({ monsters: ['monster:zombie'], pieces: [WALL] });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
    expect(table.happened).toContain('roomCleared');
  });

  it('BASE-093: each hero is paid for its kills, the discs go back, and exploration begins', () => {
    const table = fight({ monsters: ['monster:orc', 'monster:centaur'], pieces: [{ id: 'monster:orc-1', life: 1 }] });
    table
      .act('hero:elf', 'arrows')
      .flick({ hits: ['monster:orc-1'] })
      .flick({ hits: ['monster:centaur-1'] });
    table
      .act('hero:barbarian', 'punch')
      .flick({ hits: ['monster:centaur-1'] })
      .passAll();
    expect(table.happened.slice(-10)).toEqual([
      'turnBegan',
      'roomCleared',
      'phaseBegan',
      'goldPaid',
      'goldPaid',
      'discsReturned',
      'phaseBegan',
      'roomRevealed',
      'roomEntered',
      'phaseBegan',
    ]);
    expect(table.events.filter(({ kind }) => kind === 'goldPaid')).toEqual([
      { kind: 'goldPaid', hero: 'hero:elf', gold: 100, asked: 100 },
      { kind: 'goldPaid', hero: 'hero:barbarian', gold: 200, asked: 200 },
    ]);
    expect(table.event('discsReturned').discs).toEqual(['orc', 'centaur']);
    expect(table.model.stock).toEqual(stockOf([]));
    expect(table.model.goldReserve).toBe(12_000 - 300);
  });

  it('BASE-094: heroes keep life, spent spells and equipment; everything else leaves the board', () => {
    const table = fight({
      monsters: ['monster:zombie'],
      boards: { 'hero:thief': { life: 4, equipment: ['equipment:shadow-cloak'] } },
      pieces: [WALL],
    });
    table.act('hero:wizard', 'spell:summon-skeleton').place({ 'ally:summoned-skeleton': [240, 420] });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
    const { heroes, room } = table.model;
    expect(heroes['hero:thief']).toMatchObject({ life: 4, equipment: ['equipment:shadow-cloak'] });
    expect(heroes['hero:wizard']?.spentSpells).toEqual(['spell:summon-skeleton']);
    expect(Object.values(room?.pieces ?? {}).filter(({ kind }) => kind !== 'obstacle')).toEqual([]);
  });

  it('BASE-095: in the next Setup everybody stands upright', () => {
    const table = fight({ monsters: ['monster:zombie'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:zombie-1'] });
    table.act('hero:barbarian', 'berserk').flick().decline();
    expect(table.piece('hero:barbarian')).toMatchObject({ stun: { round: 1 } });
    placeParty(table.passAll());
    expect(table.piece('hero:barbarian')).toMatchObject({ stun: null });
  });
});
