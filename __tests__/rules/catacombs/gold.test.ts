import { withHero } from '../../../src/rules/catacombs/model/changes';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import type { HeroId, MonsterId } from '../../../src/rules/catacombs/words/ids';
import type { Kill } from '../../../src/rules/catacombs/words/rewards';
import { fight, type FightPlan } from './support/fight';
import { ANN, BOB } from './support/setup';
import type { Table } from './support/table';

const kill = (monster: MonsterId, disc: Kill['disc']): Kill => ({ monster, disc });
const ORC = kill('monster:orc', 'orc');
const MINOTAUR = kill('monster:minotaur', 'minotaur');
const ZOMBIE = kill('monster:zombie', 'zombie');

/** These kills lie beside the boards, and the room is empty: the round runs out and the room is over. */
function roomOver(kills: Partial<Record<HeroId, readonly Kill[]>>, plan: FightPlan = {}): Table {
  const ids = Object.keys(kills) as HeroId[];
  const boards = Object.fromEntries(ids.map((id) => [id, { ...plan.boards?.[id], kills: kills[id] ?? [] }]));
  return endRoom(fight({ ...plan, boards: { ...plan.boards, ...boards } }));
}

function endRoom(table: Table): Table {
  const pass = () => table.options.find((option) => option.endsWith('>pass'));
  while (table.prompt.purpose.kind === 'act' && !table.happened.includes('roomCleared')) table.choose(pass()!);
  return table;
}

const paidIn = (table: Table) => table.events.filter((event) => event.kind === 'goldPaid');

describe('gold for kills', () => {
  it('BASE-269 BASE-270: each hero is paid what its own kills are worth, also when one player holds several', () => {
    const table = roomOver({ 'hero:elf': [ORC, MINOTAUR], 'hero:barbarian': [ZOMBIE] });
    expect(paidIn(table)).toEqual([
      { kind: 'goldPaid', hero: 'hero:elf', gold: 400, asked: 400 },
      { kind: 'goldPaid', hero: 'hero:barbarian', gold: 100, asked: 100 },
    ]);
    expect(heroOf(table.model, 'hero:elf').gold).toBe(400);
    expect(heroOf(table.model, 'hero:barbarian').gold).toBe(100);
    expect(heroOf(table.model, 'hero:wizard').gold).toBe(0);
    expect(table.model.goldReserve).toBe(11_500);
  });

  it('BASE-047: the Thief earns 100 more for each', () => {
    const table = roomOver({ 'hero:thief': [ORC, MINOTAUR] });
    expect(heroOf(table.model, 'hero:thief').gold).toBe(600);
  });

  it('BASE-025 BASE-272: killed monsters lie beside the board until they are paid, then they go back', () => {
    const table = fight({ monsters: ['monster:zombie'] }).act('hero:elf', 'punch');
    table.flick({ hits: ['monster:zombie-1'] });
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([ZOMBIE]);
    expect(table.model.stock.zombie).toBe(stockOf([]).zombie - 1);
    endRoom(table);
    const order = table.happened.filter((kind) => kind === 'goldPaid' || kind === 'discsReturned');
    expect(order).toEqual(['goldPaid', 'discsReturned']);
    expect(table.event('discsReturned')).toEqual({ kind: 'discsReturned', discs: ['zombie'] });
    expect(heroOf(table.model, 'hero:elf').kills).toEqual([]);
    expect(table.model.stock).toEqual(stockOf([]));
  });

  it('BASE-274: a dead hero is paid nothing for this room, not even for what it killed before it died', () => {
    const table = fight({
      monsters: ['monster:zombie', 'monster:skeleton-warrior'],
      boards: { 'hero:elf': { life: 1 } },
    });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1'] });
    table.act('hero:thief', 'pass').act('hero:barbarian', 'pass').act('hero:wizard', 'pass');
    table.act('monster:skeleton-warrior-1', 'attack-1').flick({ hits: ['hero:elf'] });
    table.act('hero:thief', 'punch').flick({ hits: ['monster:skeleton-warrior-1'] });
    endRoom(table);
    expect(paidIn(table)).toEqual([{ kind: 'goldPaid', hero: 'hero:thief', gold: 200, asked: 200 }]);
    expect(heroOf(table.model, 'hero:elf')).toMatchObject({ life: 0, gold: 0, kills: [] });
    expect(table.model.stock).toEqual(stockOf([]));
  });

  it('BASE-275: it keeps the gold and equipment it had', () => {
    const table = roomOver(
      { 'hero:elf': [ORC] },
      { boards: { 'hero:elf': { life: 0, gold: 700, equipment: ['equipment:map'] } } },
    );
    expect(heroOf(table.model, 'hero:elf')).toMatchObject({ gold: 700, equipment: ['equipment:map'], kills: [] });
  });
});

/** So much is left in the reserve. */
const withReserve = (goldReserve: number, kills: Partial<Record<HeroId, readonly Kill[]>>): Table => {
  const table = fight({ boards: Object.fromEntries(Object.entries(kills).map(([id, list]) => [id, { kills: list }])) });
  table.state = { ...table.state, model: { ...table.model, goldReserve } };
  return endRoom(table);
};

describe('when the reserve runs out', () => {
  it('BASE-271: the hero players vote on who is paid first', () => {
    const table = withReserve(400, { 'hero:elf': [MINOTAUR], 'hero:wizard': [ORC, ORC] });
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'payFirst', gold: 400 } });
    expect(table.options).toEqual(['hero:elf', 'hero:wizard']);
    table.choose('hero:wizard');
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'payFirst', gold: 400 } });
    table.choose('hero:wizard');
    expect(table.event('voteDecided')).toEqual({ kind: 'voteDecided', choice: 'hero:wizard', because: 'majority' });
    expect(paidIn(table)).toEqual([
      { kind: 'goldPaid', hero: 'hero:wizard', gold: 200, asked: 200 },
      { kind: 'goldPaid', hero: 'hero:elf', gold: 200, asked: 300 },
    ]);
    expect(table.model.goldReserve).toBe(0);
  });

  it('BASE-271 EXTRA-052: on a tie whoever has the most living heroes decides; then they vote on the next', () => {
    const table = withReserve(500, { 'hero:elf': [MINOTAUR], 'hero:barbarian': [MINOTAUR], 'hero:wizard': [MINOTAUR] });
    table.state = {
      ...table.state,
      model: withHero(table.model, 'hero:thief', { life: 0 }),
    };
    table.choose('hero:barbarian').choose('hero:wizard');
    expect(table.event('voteDecided')).toMatchObject({ choice: 'hero:barbarian', because: 'mostHeroes' });
    expect(paidIn(table)).toEqual([{ kind: 'goldPaid', hero: 'hero:barbarian', gold: 300, asked: 300 }]);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'payFirst', gold: 200 } });
    expect(table.options).toEqual(['hero:elf', 'hero:wizard']);
  });

  it('BASE-271: an empty reserve pays nobody, and nobody is asked', () => {
    const table = withReserve(0, { 'hero:elf': [MINOTAUR], 'hero:wizard': [ORC] });
    expect(paidIn(table).map((event) => event.kind === 'goldPaid' && event.gold)).toEqual([0, 0]);
    expect(table.model.goldReserve).toBe(0);
  });
});
