import { seatId } from '../../../src/rules/machine';
import { openCatacombs, startCatacombs, whyNotSetup, type CatacombsSetup } from '../../../src/rules/catacombs';
import { BASE_HERO_IDS, type HeroId } from '../../../src/rules/catacombs/words/ids';
import { columnsOf } from '../../../src/rules/catacombs/start/slots';
import { ORC_AND_ELF } from '../adventure/stories';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';

const [ELF, BARBARIAN, THIEF, WIZARD] = BASE_HERO_IDS;

/** One seat for every list of heroes. */
const seated = (...hands: readonly (readonly HeroId[])[]): CatacombsSetup =>
  setupWith({ heroSeats: hands.map((heroes, index) => ({ seat: seatId(`seat-${index + 1}`), heroes })) });

const line = (...roomsOfLevel: [number, number, number]) => setupWith({ layout: { kind: 'line', roomsOfLevel } });

const labyrinth = (sizeColumns: number, sizeRows: number, map: 'default' | 'generated' = 'generated') =>
  setupWith({ layout: { kind: 'labyrinth', map, sizeColumns, sizeRows } });

describe('who sits at the table', () => {
  it.each([
    ['five players hold one hero each', [[ELF], [BARBARIAN], [THIEF], [WIZARD]]],
    ['of four players one holds two heroes', [[ELF], [BARBARIAN, WIZARD], [THIEF]]],
    [
      'BASE-032: three players hold two heroes each',
      [
        [ELF, WIZARD],
        [THIEF, BARBARIAN],
      ],
    ],
    ['of two players one holds all four heroes', [BASE_HERO_IDS]],
  ])('BASE-030 BASE-031 BASE-032 BASE-033: %s', (_, hands) => {
    expect(whyNotSetup(seated(...hands))).toBeNull();
    expect(openCatacombs(seated(...hands), 1).ok).toBe(true);
  });

  it('BASE-030 BASE-034: five players are the most, for there are four heroes', () => {
    const setup = seated([ELF], [BARBARIAN], [THIEF], [WIZARD], []);
    expect(whyNotSetup(setup)).toEqual({ reason: 'wrongPlayerCount', rule: 'BASE-034', details: { players: 6 } });
    expect(whyNotSetup(seated([ELF], [BARBARIAN], [THIEF, WIZARD], []))).toEqual({
      reason: 'unevenHeroes',
      rule: 'BASE-030',
      details: { seat: 'seat-4', heroes: 0, atLeast: 1 },
    });
  });

  it('BASE-031: of four players nobody goes without a hero', () => {
    expect(whyNotSetup(seated([ELF, BARBARIAN], [THIEF, WIZARD], []))).toEqual({
      reason: 'unevenHeroes',
      rule: 'BASE-031',
      details: { seat: 'seat-3', heroes: 0, atLeast: 1 },
    });
  });

  it('BASE-032: of three players nobody holds a single hero', () => {
    expect(whyNotSetup(seated([ELF], [BARBARIAN, THIEF, WIZARD]))).toEqual({
      reason: 'unevenHeroes',
      rule: 'BASE-032',
      details: { seat: 'seat-1', heroes: 1, atLeast: 2 },
    });
  });

  it('BASE-034: the Overseer does not play alone, and a player sits down once', () => {
    expect(whyNotSetup(seated())).toMatchObject({ reason: 'wrongPlayerCount', details: { players: 1 } });
    const heroSeats = [
      { seat: ANN, heroes: [ELF, BARBARIAN] },
      { seat: ANN, heroes: [THIEF, WIZARD] },
    ];
    expect(whyNotSetup(setupWith({ heroSeats }))).toEqual({
      reason: 'seatTwice',
      rule: 'BASE-034',
      details: { seat: 'ann' },
    });
  });

  it('BASE-029: the Overseer holds no hero, and all four heroes are in play', () => {
    expect(whyNotSetup(setupWith({ overseer: BOB }))).toEqual({
      reason: 'overseerHoldsHeroes',
      rule: 'BASE-029',
      details: { seat: 'bob' },
    });
    expect(whyNotSetup(seated([ELF, BARBARIAN], [THIEF]))).toEqual({
      reason: 'heroNotHeld',
      rule: 'BASE-029',
      details: { hero: 'hero:wizard' },
    });
  });

  it('BASE-037: a hero is in one hand only', () => {
    expect(whyNotSetup(seated([ELF, BARBARIAN, WIZARD], [THIEF, WIZARD]))).toEqual({
      reason: 'heroHeldTwice',
      rule: 'BASE-037',
      details: { hero: 'hero:wizard' },
    });
  });

  it('a refused set-up opens no game, and starting one all the same is a mistake of the program', () => {
    const setup = setupWith({ overseer: BOB });
    expect(openCatacombs(setup, 1)).toEqual({ ok: false, error: whyNotSetup(setup) });
    expect(() => startCatacombs(setup, 1)).toThrow('overseerHoldsHeroes');
    expect(startCatacombs(setupWith(), 1).state.model.setup.overseer).toBe(OVERSEER);
  });
});

