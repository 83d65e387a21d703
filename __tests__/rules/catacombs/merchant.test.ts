import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { catacombs } from '../../../src/rules/catacombs';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { BASE_EQUIPMENT_IDS, type EquipmentId } from '../../../src/rules/catacombs/words/ids';
import { halfPrice } from '../../../src/rules/catacombs/tasks/shops/merchant';
import { pooledGold } from '../../../src/rules/catacombs/tasks/shops/pooledGold';
import { ANN, BOB } from './support/setup';
import { tableAt, type Moment } from './support/tableAt';

const POTION: EquipmentId = 'equipment:healing-potion';
const AXE: EquipmentId = 'equipment:great-axe';
const KNIVES: EquipmentId = 'equipment:throwing-knives';

const rich = (gold: number): NonNullable<Moment['boards']> => ({
  'hero:elf': { gold },
  'hero:barbarian': { gold },
  'hero:thief': { gold },
  'hero:wizard': { gold },
});

/** At the Merchant with these cards on offer and both tokens for half price. */
const offering = (offer: readonly EquipmentId[], boards: Moment['boards'] = {}, discountsLeft = 2) =>
  tableAt({
    boards,
    model: { offer, discountsLeft, equipmentDeck: BASE_EQUIPMENT_IDS },
    tasks: [{ kind: 'merchant', done: [] }],
  });

/** The card itself turned up, the deck shuffled. */
const arriving = (moment: Partial<Moment> = {}) =>
  tableAt({ tasks: [{ kind: 'enterCard', card: 'room:merchant' }], ...moment });

describe('the Merchant', () => {
  it('BASE-285 BASE-286: six cards of the shuffled deck are for sale, the other three stay hidden', () => {
    const table = arriving({ boards: rich(5000) });
    const { equipment } = table.event('offerMade');
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 2 });
    expect(equipment).toHaveLength(6);
    expect(table.model.offer).toEqual(equipment);
    expect([...table.model.equipmentDeck].sort()).toEqual([...BASE_EQUIPMENT_IDS].sort());
    const items = new Set(table.options.map((option) => option.split('>')[1]).filter((item) => item !== undefined));
    expect([...items].sort()).toEqual([...equipment].sort());
    expect(catacombs.viewFor(table.state, ANN).model.equipmentDeck).toEqual([]);
    expect(arriving({ seed: 2 }).event('offerMade').equipment).not.toEqual(equipment);
  });

  it('BASE-287: with fewer than six left, all that remain are shown', () => {
    const table = arriving({ model: { equipmentDeck: [POTION, AXE] } });
    expect([...table.event('offerMade').equipment].sort()).toEqual([AXE, POTION]);
  });

  it('BASE-293 BASE-296: each card is offered to the living heroes it allows, whole and at half price', () => {
    expect(offering([KNIVES, AXE], rich(500)).options).toEqual([
      'hero:thief>equipment:throwing-knives',
      'hero:thief>equipment:throwing-knives>half',
      'hero:barbarian>equipment:great-axe',
      'hero:barbarian>equipment:great-axe>half',
      'leave',
    ]);
    expect(offering([POTION], { ...rich(200), 'hero:elf': { life: 0, gold: 200 } }).options).toEqual([
      'hero:barbarian>equipment:healing-potion',
      'hero:barbarian>equipment:healing-potion>half',
      'hero:thief>equipment:healing-potion',
      'hero:thief>equipment:healing-potion>half',
      'hero:wizard>equipment:healing-potion',
      'hero:wizard>equipment:healing-potion>half',
      'leave',
    ]);
  });

  it('BASE-284: who has left is offered nothing more, and the others go on', () => {
    const table = offering([POTION, AXE], rich(200));
    table.answer({ kind: 'choose', options: ['leave'] }, BOB);
    expect(table.prompt.seats).toEqual([ANN]);
    expect(table.options.filter((option) => option.endsWith('potion'))).toEqual([
      'hero:elf>equipment:healing-potion',
      'hero:barbarian>equipment:healing-potion',
    ]);
    table.answer({ kind: 'choose', options: ['leave'] }, ANN);
    expect(table.model.offer).toEqual([]);
  });

  it('BASE-285: what the living cannot pay for together is barred, and says why', () => {
    const table = offering([AXE], { 'hero:elf': { gold: 200 }, 'hero:barbarian': { gold: 100 } });
    expect(table.options).toEqual(['hero:barbarian>equipment:great-axe>half', 'leave']);
    expect(table.barred('hero:barbarian>equipment:great-axe')).toEqual({
      reason: 'notEnoughGold',
      rule: 'BASE-285',
      details: { price: 500, gold: 300 },
    });
  });

  it('BASE-273 BASE-292: spent gold goes to the reserve, the card to the buyer, and the sum of all gold stays', () => {
    const table = offering([AXE, POTION], { 'hero:barbarian': { gold: 700 } });
    table.choose('hero:barbarian>equipment:great-axe');
    expect(table.events).toEqual([
      { kind: 'bought', hero: 'hero:barbarian', item: AXE, price: 500, paid: { 'hero:barbarian': 500 } },
    ]);
    expect(heroOf(table.model, 'hero:barbarian')).toMatchObject({ gold: 200, equipment: [AXE] });
    expect(table.model.goldReserve).toBe(12_500);
    expect(table.model.offer).toEqual([POTION]);
    expect(table.model.equipmentDeck).not.toContain(AXE);
  });

  it('BASE-301: a hero may carry any number of cards', () => {
    const table = offering([POTION, AXE, 'equipment:iron-ring'], { 'hero:barbarian': { gold: 1000 } });
    for (const item of [POTION, AXE, 'equipment:iron-ring']) table.choose(`hero:barbarian>${item}`);
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([POTION, AXE, 'equipment:iron-ring']);
  });

  it('BASE-297: what one hero owns can never be bought, given or swapped again', () => {
    const table = offering([POTION], rich(200)).choose('hero:elf>equipment:healing-potion');
    table.amounts({ 'hero:elf': 200 });
    expect(table.options).toEqual(['leave']);
    expect(table.refusal({ kind: 'choose', options: ['hero:thief>equipment:healing-potion'] }).reason).toBe(
      'noSuchOption',
    );
  });
});

