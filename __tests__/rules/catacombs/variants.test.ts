import { openCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { LORD_IDS, type MonsterId } from '../../../src/rules/catacombs/content/ids';
import { fightOn } from '../../../src/rules/catacombs/phases/cards';
import { monsterPlacing, overseerPieces } from '../../../src/rules/catacombs/phases/placing';
import { columnsOf, defaultMaze } from '../../../src/rules/catacombs/opening/slots';
import { sample } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { fight } from './support/fight';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import type { Table } from './support/table';
import { tableAt, type Moment } from './support/tableAt';

const withVariants = (variants: Partial<CatacombsSetup['variants']>): Partial<CatacombsSetup> => ({
  variants: { ...setupWith().variants, ...variants },
});
const withHouse = (house: Partial<CatacombsSetup['house']>): Partial<CatacombsSetup> => ({
  house: { ...setupWith().house, ...house },
});

const entering = (
  monsters: readonly MonsterId[],
  setup: Partial<CatacombsSetup>,
  moment: Partial<Moment> = {},
): Table =>
  tableAt({
    setup,
    tasks: [{ kind: 'openRoom', card: 'room:sunken-stair', fight: 'room', board: 'crypt', monsters }],
    ...moment,
  });

/** Any legal answer. */
function answerAny(table: Table): Table {
  return table.answer(sample(catacombs, table.prompt, [1, 2, 3, 4]).value);
}

function placeHeroes(table: Table): Table {
  table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
  return table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
}

const refusedAt = (table: Table, id: string, xMm: number, yMm: number) =>
  table.refusal({ kind: 'place', places: [{ id, xMm, yMm }] });

describe('the Extras', () => {
  it('EXTRA-001 EXTRA-002: each can be had alone, and none changes once the game has begun', () => {
    for (const variant of Object.keys(setupWith().variants)) {
      const setup = setupWith(withVariants({ [variant]: true }));
      const opened = openCatacombs(setup, 1);
      expect(opened.ok && opened.value.state.model.setup).toEqual(setup);
    }
    const table = fight({ setup: withVariants({ camping: true }) }).nextRound();
    expect(table.model.setup).toEqual(setupWith(withVariants({ camping: true })));
  });
});

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
    expect(refusedAt(table, 'monster:orc-1', 150, 130)).toMatchObject({ reason: 'tooNear' });
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
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-012: the Lord and its minions obey it too', () => {
    const table = tableAt({
      setup: { ...fair, lord: 'lord:dragon' },
      tasks: [{ kind: 'enterCard', card: 'room:lair-of-dragon' }],
    });
    const { ask } = table.prompt;
    const pieces = ask.kind === 'place' ? ask.pieces : [];
    expect(pieces.map(({ id }) => id)).toContain('lord:dragon');
    for (const piece of pieces) {
      expect(piece.edgeGapMm).toBe(25);
      expect(piece.keepsOff.filter(({ id }) => pieces.some((one) => one.id === id))).toHaveLength(pieces.length - 1);
    }
  });

  it('EXTRA-012: and wandering monsters, those of the room card and those that come later', () => {
    const variants = withVariants({ fairPlacement: true, wanderingMonsters: true });
    const table = fight({ setup: variants, monsters: [['monster:orc', [150, 75]]] })
      .passAll()
      .choose('add');
    expect(refusedAt(table, 'monster:skeleton-warrior-1', 110, 75)).toMatchObject({ reason: 'tooNear' });
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

  it.each(LORD_IDS)('EXTRA-007: every room of a catacomb of %s can be set up fairly', (lord) => {
    const setup = setupWith({ ...fair, lord });
    const table = entering([], setup);
    for (const card of COMBAT_ROOMS) {
      const { monsters } = fightOn(table.model, card);
      expect(monsterPlacing(table.model, overseerPieces(table.model, monsters)).gapMm).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('another Overseer', () => {
  const roomBehind = (overseerHandOver = true) =>
    tableAt({ setup: withHouse({ overseerHandOver }), model: { pitchCount: 1 }, tasks: [] });

  it('EXTRA-013: between rooms the role goes to another, when everybody agrees', () => {
    const table = roomBehind();
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'handOver' } });
    expect(table.options).toEqual(['keep', ANN, BOB]);
    table.choose(BOB);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'agreeHandOver', to: BOB } });
    table.choose('agree').choose('agree');
    expect(table.event('overseerChanged')).toEqual({ kind: 'overseerChanged', from: OVERSEER, to: BOB });
    expect(table.model.setup.overseer).toBe(BOB);
    expect(table.model.setup.heroSeats).toEqual([
      { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
      { seat: OVERSEER, heroes: ['hero:thief', 'hero:wizard'] },
    ]);
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeHeroes' } });
  });

  it('EXTRA-013: one refusal, or no wish to, leaves it where it is', () => {
    const refused = roomBehind().choose(BOB).choose('agree').choose('refuse');
    expect(refused.model.setup.overseer).toBe(OVERSEER);
    expect(refused.prompt.purpose.kind).toBe('placeHeroes');
    expect(roomBehind().choose('keep').prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-013: it is not asked unless the table plays so, nor before the first fight', () => {
    expect(roomBehind(false).prompt.purpose.kind).toBe('placeHeroes');
    expect(tableAt({ setup: withHouse({ overseerHandOver: true }), tasks: [] }).prompt.purpose.kind).toBe(
      'placeHeroes',
    );
  });
});

describe('rulings', () => {
  const table = () => fight({ setup: withHouse({ overseerRulings: true }), monsters: [['monster:orc', [100, 100]]] });

  it('BASE-335: the Overseer corrects a position at any time in a turn, and the log says so', () => {
    const ruled = table();
    expect(ruled.prompt.seats).toEqual([ANN, BOB, OVERSEER]);
    ruled.answer({ kind: 'choose', options: ['ruling'] }, OVERSEER);
    expect(ruled.options).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard', 'monster:orc-1']);
    ruled.choose('monster:orc-1');
    expect(refusedAt(ruled, 'monster:orc-1', 80, 415)).toMatchObject({ reason: 'overlaps' });
    ruled.place({ 'monster:orc-1': [105, 230] });
    expect(ruled.events).toEqual([
      { kind: 'moved', piece: 'monster:orc-1', xMm: 105, yMm: 230, cause: { by: OVERSEER, rule: 'BASE-335' } },
    ]);
    expect(ruled.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(ruled.options).toContain('hero:elf>punch');
  });

  it('BASE-335: nobody else does, and only where the table plays so', () => {
    expect(table().refusal({ kind: 'choose', options: ['ruling'] }, ANN)).toEqual({
      reason: 'overseerJudges',
      rule: 'BASE-335',
      details: { seat: ANN },
    });
    expect(table().refusal({ kind: 'choose', options: ['hero:elf>punch'] }, OVERSEER).reason).toBe('notYourPiece');
    expect(fight({ monsters: ['monster:orc'] }).options).not.toContain('ruling');
    expect(table().passAll().prompt.seats).toEqual([OVERSEER]);
  });
});

describe('the second Healer', () => {
  const second = { secondHealer: true };

  it('EXTRA-024 EXTRA-025: it joins any layout as one room more', () => {
    const slots = (setup: CatacombsSetup) =>
      columnsOf(setup)
        .flat()
        .filter((slot) => slot === 'second-healer');
    for (const layout of [{ kind: 'line', roomsOfLevel: [1, 2, 1] }, { kind: 'branching' }] as const) {
      expect(slots(setupWith({ layout, ...withVariants(second) }))).toHaveLength(1);
      expect(slots(setupWith({ layout }))).toHaveLength(0);
    }
    expect(defaultMaze(true).slots.filter((slot) => slot === 'second-healer')).toHaveLength(1);
    expect(defaultMaze(false).slots.filter((slot) => slot === 'second-healer')).toHaveLength(0);
  });

  it.each(['default', 'generated'] as const)('EXTRA-024: in the %s labyrinth both can be reached', (map) => {
    const layout = { kind: 'labyrinth', map, sizeColumns: 4, sizeRows: 3 } as const;
    for (let seed = 1; seed <= 10; seed++) {
      const { path } = tableAt({ setup: { layout, ...withVariants(second) }, tasks: [], seed }).model;
      const cards = path.kind === 'labyrinth' ? path.spaces.map((space) => space?.card) : [];
      expect(cards).toEqual(expect.arrayContaining(['room:healer', 'room:second-healer']));
    }
  });
});