describe('how the rooms lie', () => {
  it('EXTRA-048 EXTRA-049: rooms may be taken away, but one combat room must remain', () => {
    expect(whyNotSetup(line(0, 0, 1))).toBeNull();
    expect(whyNotSetup(line(0, 0, 0))).toEqual({ reason: 'noCombatRoom', rule: 'EXTRA-049', details: {} });
    expect(whyNotSetup(line(-1, 2, 1))).toEqual({ reason: 'wrongRoomCount', rule: 'EXTRA-048', details: {} });
    expect(whyNotSetup(line(0.5, 2, 1))).toMatchObject({ reason: 'wrongRoomCount' });
  });

  it('EXTRA-047 EXTRA-049: rooms may be added in the order of their levels, as far as the box has cards', () => {
    expect(whyNotSetup(line(8, 14, 8))).toBeNull();
    expect(columnsOf(line(2, 3, 2)).flat()).toEqual([0, 0, 1, 1, 'merchant', 1, 'healer', 2, 2, 'lord']);
    expect(whyNotSetup(line(9, 2, 1))).toEqual({
      reason: 'notEnoughRoomCards',
      rule: 'BASE-022',
      details: { level: 0, asked: 9, cards: 8 },
    });
    expect(whyNotSetup(line(1, 15, 1))).toMatchObject({ details: { level: 1, asked: 15, cards: 14 } });
    expect(whyNotSetup(line(1, 2, 9))).toMatchObject({ details: { level: 2, asked: 9, cards: 8 } });
  });

  it('EXTRA-005: a story brings rooms of its own, whatever layout stands beside it', () => {
    expect(whyNotSetup({ ...line(0, 0, 0), adventure: ORC_AND_ELF })).toBeNull();
  });

  it('EXTRA-063: a labyrinth is at least two wide and two deep', () => {
    const refusal = { reason: 'labyrinthTooSmall', rule: 'EXTRA-063' };
    expect(whyNotSetup(labyrinth(1, 9))).toMatchObject(refusal);
    expect(whyNotSetup(labyrinth(9, 1))).toMatchObject(refusal);
    expect(whyNotSetup(labyrinth(2.5, 4))).toMatchObject(refusal);
    expect(whyNotSetup(labyrinth(0, 0, 'default'))).toBeNull();
  });

  it('EXTRA-061: a labyrinth holds its start, its Lord and its shops', () => {
    expect(whyNotSetup(labyrinth(2, 2))).toBeNull();
    const crowded = { ...labyrinth(2, 2), variants: { ...setupWith().variants, secondHealer: true } };
    expect(whyNotSetup(crowded)).toEqual({
      reason: 'labyrinthTooSmall',
      rule: 'EXTRA-061',
      details: { sizeColumns: 2, sizeRows: 2, least: 5 },
    });
  });

  it('BASE-022: a labyrinth needs no more Room cards than the box holds', () => {
    expect(whyNotSetup(labyrinth(3, 7))).toBeNull();
    expect(whyNotSetup(labyrinth(2, 11))).toEqual({
      reason: 'notEnoughRoomCards',
      rule: 'BASE-022',
      details: { level: 1, asked: 15, cards: 14 },
    });
    expect(whyNotSetup(labyrinth(2, 17))).toMatchObject({ reason: 'notEnoughRoomCards' });
    expect(whyNotSetup(labyrinth(5, 7))).toEqual({
      reason: 'labyrinthTooLarge',
      rule: 'BASE-022',
      details: { sizeColumns: 5, sizeRows: 7, cards: 34 },
    });
    expect(whyNotSetup(labyrinth(1e6, 1e6))).toMatchObject({ reason: 'labyrinthTooLarge' });
    expect(whyNotSetup(line(1e9, 0, 0))).toMatchObject({ reason: 'notEnoughRoomCards' });
  });

  it.each([
    [2, 2],
    [2, 10],
    [10, 2],
    [3, 7],
    [4, 5],
  ])('EXTRA-062: every labyrinth of %i by %i that is accepted can be laid', (columns, rows) => {
    for (let seed = 1; seed <= 20; seed++) expect(openCatacombs(labyrinth(columns, rows), seed).ok).toBe(true);
  });
});