describe('half price', () => {
  it('BASE-289: half of 500 is 300, of 300 is 200, of 400 is 200', () => {
    expect([500, 300, 400, 200].map(halfPrice)).toEqual([300, 200, 200, 100]);
    const table = offering([AXE], { 'hero:barbarian': { gold: 500 } });
    table.choose('hero:barbarian>equipment:great-axe>half');
    expect(table.event('bought')).toMatchObject({ price: 300 });
  });

  it('BASE-288 BASE-290: two cards at half price for the whole hero side, the third at its full price', () => {
    const table = offering([POTION, AXE, KNIVES], rich(500));
    table.choose('hero:elf>equipment:healing-potion>half').amounts({ 'hero:elf': 100 });
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 1 });
    table.choose('hero:thief>equipment:throwing-knives>half').amounts({ 'hero:thief': 200 });
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 0 });
    expect(table.options).toEqual(['hero:barbarian>equipment:great-axe', 'leave']);
  });

  it('BASE-290: a purchase that is not confirmed leaves its token to another card', () => {
    const table = offering([POTION, AXE], rich(300), 1);
    table.choose('hero:barbarian>equipment:great-axe>half').amounts({ 'hero:thief': 300 }).choose('refuse');
    expect(table.events).toEqual([{ kind: 'paymentRefused', seat: BOB, item: AXE }]);
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 1 });
    expect(table.options).toContain('hero:thief>equipment:healing-potion>half');
  });
});

