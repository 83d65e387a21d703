import { tableAt, type Moment } from '../catacombs/support/tableAt';
import { fight } from '../catacombs/support/fight';
import { lost } from '../catacombs/support/facts';
import { withHouse } from '../catacombs/support/setup';
import { poisonOf } from './support';

const ELF = 'hero:elf';
const CURE = 'service:cure-poison';
const poisoned = { gold: 900, poison: [poisonOf(2), poisonOf(5)] };
const shop = (kind: 'healer' | 'openMerchant', moment: Partial<Moment> = {}) =>
  tableAt({
    setup: { expansions: ['vermin'] },
    boards: { [ELF]: poisoned },
    ...moment,
    tasks: [kind === 'healer' ? { kind, done: [] } : { kind }],
  });

describe('cures for gold', () => {
  it.each(['healer', 'openMerchant'] as const)('VERM-041 VERM-042 VERM-071: 400 for a card at the %s', (kind) => {
    const table = shop(kind).choose(`${ELF}>${CURE}`);
    expect(table.event('bought')).toMatchObject({ hero: ELF, item: CURE, price: 400 });
    expect(table.model.heroes[ELF]?.gold).toBe(500);
    expect(table.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'curePoison', hero: ELF } });
    expect(table.options).toEqual(['poison-5', 'poison-2']);
    table.choose('poison-5');
    expect(table.model.heroes[ELF]?.poison).toEqual([poisonOf(2)]);
    expect(table.model.poisonDiscard).toEqual([poisonOf(5)]);
  });

  it.each([
    ['both', true, true],
    ['merchant', true, false],
    ['healer', false, true],
  ] as const)('VERM-042: where the table says %s', (cureVendor, atMerchant, atHealer) => {
    const setup = { expansions: ['vermin'], ...withHouse({ cureVendor }) } as const;
    const sells = (kind: 'healer' | 'openMerchant') => shop(kind, { setup }).options.includes(`${ELF}>${CURE}`);
    expect([sells('openMerchant'), sells('healer')]).toEqual([atMerchant, atHealer]);
  });

  it('VERM-044: any number of cards, and gold may be pooled', () => {
    const boards = { [ELF]: { ...poisoned, gold: 500 }, 'hero:barbarian': { gold: 300 } };
    const table = shop('healer', { boards })
      .choose(`${ELF}>${CURE}`)
      .amounts({ [ELF]: 100, 'hero:barbarian': 300 });
    table.choose('poison-2').choose(`${ELF}>${CURE}`);
    expect(table.model.heroes[ELF]).toMatchObject({ gold: 0, poison: [] });
  });

  it('VERM-041: not for the sound, and not without the gold', () => {
    expect(shop('healer').options).not.toContain(`hero:thief>${CURE}`);
    const poor = shop('healer', { boards: { [ELF]: { ...poisoned, gold: 300 } } });
    expect(poor.barred(`${ELF}>${CURE}`)).toMatchObject({ reason: 'notEnoughGold', rule: 'VERM-041' });
  });

  it('VERM-071: what Healers have always sold they still sell', () => {
    const table = shop('healer', { boards: { [ELF]: { ...poisoned, life: 3 } } });
    expect(table.options).toContain(`${ELF}>service:healing-touch`);
  });

  it('VERM-045: who fell to poison comes back rid of it all', () => {
    const boards = {
      [ELF]: { life: 0, fellToPoison: true, poison: [poisonOf(5), poisonOf(4)] },
      'hero:thief': { gold: 1000 },
    };
    const table = shop('healer', { boards }).choose(`${ELF}>service:resurrection`).choose('agree');
    expect(table.model.heroes[ELF]).toMatchObject({ life: 2, poison: [] });
    expect(table.model.poisonDiscard).toEqual([poisonOf(5), poisonOf(4)]);
  });

  it('VERM-046: who fell to anything else keeps it', () => {
    const boards = { [ELF]: { life: 0, poison: [poisonOf(3)] }, 'hero:thief': { gold: 1000 } };
    const table = shop('healer', { boards }).choose(`${ELF}>service:resurrection`).choose('agree');
    expect(table.model.heroes[ELF]).toMatchObject({ life: 2, poison: [poisonOf(3)] });
  });

  it('VERM-045: a death by poison in a fight is remembered as one', () => {
    const dead = { life: 0 };
    const table = fight({
      setup: { expansions: ['vermin'] },
      monsters: ['monster:pit-viper'],
      boards: { 'hero:thief': dead, 'hero:wizard': dead, 'hero:barbarian': dead, [ELF]: { poison: [poisonOf(4)] } },
    });
    table.state = { ...table.state, model: { ...table.model, poisonDeck: [poisonOf(5)] } };
    table
      .passAll()
      .act('monster:pit-viper-1', 'attack-1')
      .flick({ hits: [ELF] });
    expect(table.model.heroes[ELF]).toMatchObject({ life: 0, fellToPoison: true });
    expect(table.events).toContainEqual(lost);
  });
});
