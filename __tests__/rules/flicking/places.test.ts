import {
  placeShape,
  whyNotThere,
  type PieceToPlace,
  type PlaceAnswer,
  type PlaceAsk,
  type TakenPlace,
} from '../../../src/rules/flicking';
import { BOARD, FOOT, HEAD, piece, taken } from './support';

const at = (xMm: number, yMm: number, id = 'elf') => ({ id, xMm, yMm });
const ORC = taken('orc', 150, 200);

/** A missile beside the disc `by`, within 2.5 cm of its rim. */
const missileBy = ({ xMm, yMm, radiusMm }: TakenPlace, change: Partial<PieceToPlace> = {}) =>
  piece({
    id: 'missile',
    radiusMm: 6,
    regions: [{ kind: 'near', xMm, yMm, radiusMm, maxGapMm: 25 }],
    ...change,
  });

describe('where one piece may lie', () => {
  const reasonAt = (one: PieceToPlace, x: number, y: number, others: readonly TakenPlace[] = []) =>
    whyNotThere(one, at(x, y, one.id), { board: BOARD, taken: others });

  it('BASE-083: wholly on the board, its rim on the edge at most', () => {
    expect(reasonAt(piece(), 12.5, 12.5)).toBeNull();
    expect(reasonAt(piece(), 287.5, 437.5)).toBeNull();
    for (const [x, y] of [
      [12.4, 50],
      [50, 12.4],
      [287.6, 50],
      [50, 437.6],
    ] as const) {
      expect(reasonAt(piece(), x, y)).toEqual({ reason: 'offTheBoard', rule: null, details: { piece: 'elf' } });
    }
    expect(reasonAt(piece(), NaN, 50)).toMatchObject({ reason: 'wrongAnswer' });
  });

  it('BASE-083: wholly inside its zone', () => {
    const hero = piece({ regions: [{ kind: 'inside', rect: FOOT }] });
    expect(reasonAt(hero, 62.5, 402.5)).toBeNull();
    for (const [x, y] of [
      [62.4, 420],
      [237.6, 420],
      [150, 402.4],
    ] as const) {
      expect(reasonAt(hero, x, y)).toEqual({ reason: 'outsideZone', rule: null, details: { piece: 'elf' } });
    }
  });

  it('BASE-083: any of its zones will do, and what it must lie within as well', () => {
    const either = piece({
      regions: [
        { kind: 'inside', rect: FOOT },
        { kind: 'inside', rect: HEAD },
      ],
    });
    expect(reasonAt(either, 150, 420)).toBeNull();
    expect(reasonAt(either, 150, 20)).toBeNull();
    expect(reasonAt(either, 150, 300)).toMatchObject({ reason: 'outsideZone' });
    expect(reasonAt({ ...either, within: FOOT }, 150, 20)).toMatchObject({ reason: 'outsideZone' });
  });

  it('BASE-083: it overlaps nothing, but may touch', () => {
    expect(reasonAt(piece(), 175, 200, [ORC])).toBeNull();
    expect(reasonAt(piece(), 174.9, 200, [ORC])).toEqual({
      reason: 'overlaps',
      rule: null,
      details: { piece: 'elf', other: 'orc' },
    });
  });

  it('BASE-141 BASE-145: a missile within 2.5 cm, measured from rim to rim', () => {
    const elf = taken('elf', 150, 300);
    const missile = missileBy(elf);
    expect(reasonAt(missile, 150 + 12.5 + 25 + 6, 300, [elf])).toBeNull();
    expect(reasonAt(missile, 150 + 12.5 + 25 + 6.1, 300, [elf])).toEqual({
      reason: 'outOfReach',
      rule: null,
      details: { piece: 'missile' },
    });
    expect(reasonAt(missile, 150 + 12.5 + 6, 300, [elf])).toBeNull();
    expect(reasonAt(missile, 150, 300, [elf])).toMatchObject({ reason: 'overlaps' });
    expect(reasonAt(missileBy(taken('elf', 12.5, 300)), 5, 320, [])).toMatchObject({ reason: 'offTheBoard' });
  });

  it('BASE-145: a missile touches no enemy, but anything else; it may lie past a disc that is in the way', () => {
    const elf = taken('elf', 150, 300);
    const rock = taken('rock', 150, 274);
    const missile = missileBy(elf, { keepsOff: [{ id: 'orc', gapMm: 0 }] });
    const orc = taken('orc', 187, 300);
    expect(reasonAt(missile, 187, 300 - 18.5, [elf, orc])).toEqual({
      reason: 'mayNotTouch',
      rule: null,
      details: { piece: 'missile', other: 'orc' },
    });
    expect(reasonAt(missile, 187, 300 - 18.6, [elf, orc])).toBeNull();
    expect(reasonAt(missile, 150, 300 + 18.5, [elf, orc])).toBeNull();
    expect(reasonAt(missileBy(taken('elf', 150, 300)), 150, 257, [elf, { ...rock, radiusMm: 11 }])).toBeNull();
  });

  it('EXTRA-008 EXTRA-009 EXTRA-010: fair placement keeps its distance, exactly 2.5 cm being enough', () => {
    const fair = piece({ keepsOff: [{ id: 'orc', gapMm: 25 }], edgeGapMm: 25 });
    expect(reasonAt(fair, 200, 200, [ORC])).toBeNull();
    expect(reasonAt(fair, 199.9, 200, [ORC])).toEqual({
      reason: 'tooNear',
      rule: null,
      details: { piece: 'elf', other: 'orc' },
    });
    expect(reasonAt(fair, 37.5, 100, [ORC])).toBeNull();
    expect(reasonAt(fair, 37.4, 100, [ORC])).toEqual({
      reason: 'tooNearTheEdge',
      rule: null,
      details: { piece: 'elf' },
    });
  });
});

describe('several pieces put down at once', () => {
  const ask: PlaceAsk = {
    kind: 'place',
    board: BOARD,
    pieces: [piece({ id: 'elf' }), piece({ id: 'thief' })],
    taken: [ORC],
  };
  const whyNot = (...places: PlaceAnswer['places']) => placeShape.whyNot(ask, { kind: 'place', places });

  it('BASE-083: each once, none on another', () => {
    expect(whyNot(at(50, 400, 'elf'), at(75, 400, 'thief'))).toBeNull();
    expect(whyNot(at(75, 400, 'thief'), at(50, 400, 'elf'))).toBeNull();
    expect(whyNot(at(50, 400, 'elf'))).toEqual({ reason: 'placeOnce', rule: null, details: { piece: 'thief' } });
    expect(whyNot(at(50, 400, 'elf'), at(75, 400, 'thief'), at(100, 400, 'elf'))).toMatchObject({
      reason: 'placeOnce',
      details: { piece: 'elf' },
    });
    expect(whyNot(at(50, 400, 'elf'), at(74, 400, 'thief'))).toEqual({
      reason: 'overlaps',
      rule: null,
      details: { piece: 'thief', other: 'elf' },
    });
    expect(whyNot(at(50, 400, 'elf'), at(90, 400, 'thief'), at(120, 400, 'troll'))).toEqual({
      reason: 'noSuchPiece',
      rule: null,
      details: { piece: 'troll' },
    });
    expect(placeShape.whyNot(ask, { kind: 'place', places: null as never })).toMatchObject({ reason: 'wrongAnswer' });
  });
});
