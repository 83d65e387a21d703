import { catacombs, startCatacombs } from '../../../src/rules/catacombs';
import { EQUIPMENT_CARDS, equipmentOf } from '../../../src/rules/catacombs/content/equipment';
import { LAIRS, specialRoomsOf } from '../../../src/rules/catacombs/content/rooms';
import { BASE_EQUIPMENT_IDS, type EquipmentId } from '../../../src/rules/catacombs/words/ids';
import { builtMaze } from '../../../src/rules/catacombs/start/builtMaze';
import { whyNotSetup } from '../../../src/rules/catacombs/start/whyNotSetup';
import { ANN, BOB, setupWith } from '../catacombs/support/setup';
import { BUILT } from '../catacombs/support/maze';
import { tableAt, type Moment } from '../catacombs/support/tableAt';

const SOLOTH = { expansions: ['soloth'] } as const;
const MERCHANT = 'room:merchant-of-soloth';

const rich = (gold: number): NonNullable<Moment['boards']> => ({
  'hero:elf': { gold },
  'hero:barbarian': { gold },
  'hero:thief': { gold },
  'hero:wizard': { gold },
});

const arriving = (moment: Partial<Moment> = {}) =>
  tableAt({
    tasks: [{ kind: 'enterCard', card: MERCHANT }],
    boards: rich(900),
    ...moment,
    setup: { ...SOLOTH, ...moment.setup },
  });

const RING: EquipmentId = 'equipment:iron-ring';
const MAP: EquipmentId = 'equipment:map';
const POTION: EquipmentId = 'equipment:healing-potion';

/** One card for sale and two under it. */
const withDeck = (boards: Moment['boards'], deck: readonly EquipmentId[] = [RING, MAP, POTION]) =>
  tableAt({
    setup: SOLOTH,
    boards,
    model: { equipmentDeck: deck, offer: deck.slice(0, 1) },
    tasks: [{ kind: 'merchant', done: [] }],
  });

