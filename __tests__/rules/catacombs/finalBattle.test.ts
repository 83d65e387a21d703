import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { stockOf, type Stock } from '../../../src/rules/catacombs/content/stock';
import { BASE_LORD_IDS, MONSTER_IDS, type LordId, type MonsterId } from '../../../src/rules/catacombs/words/ids';
import type { Line } from '../../../src/rules/catacombs/model/path';
import { fight } from './support/fight';
import { OVERSEER } from './support/setup';
import type { Table } from './support/table';
import { tableAt, type Moment } from './support/tableAt';

const lairOf = (lord: LordId, moment: Partial<Moment> = {}) =>
  tableAt({
    ...moment,
    setup: { lord, ...moment.setup },
    tasks: [{ kind: 'enterCard', card: `room:lair-of-${lord.slice('lord:'.length)}` }],
  });

/** A reserve without a disc. */
const EMPTY: Stock = Object.fromEntries(Object.entries(stockOf([])).map(([sort]) => [sort, 0])) as Stock;

const HEROES = [
  { 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] },
  { 'hero:thief': [160, 420], 'hero:wizard': [200, 420] },
] as const;

const lineTo = (lord: LordId): Line => ({
  kind: 'line',
  at: -1,
  columns: [[{ card: `room:lair-of-${lord.slice('lord:'.length)}`, isFaceUp: false, isExplored: false }]],
});

function placeHeroes(table: Table): Table {
  for (const places of HEROES) table.place(places);
  return table.choose('confirm');
}

const toPlace = (table: Table): readonly string[] => {
  const { ask } = table.prompt;
  return ask.kind === 'place' ? ask.pieces.map(({ id }) => id) : [];
};

const minionsOf = (lord: LordId): readonly string[] =>
  MONSTER_IDS.flatMap((id) =>
    Array.from({ length: LORD_CARDS[lord].minions[id] ?? 0 }, (_, index) => `${id}-${index + 1}`),
  );

describe('the final battle', () => {
  it.each(BASE_LORD_IDS)('BASE-312 BASE-313: the card of %s begins it, on the board its card names', (lord) => {
    const table = tableAt({ setup: { lord }, model: { path: lineTo(lord) }, tasks: [] });
    expect(table.event('roomEntered')).toMatchObject({ board: LORD_CARDS[lord].board, fight: 'final' });
    expect(table.model.room).toMatchObject({ kind: 'final', lord: { id: lord, life: LORD_CARDS[lord].life } });
  });

  it('BASE-060: each Lord enters with the life on its board', () => {
    expect(BASE_LORD_IDS.map((lord) => lairOf(lord).model.room?.lord?.life)).toEqual(
      BASE_LORD_IDS.map((lord) => LORD_CARDS[lord].life),
    );
  });

  it.each(BASE_LORD_IDS)('BASE-314: heroes are placed first, then %s with its minions in the monster zone', (lord) => {
    const table = lairOf(lord);
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
    placeHeroes(table);
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters' } });
    expect([...toPlace(table)].sort()).toEqual([lord, ...minionsOf(lord)].sort());
    const { ask } = table.prompt;
    for (const { regions } of ask.kind === 'place' ? ask.pieces : []) {
      expect(regions).toEqual([{ kind: 'inside', rect: { xMm: 0, yMm: 0, widthMm: 300, heightMm: 150 } }]);
    }
  });

  it('BASE-315: minions are limited by the reserve', () => {
    const table = lairOf('lord:sorcerer', { model: { stock: { ...EMPTY, troll: 1 } } });
    expect(table.events.filter(({ kind }) => kind === 'stockExhausted')).toHaveLength(
      minionsOf('lord:sorcerer').length - 1,
    );
    placeHeroes(table);
    expect(toPlace(table)).toEqual(['lord:sorcerer', 'monster:troll-1']);
  });

  it('BASE-317 BASE-318: a Lord has one action a turn, a Punch or one of its special actions', () => {
    const table = fight({ fight: 'final', setup: { lord: 'lord:dragon' } }).passAll();
    expect(table.options).toEqual([
      'lord:dragon>punch',
      'lord:dragon>spawn',
      'lord:dragon>breath',
      'lord:dragon>charge',
      'lord:dragon>pass',
    ]);
    table.act('lord:dragon', 'punch').flick();
    expect(table.event('roundBegan')).toEqual({ kind: 'roundBegan', round: 2 });
  });

  it('BASE-320: each damage takes the Lord one step down', () => {
    const table = fight({ fight: 'final', monsters: ['monster:zombie'] });
    table.act('hero:elf', 'punch').flick({ hits: ['lord:sorcerer'] });
    expect(table.event('damaged')).toMatchObject({
      target: 'lord:sorcerer',
      amount: 1,
      lifeLeft: LORD_CARDS['lord:sorcerer'].life - 1,
    });
    expect(table.model.room?.lord?.life).toBe(LORD_CARDS['lord:sorcerer'].life - 1);
  });

  it('BASE-322: killed minions stay beside their killers boards and do not come back to the reserve', () => {
    const monsters: MonsterId[] = ['monster:fire-spirit', 'monster:fire-spirit'];
    const table = fight({ fight: 'final', setup: { lord: 'lord:dragon' }, monsters });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:fire-spirit-1', 'monster:fire-spirit-2'] });
    expect(table.model.stock.fireSpirit).toBe(2);
    table.nextRound();
    expect(table.model.stock.fireSpirit).toBe(2);
    expect(heroOf(table.model, 'hero:elf').kills).toHaveLength(2);
  });

  it('BASE-323 BASE-325: it is not over when the minions are dead, and nobody may skip the round', () => {
    const table = fight({ fight: 'final', monsters: ['monster:zombie'] });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1'] });
    expect(table.options).not.toContain('skipToEndOfRound');
    table.nextRound();
    expect(table.happened).not.toContain('roomCleared');
    expect(table.model.room?.round).toBe(2);
  });

  it('BASE-276: it pays no gold', () => {
    const table = fight({ fight: 'final', monsters: ['monster:zombie'], lordLife: 1 });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1', 'lord:sorcerer'] });
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' });
    expect(table.happened).not.toContain('goldPaid');
    expect(heroOf(table.model, 'hero:elf').gold).toBe(0);
  });

  it('EXTRA-004: with heroes placed last the Lord and its minions stand before them', () => {
    const variants = { ...tableAt({ tasks: [] }).model.setup.variants, heroesPlacedLast: true };
    const table = lairOf('lord:gorgon', { setup: { variants } });
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters' } });
  });
});
