import { decide, MINDS } from '../../src/ai/catacombs';
import { reachOfPiece } from '../../src/ai/catacombs/worth/pieces';
import { catacombs, type CatacombsAnswer } from '../../src/rules/catacombs';
import type { EquipmentId, LordId } from '../../src/rules/catacombs/words/ids';
import { seedChance, whyNot } from '../../src/rules/machine';
import type { FightPlan } from '../rules/catacombs/support/fight';
import type { Table } from '../rules/catacombs/support/table';
import { tableAt, type Moment } from '../rules/catacombs/support/tableAt';
import { overseersTurn } from '../rules/soloth/support';

/** What a seat of the app says to the question that stands: the rules take it. */
function saidTo({ state }: Table): CatacombsAnswer {
  const seat = state.prompt!.seats[0]!;
  const view = catacombs.viewFor(state, seat);
  const { answer } = decide({ view, seat, mind: MINDS[2], stream: seedChance(7).play })!;
  expect(whyNot(catacombs, view, { ...answer, seat })).toBeNull();
  return answer;
}

const lair = (lord: LordId, plan: FightPlan = {}): Table => overseersTurn({ fight: 'final', ...plan, setup: { lord } });

const at = (moment: Partial<Moment>): Table =>
  tableAt({ setup: { expansions: ['soloth'], altar: true }, tasks: [], ...moment });

describe('a seat of the app as a Lord of Soloth', () => {
  it('answers whether the Queen vanishes, and where she appears', () => {
    const queen = 'lord:queen-of-the-underworld';
    const table = lair(queen, { monsters: ['monster:fire-demon'] })
      .act(queen, 'vanish')
      .flick()
      .flick();
    expect(saidTo(table)).toMatchObject({ kind: 'choose' });
    expect(saidTo(table.choose('vanish'))).toMatchObject({ kind: 'place', places: [{ id: queen }] });
  });

  it('calls on one who can strike rather than on nobody', () => {
    const chief = 'lord:orc-warchief';
    const table = lair(chief, { monsters: [['monster:orc', [80, 360]]], heroes: { 'hero:elf': [80, 410] } });
    expect(saidTo(table.act(chief, 'war-cry').flick().flick())).toMatchObject({ options: ['monster:orc-1>attack-1'] });
  });

  it('takes a form, and knows what its monsters make of it', () => {
    const shifter = 'lord:shape-shifter';
    const table = lair(shifter, { monsters: ['monster:manticore', 'monster:lizard-man'] });
    expect(reachOfPiece(table.model, table.piece(shifter)).blows).toBe(3);
    expect(saidTo(table.act(shifter, 'shift'))).toMatchObject({ kind: 'choose' });
  });

  it('counts the heads that the Hydra has left', () => {
    const blows = [8, 5, 1].map((lordLife) => {
      const table = lair('lord:hydra', { lordLife, monsters: ['monster:lizard-man'] });
      return reachOfPiece(table.model, table.piece('lord:hydra')).blows;
    });
    expect(blows).toEqual([3, 3, 6]);
  });
});

describe('a seat of the app before the Altar', () => {
  const rich = { 'hero:elf': { gold: 1000 } } as const;
  const gift = (equipment: EquipmentId, boards: Moment['boards'] = rich): Table =>
    at({ boards, model: { equipmentDeck: [equipment] }, tasks: [{ kind: 'judgeOffering', equipment }] });

  it('offers what it has, for there is nothing left to buy', () => {
    expect(saidTo(at({ boards: rich, tasks: [{ kind: 'altar', done: [] }] }))).toMatchObject({ options: ['offer'] });
    expect(saidTo(at({ tasks: [{ kind: 'altar', done: [] }] }))).toMatchObject({ options: ['leave'] });
  });

  it('takes what helps for somebody who can use it, and rejects the rest', () => {
    expect(saidTo(gift('equipment:great-axe'))).toMatchObject({ options: ['hero:barbarian'] });
    expect(saidTo(gift('equipment:map'))).toMatchObject({ options: ['reject'] });
    expect(saidTo(gift('equipment:great-axe', { 'hero:barbarian': { life: 0 } }))).toMatchObject({
      options: ['reject'],
    });
  });

  it('agrees where the hero can use it', () => {
    const agreeing = (hero: 'hero:barbarian' | 'hero:elf') =>
      at({ tasks: [{ kind: 'agreeOffering', equipment: 'equipment:great-axe', hero, agreed: [] }] });
    expect(saidTo(agreeing('hero:barbarian'))).toMatchObject({ options: ['accept'] });
    expect(saidTo(agreeing('hero:elf'))).toMatchObject({ options: ['decline'] });
  });
});

describe('a seat of the app at the Merchant of Soloth', () => {
  const stall = (gold: number, offer: readonly EquipmentId[]): Table =>
    at({
      boards: { 'hero:elf': { gold } },
      model: { offer, equipmentDeck: [...offer, 'equipment:iron-ring'] },
      tasks: [{ kind: 'merchant', done: [] }],
    });

  it('buys what helps before it looks any further', () => {
    expect(saidTo(stall(900, ['equipment:barbed-arrow']))).toMatchObject({
      options: ['hero:elf>equipment:barbed-arrow'],
    });
  });

  it('looks further with much gold and nothing to buy, and leaves with little', () => {
    expect(saidTo(stall(900, ['equipment:map']))).toMatchObject({ options: ['peek'] });
    expect(saidTo(stall(300, ['equipment:map']))).toMatchObject({ options: ['leave'] });
  });
});