describe('the Merchant of Soloth', () => {
  it('SOL-049: takes the place of the old one everywhere', () => {
    expect(specialRoomsOf(['soloth']).map(({ id }) => id)).not.toContain('room:merchant');
    for (const kind of ['line', 'branching', 'labyrinth'] as const) {
      const layout =
        kind === 'line'
          ? ({ kind, roomsOfLevel: [1, 2, 1] } as const)
          : kind === 'branching'
            ? ({ kind } as const)
            : ({ kind, map: 'default', sizeColumns: 4, sizeRows: 3 } as const);
      const { path } = startCatacombs(setupWith({ ...SOLOTH, layout }), 3).state.model;
      const cards = path.kind === 'line' ? path.columns.flat() : path.spaces.flatMap((space) => space ?? []);
      const merchants = cards.map(({ card }) => card).filter((card) => card.includes('merchant'));
      expect(merchants).toEqual([MERCHANT]);
    }
    expect(LAIRS).toHaveLength(8);
    expect(whyNotSetup(setupWith({ ...SOLOTH, layout: BUILT }))).toMatchObject({ details: { card: 'room:merchant' } });
  });

  it('SOL-050 SOL-059: ten cards of the shuffled deck, old and new, none that somebody owns', () => {
    const table = arriving({
      boards: { ...rich(900), 'hero:elf': { equipment: [RING] } },
      model: { equipmentDeck: equipmentOf(['soloth']).filter((id) => id !== RING) },
    });
    const { equipment } = table.event('offerMade');
    expect(equipment).toHaveLength(10);
    expect(equipment).not.toContain(RING);
    expect(equipment.some((id) => !BASE_EQUIPMENT_IDS.some((one) => one === id))).toBe(true);
    expect(arriving({ seed: 2 }).event('offerMade').equipment).not.toEqual(equipment);
  });

  it('SOL-051 SOL-052: any of them, at full price and no other', () => {
    const table = arriving();
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 0, peekPrice: 100 });
    expect(table.options.filter((option) => option.endsWith('half'))).toEqual([]);
    const sold = withDeck({ 'hero:elf': { gold: 300 } }).choose(`hero:elf>${RING}`);
    expect(sold.event('bought')).toMatchObject({ hero: 'hero:elf', item: RING, price: EQUIPMENT_CARDS[RING].price });
    expect(sold.model.heroes['hero:elf']).toMatchObject({ gold: 0, equipment: [RING] });
  });

  it('SOL-053 SOL-055: for 100 gold the next card joins the offer, and may be bought at full price', () => {
    const table = withDeck({ 'hero:elf': { gold: 300 } });
    table.answer({ kind: 'choose', options: ['peek'] }, ANN);
    expect(table.event('goldSpent')).toMatchObject({ item: 'service:peek', price: 100, paid: { 'hero:elf': 100 } });
    expect(table.event('cardPeeked')).toEqual({ kind: 'cardPeeked', equipment: MAP });
    expect(table.model.offer).toEqual([RING, MAP]);
    expect(table.model.heroes['hero:elf']!.gold).toBe(200);
    table.choose(`hero:elf>${MAP}`);
    expect(table.model.heroes['hero:elf']).toMatchObject({ gold: 0, equipment: [MAP] });
    expect(catacombs.viewFor(withDeck({}).state, ANN).model.equipmentDeck).toEqual([]);
  });

  it('SOL-054 SOL-058: again and again, until the deck or the gold is spent', () => {
    const table = withDeck({ 'hero:elf': { gold: 900 } })
      .choose('peek')
      .choose('peek');
    expect(table.model.offer).toEqual([RING, MAP, POTION]);
    expect(table.barred('peek')).toMatchObject({ reason: 'deckIsEmpty', rule: 'SOL-058' });
    expect(withDeck({}).barred('peek')).toMatchObject({ reason: 'notEnoughGold', rule: 'SOL-053' });
  });

  it('SOL-058: with fewer than ten cards left, all are shown', () => {
    expect(arriving({ model: { equipmentDeck: [RING, MAP] } }).event('offerMade').equipment).toHaveLength(2);
  });

  it('SOL-057: a look is paid for together, and whoever pays is asked', () => {
    const table = withDeck({ 'hero:elf': { gold: 100 }, 'hero:wizard': { gold: 100 } });
    table.answer({ kind: 'choose', options: ['peek'] }, ANN).amounts({ 'hero:elf': 0, 'hero:wizard': 100 });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeToPay', item: 'service:peek' } });
    expect(table.choose('refuse').model.offer).toEqual([RING]);
    const dead = withDeck({ 'hero:elf': { gold: 50, life: 0 }, 'hero:barbarian': { gold: 100 } });
    expect(dead.options).toContain('peek');
  });

  it('SOL-056: what is left is shuffled into the deck again', () => {
    const deck = equipmentOf(['soloth']);
    const table = arriving({ model: { equipmentDeck: deck } });
    const shown = table.model.equipmentDeck;
    table.answer({ kind: 'choose', options: ['leave'] }, ANN).answer({ kind: 'choose', options: ['leave'] }, BOB);
    expect(table.model.offer).toEqual([]);
    expect([...table.model.equipmentDeck].sort()).toEqual([...deck].sort());
    expect(table.model.equipmentDeck).not.toEqual(shown);
  });

  it('SOL-267: in a labyrinth as well he shows ten', () => {
    const cards = BUILT.cards.map((card) => (card === 'room:merchant' ? MERCHANT : card));
    const layout = { ...BUILT, cards };
    const table = arriving({ setup: { layout }, model: { path: builtMaze(layout) } });
    expect(table.event('offerMade').equipment).toHaveLength(10);
  });
});

describe('the gold of Soloth', () => {
  it('SOL-004 SOL-005: 10,000 more lie in the reserve, and no more can be earned', () => {
    const reserve = (expansions: readonly 'soloth'[]) =>
      startCatacombs(setupWith({ expansions }), 1).state.model.goldReserve;
    expect(reserve(['soloth']) - reserve([])).toBe(10_000);
  });
});