describe('pooled gold', () => {
  const poor = { 'hero:elf': { gold: 200 }, 'hero:barbarian': { gold: 100 }, 'hero:thief': { gold: 400 } };

  it('BASE-291: the buyer proposes who pays what, and every other payer agrees', () => {
    const table = offering([AXE], poor).choose('hero:barbarian>equipment:great-axe');
    expect(table.prompt).toMatchObject({
      seats: [ANN],
      purpose: { kind: 'payFor', item: AXE, hero: 'hero:barbarian', price: 500 },
      ask: {
        limits: { 'hero:elf': 200, 'hero:barbarian': 100, 'hero:thief': 400 },
        minTotal: 500,
        maxTotal: 500,
        unit: 100,
      },
    });
    table.amounts({ 'hero:barbarian': 100, 'hero:thief': 400 });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeToPay', price: 500 } });
    expect(table.options).toEqual(['agree', 'refuse']);
    expect(table.model.goldReserve).toBe(12_000);
    table.choose('agree');
    expect(table.event('bought').paid).toEqual({ 'hero:barbarian': 100, 'hero:thief': 400 });
    expect(heroOf(table.model, 'hero:thief').gold).toBe(0);
    expect(heroOf(table.model, 'hero:elf').gold).toBe(200);
  });

  it('BASE-291: nobody has to give anything', () => {
    const table = offering([AXE], poor);
    table.choose('hero:barbarian>equipment:great-axe').amounts({ 'hero:elf': 100, 'hero:thief': 400 }).choose('refuse');
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([]);
    expect(pooledGold(table.model)).toBe(700);
    expect(table.model.offer).toEqual([AXE]);
  });

  it('BASE-291: one purse alone, or every coin of all, leaves nothing to share out', () => {
    const alone = offering([AXE], { 'hero:thief': { gold: 900 } }).choose('hero:barbarian>equipment:great-axe');
    expect(alone.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeToPay' } });
    const all = offering([AXE], { ...poor, 'hero:elf': { gold: 0 } }).choose('hero:barbarian>equipment:great-axe');
    expect(all.prompt.purpose).toMatchObject({ paid: { 'hero:barbarian': 100, 'hero:thief': 400 } });
  });

  it('BASE-280: the dead neither spend nor pool, and receive nothing', () => {
    const table = offering([POTION, AXE], { ...poor, 'hero:thief': { gold: 400, life: 0 } });
    expect(pooledGold(table.model)).toBe(300);
    expect(table.options.filter((option) => option.startsWith('hero:thief'))).toEqual([]);
    table.choose('hero:elf>equipment:healing-potion');
    expect(table.prompt.ask).toMatchObject({ limits: { 'hero:elf': 200, 'hero:barbarian': 100 } });
  });

  it('BASE-005: only whole hundreds change hands', () => {
    const table = offering([AXE], rich(500)).choose('hero:barbarian>equipment:great-axe');
    expect(table.refusal({ kind: 'amounts', amounts: { 'hero:elf': 250, 'hero:thief': 250 } }).reason).toBe(
      'wrongAmount',
    );
    for (const { price } of Object.values(EQUIPMENT_CARDS)) expect(price % 100).toBe(0);
  });
});

describe('the visit', () => {
  it('BASE-284: it goes on until every hero player has had enough', () => {
    const table = offering([POTION], rich(200));
    expect(table.prompt.seats).toEqual([ANN, BOB]);
    table.answer({ kind: 'choose', options: ['leave'] }, ANN);
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'merchant' } });
    table.answer({ kind: 'choose', options: ['leave'] }, BOB);
    expect(table.happened).toEqual(['phaseBegan', 'roomRevealed', 'roomEntered', 'phaseBegan']);
  });

  it('BASE-037: a hero buys when its own player says so', () => {
    const table = offering([POTION], rich(200));
    expect(table.refusal({ kind: 'choose', options: ['hero:thief>equipment:healing-potion'] }, ANN)).toEqual({
      reason: 'notYourPiece',
      rule: 'BASE-037',
      details: { piece: 'hero:thief' },
    });
  });

  it('BASE-294: unsold cards go back to the deck', () => {
    const table = arriving({ boards: rich(5000) });
    table.choose('leave');
    expect(table.model.offer).toEqual([]);
    expect([...table.model.equipmentDeck].sort()).toEqual([...BASE_EQUIPMENT_IDS].sort());
  });

  it('BASE-284: a visit takes no turn, no round and no phase of a fight', () => {
    const table = arriving();
    expect(table.happened).toEqual(['offerMade']);
    expect(table.model.room).toBeNull();
    expect(table.options).toEqual(['leave']);
  });
});
