import { BOARD_HOLES, type CatacombsSetup, startCatacombs } from '../../../src/rules/catacombs';
import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import { stockOf } from '../../../src/rules/catacombs/content/stock';
import { MONSTER_IDS, type MonsterId } from '../../../src/rules/catacombs/words/ids';
import { fight } from './support/fight';
import { placeParty } from './support/placeParty';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import { Table } from './support/table';
import { tableAt } from './support/tableAt';

const game = (change: Partial<CatacombsSetup> = {}, seed = 1) => new Table(startCatacombs(setupWith(change), seed));

function combatCardOf(id: string) {
  const card = ROOM_CARDS.get(id);
  if (card?.kind !== 'combat') throw new Error(`${id} is no combat room`);
  return card;
}

const roomOf = (card: string, monsters: readonly MonsterId[]) =>
  tableAt({ tasks: [{ kind: 'openRoom', card, fight: 'room', board: 'cave', monsters }] });

const firstCard = (table: Table) => {
  const { path } = table.model;
  return (path.kind === 'line' && path.columns[0]?.[0]?.card) || '';
};

describe('setting up a room', () => {
  it('BASE-077 BASE-087: the board is the one that the card names', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const table = game({}, seed);
      const card = ROOM_CARDS.get(firstCard(table));
      if (card?.kind !== 'combat') throw new Error('the first card is no combat room');
      expect(table.model.room?.board).toBe(card.board);
      expect(table.event('roomEntered')).toEqual({
        kind: 'roomEntered',
        card: card.id,
        board: card.board,
        fight: 'room',
      });
    }
  });

  it('BASE-078 BASE-185: every hole of the board holds an obstacle', () => {
    const { pieces } = roomOf('room:mushroom-gallery', ['monster:orc']).model.room!;
    const obstacles = Object.values(pieces).map(({ kind, xMm, yMm, radiusMm }) => ({ kind, xMm, yMm, radiusMm }));
    expect(obstacles).toEqual(BOARD_HOLES.cave.map(({ x, y }) => ({ kind: 'obstacle', xMm: x, yMm: y, radiusMm: 19 })));
  });

  it('BASE-080 BASE-088: the listed monsters, and one wandering monster for each icon, come from the reserve', () => {
    const table = tableAt({
      setup: { lord: 'lord:dragon' },
      tasks: [{ kind: 'enterCard', card: 'room:ember-hall' }],
    });
    const { monsters, wanderingIcons } = combatCardOf('room:ember-hall');
    const listed = MONSTER_IDS.flatMap((id) => Array.from({ length: monsters[id] ?? 0 }, () => id));
    const wandering = (id: MonsterId) => Array.from({ length: wanderingIcons }, () => id);
    expect(wanderingIcons).toBeGreaterThan(0);
    expect(table.model.muster).toEqual([...listed, ...wandering('monster:fire-spirit')]);
    const atGorgon = tableAt({
      setup: { lord: 'lord:gorgon' },
      tasks: [{ kind: 'enterCard', card: 'room:ember-hall' }],
    });
    expect(atGorgon.model.muster).toEqual([...listed, ...wandering('monster:orc')]);
  });

  it('BASE-081 BASE-082 BASE-084: heroes first, by those who hold them, then all the monsters by the Overseer', () => {
    const table = roomOf('room:sunken-stair', ['monster:orc', 'monster:zombie']);
    expect(table.prompt).toMatchObject({
      seats: [ANN],
      purpose: { kind: 'placeHeroes', heroes: ['hero:elf', 'hero:barbarian'] },
    });
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { heroes: ['hero:thief', 'hero:wizard'] } });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters', gapMm: 0 } });
    table.place({ 'monster:orc-1': [50, 50], 'monster:zombie-1': [100, 50] });
    expect(table.happened).toEqual(['placed', 'placed', 'phaseBegan', 'roundBegan', 'turnBegan']);
    expect(table.piece('monster:zombie-1')).toMatchObject({ xMm: 100, yMm: 50, life: 1 });
    expect(table.model.stock).toMatchObject({ orc: stockOf([]).orc - 1, zombie: stockOf([]).zombie - 1 });
  });

  it('BASE-081 BASE-082 BASE-083: each side in its own zone, wholly, and on nothing else', () => {
    const table = roomOf('room:sunken-stair', ['monster:orc', 'monster:orc']);
    const placing = (places: Readonly<Record<string, readonly [number, number]>>) =>
      table.refusal({
        kind: 'place',
        places: Object.entries(places).map(([id, [xMm, yMm]]) => ({ id, xMm, yMm })),
      });
    const barbarian = { 'hero:barbarian': [120, 420] } as const;
    expect(placing({ ...barbarian, 'hero:elf': [62, 420] })).toMatchObject({ reason: 'outsideZone', rule: 'BASE-083' });
    expect(placing({ ...barbarian, 'hero:elf': [100, 420] })).toMatchObject({ reason: 'overlaps', rule: 'BASE-083' });
    placeParty(table).choose('confirm');
    const orc = { 'monster:orc-2': [100, 50] } as const;
    expect(placing({ ...orc, 'monster:orc-1': [50, 138] })).toMatchObject({ reason: 'outsideZone' });
    table.place({ 'monster:orc-1': [75, 50], 'monster:orc-2': [100, 50] });
  });

  it('BASE-084: until all hero players have confirmed, each may place anew', () => {
    const table = placeParty(roomOf('room:sunken-stair', ['monster:orc']));
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'confirmPlacement' } });
    expect(table.options).toEqual(['confirm', ANN, BOB]);
    table.answer({ kind: 'choose', options: ['confirm'] }, ANN);
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'confirmPlacement' } });
    expect(table.options).toEqual(['confirm', BOB]);
    table.answer({ kind: 'choose', options: [BOB] }, BOB);
    expect(table.has('hero:thief')).toBe(false);
    expect(table.has('hero:elf')).toBe(true);
    table.place({ 'hero:thief': [160, 405], 'hero:wizard': [220, 420] });
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'confirmPlacement' } });
    table.answer({ kind: 'choose', options: ['confirm'] }, BOB).answer({ kind: 'choose', options: ['confirm'] }, ANN);
    expect(table.prompt.purpose.kind).toBe('placeMonsters');
    expect(table.piece('hero:thief')).toMatchObject({ yMm: 405 });
  });

  it('BASE-037 BASE-084: nobody takes back another player’s heroes', () => {
    const table = placeParty(roomOf('room:sunken-stair', ['monster:orc']));
    expect(table.refusal({ kind: 'choose', options: [BOB] }, ANN)).toEqual({
      reason: 'notYourPieces',
      rule: 'BASE-037',
      details: { seat: 'bob' },
    });
  });

  it('BASE-096: monsters start at full life, however wounded their disc was before', () => {
    const table = fight({
      monsters: ['monster:troll', 'monster:zombie'],
      pieces: [{ id: 'monster:troll-1', life: 1 }],
    });
    table
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:troll-1', 'monster:zombie-1'] })
      .passAll();
    const next = tableAt({
      model: { stock: table.model.stock },
      tasks: [
        { kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'cave', monsters: ['monster:troll'] },
      ],
    });
    placeParty(next)
      .choose('confirm')
      .place({ 'monster:troll-1': [100, 50] });
    expect(next.piece('monster:troll-1')).toMatchObject({ life: 2, stun: null });
  });
});
