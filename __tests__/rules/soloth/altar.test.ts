import { openCatacombs, startCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import type { EquipmentId } from '../../../src/rules/catacombs/words/ids';
import type { LayoutChoice } from '../../../src/rules/catacombs/model/setup';
import { columnsOf, defaultMaze } from '../../../src/rules/catacombs/start/slots';
import { isSolvable } from '../../../src/rules/catacombs/start/layMaze';
import { ANN, BOB, setupWith, withVariants } from '../catacombs/support/setup';
import { tableAt, type Moment } from '../catacombs/support/tableAt';
import type { Table } from '../catacombs/support/table';

const ALTAR = 'room:altar-of-soloth';
const RING: EquipmentId = 'equipment:iron-ring';
const AXE: EquipmentId = 'equipment:great-axe';
const MAP: EquipmentId = 'equipment:map';

const withAltar = (change: Partial<CatacombsSetup> = {}): CatacombsSetup =>
  setupWith({ expansions: ['soloth'], altar: true, ...change });

const before = (moment: Partial<Moment> = {}): Table =>
  tableAt({
    setup: { expansions: ['soloth'], altar: true },
    boards: { 'hero:elf': { gold: 1500 } },
    tasks: [{ kind: 'enterCard', card: ALTAR }],
    ...moment,
    model: { equipmentDeck: [AXE, RING, MAP], ...moment.model },
  });

/** Ann offers from the Elf's purse alone, and the first card is turned over. */
const offered = (moment: Partial<Moment> = {}): Table =>
  before(moment).answer({ kind: 'choose', options: ['offer'] }, ANN);

const leave = (table: Table): Table =>
  table.answer({ kind: 'choose', options: ['leave'] }, ANN).answer({ kind: 'choose', options: ['leave'] }, BOB);

describe('where the Altar of Soloth lies', () => {
  it('SOL-060 SOL-227: last before the Lord, if the table wants it', () => {
    for (const layout of [{ kind: 'line', roomsOfLevel: [1, 2, 1] }, { kind: 'branching' }] as const) {
      const slots = columnsOf(withAltar({ layout, ...withVariants({ secondHealer: true }) })).flat();
      expect(slots.slice(-2)).toEqual(['altar', 'lord']);
      expect(columnsOf(withAltar({ layout, altar: false })).flat()).not.toContain('altar');
    }
    expect(defaultMaze({ shops: [], last: ['altar'] }).slots.slice(-2)).toEqual(['altar', 'lord']);
    const { path } = startCatacombs(withAltar(), 1).state.model;
    expect(path.kind === 'line' && path.columns.at(-2)).toMatchObject([{ card: ALTAR }]);
  });

  it.each<LayoutChoice>([
    { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 },
    { kind: 'labyrinth', map: 'generated', sizeColumns: 3, sizeRows: 3 },
    { kind: 'labyrinth', map: 'generated', sizeColumns: 4, sizeRows: 4 },
  ])('SOL-060: in a labyrinth ($map, $sizeColumns by $sizeRows) beside the Lord, and it can be reached', (layout) => {
    for (const seed of [1, 2, 3]) {
      const { path } = startCatacombs(withAltar({ layout }), seed).state.model;
      if (path.kind !== 'labyrinth') throw new Error('no labyrinth');
      expect(path.spaces.at(-2)?.card).toBe(ALTAR);
      expect(isSolvable(path)).toBe(true);
    }
  });

  it('SOL-060: only where Soloth is played', () => {
    expect(openCatacombs(setupWith({ altar: true }), 1)).toMatchObject({ ok: false, error: { rule: 'SOL-060' } });
  });
});

describe('an offering', () => {
  it('SOL-061 SOL-063 SOL-071: 500 gold turn one card over; no fight, no other phase', () => {
    const table = before();
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'altar', price: 500 } });
    expect(table.options).toEqual(['offer', 'leave']);
    expect(table.model.room).toBeNull();
    table.answer({ kind: 'choose', options: ['offer'] }, ANN);
    expect(table.event('goldSpent')).toMatchObject({ item: 'service:offering', price: 500 });
    expect(table.event('offeringTurned').equipment).toBe(AXE);
    expect(table.model.heroes['hero:elf']!.gold).toBe(1000);
    expect(before({ boards: { 'hero:elf': { gold: 400 } } }).barred('offer')).toMatchObject({
      reason: 'notEnoughGold',
      rule: 'SOL-061',
    });
  });

  it('SOL-062: several may pay for it, each asked', () => {
    const table = offered({ boards: { 'hero:elf': { gold: 300 }, 'hero:thief': { gold: 300 } } });
    table.amounts({ 'hero:elf': 300, 'hero:thief': 200 });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeToPay', price: 500 } });
    table.choose('agree');
    expect(table.prompt.purpose.kind).toBe('judgeOffering');
    expect(table.model.heroes['hero:thief']!.gold).toBe(100);
  });

  it('SOL-064 SOL-070: all hero players agree to whom it goes', () => {
    const table = offered();
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'judgeOffering', equipment: AXE } });
    table.answer({ kind: 'choose', options: ['hero:barbarian'] }, ANN);
    expect(table.prompt).toMatchObject({
      seats: [BOB],
      purpose: { kind: 'agreeOffering', equipment: AXE, hero: 'hero:barbarian' },
    });
    table.answer({ kind: 'choose', options: ['accept'] }, BOB);
    expect(table.event('offeringJudged')).toEqual({ kind: 'offeringJudged', equipment: AXE, hero: 'hero:barbarian' });
    expect(table.model.heroes['hero:barbarian']!.equipment).toEqual([AXE]);
    expect(table.model.equipmentDeck).toEqual([RING, MAP]);
  });

  it('SOL-066 SOL-070: one who declines is enough; the card goes under the deck, and another may be offered for', () => {
    const table = offered()
      .answer({ kind: 'choose', options: ['hero:barbarian'] }, ANN)
      .answer({ kind: 'choose', options: ['decline'] }, BOB);
    expect(table.event('offeringJudged').hero).toBeNull();
    expect(table.model.equipmentDeck).toEqual([RING, MAP, AXE]);
    expect(table.options).toEqual(['offer', 'leave']);
    const rejected = offered().answer({ kind: 'choose', options: ['reject'] }, BOB);
    expect(rejected.model.equipmentDeck).toEqual([RING, MAP, AXE]);
  });

  it('SOL-067: the gold of a rejected one is gone', () => {
    const table = offered().choose('reject');
    expect(table.model.heroes['hero:elf']!.gold).toBe(1000);
    expect(table.choose('offer').event('offeringTurned').equipment).toBe(RING);
  });

  it('SOL-065 SOL-067: once a gift is accepted there is no other, whoever comes back', () => {
    const table = offered().choose('hero:barbarian');
    expect(table.prompt.purpose.kind).not.toBe('altar');
    expect(table.model.isAltarSpent).toBe(true);
    expect(before({ model: { isAltarSpent: true } }).prompt.purpose.kind).not.toBe('altar');
  });

  it('SOL-068: the deck is not shuffled, and with none left nothing can be offered', () => {
    const table = offered({ seed: 5 }).choose('reject').choose('offer').choose('reject').choose('offer');
    expect(table.event('offeringTurned').equipment).toBe(MAP);
    expect(before({ model: { equipmentDeck: [] } }).barred('offer')).toMatchObject({
      reason: 'deckIsEmpty',
      rule: 'SOL-068',
    });
  });

  it('SOL-069: only the living receive it; who cannot use it is pointed out and may have it all the same', () => {
    const table = offered({ boards: { 'hero:elf': { gold: 500 }, 'hero:barbarian': { life: 0 } } });
    expect(table.options).toEqual(['hero:elf', 'hero:thief', 'hero:wizard', 'reject']);
    expect(table.prompt.purpose).toMatchObject({ unfit: ['hero:elf', 'hero:thief', 'hero:wizard'] });
    expect(table.choose('hero:thief').model.heroes['hero:thief']!.equipment).toEqual([AXE]);
  });

  it('SOL-263: losing the gift to Corrosion buys no other', () => {
    const table = offered().choose('hero:barbarian');
    const { model } = table;
    const robbed = { ...model.heroes, 'hero:barbarian': { ...model.heroes['hero:barbarian']!, equipment: [] } };
    const later = before({ model: { isAltarSpent: model.isAltarSpent!, heroes: robbed } });
    expect(later.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
    expect(before({ model: { heroes: robbed } }).prompt.purpose.kind).toBe('altar');
  });

  it('SOL-061: nobody has to offer anything', () => {
    const table = leave(before());
    expect(table.prompt.purpose.kind).not.toBe('altar');
    expect(table.model.isAltarSpent).toBeUndefined();
  });
});
