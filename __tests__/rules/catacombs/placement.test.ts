import { catacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOMS as COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { monsterPlacing, overseerPieces } from '../../../src/rules/catacombs/model/subjects/placing';
import { BASE_LORD_IDS, type MonsterId } from '../../../src/rules/catacombs/words/ids';
import { fightOn } from '../../../src/rules/catacombs/model/subjects/cards';
import { sample } from '../../../src/rules/machine';
import { fight } from './support/fight';
import { ANN, OVERSEER, setupWith, withVariants } from './support/setup';
import type { Table } from './support/table';
import { tableAt } from './support/tableAt';

const entering = (monsters: readonly MonsterId[], setup: Partial<CatacombsSetup>): Table =>
  tableAt({
    setup,
    tasks: [{ kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters }],
  });

/** Any legal answer. */
const answerAny = (table: Table): Table => table.answer(sample(catacombs, table.prompt, [1, 2, 3, 4]).value);

function placeHeroes(table: Table): Table {
  table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
  return table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
}

const refusedAt = (table: Table, id: string, xMm: number, yMm: number) =>
  table.refusal({ kind: 'place', places: [{ id, xMm, yMm }] });

describe('heroes placed last', () => {
  it('EXTRA-003: the Overseer places the monsters, then the heroes are placed', () => {
    const table = entering(['monster:orc'], withVariants({ heroesPlacedLast: true }));
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeMonsters' } });
    table.place({ 'monster:orc-1': [100, 100] });
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
    placeHeroes(table);
    expect(table.event('turnBegan')).toEqual({ kind: 'turnBegan', turn: 'heroes' });
  });

  it('EXTRA-003: without it the heroes come first', () => {
    expect(entering(['monster:orc'], {}).prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
  });
});

describe('fair placement', () => {
  const fair = withVariants({ fairPlacement: true, heroesPlacedLast: true });

  it('EXTRA-007 EXTRA-008: monsters keep 2.5 cm from one another', () => {
    const table = entering(['monster:orc', 'monster:orc'], fair);
    const at = (xMm: number) =>
      ({
        kind: 'place',
        places: [
          { id: 'monster:orc-1', xMm: 100, yMm: 60 },
          { id: 'monster:orc-2', xMm, yMm: 60 },
        ],
      }) as const;
    expect(table.refusal(at(149))).toMatchObject({ reason: 'tooNear', rule: 'EXTRA-008' });
    expect(table.answer(at(150)).prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-009: and from the edge of the board', () => {
    const table = entering(['monster:orc'], fair);
    for (const [xMm, yMm] of [
      [37, 60],
      [263, 60],
      [100, 37],
    ] as const) {
      expect(refusedAt(table, 'monster:orc-1', xMm, yMm)).toMatchObject({
        reason: 'tooNearTheEdge',
        rule: 'EXTRA-009',
      });
    }
  });

  it('EXTRA-009: and from obstacles', () => {
    const table = tableAt({
      setup: fair,
      tasks: [
        { kind: 'openRoom', card: 'room:bone-choir', fight: 'room', board: 'ossuary', monsters: ['monster:orc'] },
      ],
    });
    expect(refusedAt(table, 'monster:orc-1', 150, 130)).toMatchObject({
      reason: 'tooNear',
      rule: 'EXTRA-009',
      details: { other: 'obstacle-1' },
    });
    expect(refusedAt(table, 'monster:orc-1', 150, 160)).toMatchObject({ reason: 'outsideZone' });
  });

  it('EXTRA-010: rim to rim, and exactly 2.5 cm will do', () => {
    const table = entering(['monster:orc'], fair);
    table.place({ 'monster:orc-1': [37.5, 37.5] });
    expect(table.piece('monster:orc-1')).toMatchObject({ xMm: 37.5, yMm: 37.5 });
  });

  it('EXTRA-007: without it they may stand rim to rim in a corner', () => {
    const table = entering(['monster:orc', 'monster:orc'], withVariants({ heroesPlacedLast: true }));
    table.place({ 'monster:orc-1': [12.5, 12.5], 'monster:orc-2': [37.5, 12.5] });
    expect([table.piece('monster:orc-1'), table.piece('monster:orc-2')]).toMatchObject([
      { xMm: 12.5, yMm: 12.5 },
      { xMm: 37.5, yMm: 12.5 },
    ]);
  });

  it('EXTRA-012: the Lord and its minions obey it too', () => {
    const table = tableAt({
      setup: { ...fair, lord: 'lord:dragon' },
      tasks: [{ kind: 'enterCard', card: 'room:lair-of-dragon' }],
    });
    const { ask, purpose } = table.prompt;
    const pieces = ask.kind === 'place' ? ask.pieces : [];
    const gapMm = purpose.kind === 'placeMonsters' ? purpose.gapMm : 0;
    expect(gapMm).toBeGreaterThan(20);
    expect(pieces.map(({ id }) => id)).toContain('lord:dragon');
    for (const piece of pieces) {
      expect(piece.edgeGapMm).toBe(gapMm);
      const others = piece.keepsOff.filter(({ id }) => pieces.some((one) => one.id === id));
      expect(others.map((other) => other.gapMm)).toEqual(pieces.slice(1).map(() => gapMm));
    }
  });

  it('EXTRA-012: minions keep off a Lord whom a story has placed before them', () => {
    const { model } = fight({ fight: 'final', setup: fair });
    const [orc] = monsterPlacing(model, overseerPieces(model, ['monster:orc'])).ask.pieces;
    expect(orc?.keepsOff).toContainEqual({ id: 'lord:sorcerer', gapMm: 25 });
  });

  it('EXTRA-012: and wandering monsters, those of the room card and those that come later', () => {
    const variants = withVariants({ fairPlacement: true, wanderingMonsters: true });
    const table = fight({ setup: variants, monsters: [['monster:orc', [150, 75]]] })
      .passAll()
      .choose('wander');
    expect(refusedAt(table, 'monster:skeleton-warrior-1', 110, 75)).toMatchObject({
      reason: 'tooNear',
      rule: 'EXTRA-008',
    });
    table.place({ 'monster:skeleton-warrior-1': [100, 75] });
    expect(table.has('monster:skeleton-warrior-1')).toBe(true);
  });

  it('EXTRA-011: where they cannot all stand, the distance is lowered alike for all, and told', () => {
    const crowd: MonsterId[] = [
      ...Array.from({ length: 5 }, (): MonsterId => 'monster:orc'),
      ...Array.from({ length: 6 }, (): MonsterId => 'monster:zombie'),
      ...Array.from({ length: 3 }, (): MonsterId => 'monster:troll'),
    ];
    const table = entering(crowd, fair);
    const { gapMm } = table.event('spacingLowered');
    expect(gapMm).toBeGreaterThan(0);
    expect(gapMm).toBeLessThan(25);
    expect(table.prompt.purpose).toEqual({ kind: 'placeMonsters', gapMm });
    const { ask } = table.prompt;
    const gaps =
      ask.kind === 'place'
        ? ask.pieces.flatMap((piece) => [piece.edgeGapMm, ...piece.keepsOff.map((one) => one.gapMm)])
        : [];
    expect(new Set(gaps)).toEqual(new Set([gapMm]));
    expect(answerAny(table).prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-011: few monsters keep the full distance, and nothing is said', () => {
    expect(entering(['monster:orc'], fair).happened).not.toContain('spacingLowered');
    expect(entering(['monster:orc'], {}).happened).not.toContain('spacingLowered');
  });

  it.each(BASE_LORD_IDS)('EXTRA-007: every room of a catacomb of %s can be set up fairly', (lord) => {
    const setup = setupWith({ ...fair, lord });
    const table = entering([], setup);
    for (const card of COMBAT_ROOMS) {
      const { monsters } = fightOn(table.model, card);
      expect(monsterPlacing(table.model, overseerPieces(table.model, monsters)).gapMm).toBeGreaterThanOrEqual(15);
    }
  });
});
