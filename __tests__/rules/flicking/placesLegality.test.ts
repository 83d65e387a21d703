import * as fc from '../../support/properties';
import {
  firstPlace,
  nearestPlace,
  placeAll,
  placeShape,
  whyNotThere,
  type BoardSize,
  type PieceToPlace,
  type PlaceAsk,
  type Region,
  type TakenPlace,
} from '../../../src/rules/flicking';
import { BOARD, FOOT, HEAD, piece, streamOf, taken } from './support';

const at = (xMm: number, yMm: number) => ({ id: 'elf', xMm, yMm });

/** The same law once more, from its words alone: what the code is measured by. */
function isLegal(board: BoardSize, one: PieceToPlace, x: number, y: number, others: readonly TakenPlace[]): boolean {
  const hair = 1e-5;
  const gapTo = (other: { xMm: number; yMm: number; radiusMm: number }) =>
    Math.hypot(x - other.xMm, y - other.yMm) - other.radiusMm - one.radiusMm;
  const edge = Math.min(x, y, board.widthMm - x, board.heightMm - y) - one.radiusMm;
  if (edge < one.edgeGapMm - hair) return false;
  const fits = (region: Region): boolean => {
    if (region.kind === 'near') return gapTo(region) <= region.maxGapMm + hair;
    const { xMm, yMm, widthMm, heightMm } = region.rect;
    return Math.min(x - xMm, y - yMm, xMm + widthMm - x, yMm + heightMm - y) >= one.radiusMm - hair;
  };
  if (!one.regions.some(fits)) return false;
  if (one.within !== null && !fits({ kind: 'inside', rect: one.within })) return false;
  return others.every((other) => {
    const kept = one.keepsOff.find(({ id }) => id === other.id);
    if (kept === undefined) return gapTo(other) >= -hair;
    return kept.gapMm === 0 ? gapTo(other) > 0 : gapTo(other) >= kept.gapMm - hair;
  });
}

const GRID_MM = 12;
/** Portrait, landscape, and smaller than what lies about. */
const boards = fc.constantFrom<BoardSize>(BOARD, { widthMm: 610, heightMm: 355 }, { widthMm: 143, heightMm: 97.5 });
/** A few discs that overlap nothing: spots of a grid that is wider than any disc. */
const crowds = fc
  .uniqueArray(fc.integer({ min: 0, max: 6 * 9 - 1 }), { maxLength: 12 })
  .map((cells) =>
    cells.map((cell, n) => taken(`d${n}`, 25 + 45 * (cell % 6), 25 + 45 * Math.floor(cell / 6), 'large')),
  );
const regions: fc.Arbitrary<Region> = fc.oneof(
  fc.constantFrom<Region>({ kind: 'inside', rect: FOOT }, { kind: 'inside', rect: HEAD }),
  fc.record({
    kind: fc.constant('near' as const),
    xMm: fc.integer({ min: 20, max: 280 }),
    yMm: fc.integer({ min: 20, max: 430 }),
    radiusMm: fc.constant(12.5),
    maxGapMm: fc.constant(25),
  }),
);
const pieces = fc
  .record({
    radiusMm: fc.constantFrom(6, 9.5, 12.5, 19),
    regions: fc.array(regions, { minLength: 1, maxLength: 2 }),
    edgeGapMm: fc.constantFrom(0, 0, 10),
    gapMm: fc.constantFrom(0, 10),
    keepsOffCount: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ gapMm, keepsOffCount, ...rest }) => ({
    ...piece(rest),
    keepsOff: Array.from({ length: keepsOffCount }, (_, n) => ({ id: `d${n}`, gapMm })),
  }));

describe('legality, whatever is asked', () => {
  it('BASE-083 BASE-145: judges every place of the board as its words say', () => {
    fc.assert(
      fc.property(boards, pieces, crowds, (board, one, others) => {
        for (let x = 1.3; x < board.widthMm; x += GRID_MM) {
          for (let y = 1.7; y < board.heightMm; y += GRID_MM) {
            const isOffered = whyNotThere(one, at(x, y), { board, taken: others }) === null;
            expect([x, y, isOffered]).toEqual([x, y, isLegal(board, one, x, y, others)]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('what is offered at random is accepted, and when nothing is, the board has no such place', () => {
    fc.assert(
      fc.property(boards, pieces, crowds, fc.integer({ min: 0 }), (board, one, others, seed) => {
        const ask: PlaceAsk = { kind: 'place', board, pieces: [one], taken: others };
        const { value } = placeShape.sample(ask, streamOf(seed));
        if (value.places.length > 0) expect(placeShape.whyNot(ask, value)).toBeNull();
        else expect(firstPlace(one, ask)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  it('a party of five is put down at random, legally, wherever it fits', () => {
    const party = [0, 1, 2, 3, 4].map((n) => piece({ id: `p${n}`, regions: [{ kind: 'inside', rect: FOOT }] }));
    fc.assert(
      fc.property(crowds, fc.integer({ min: 0 }), (others, seed) => {
        const ask: PlaceAsk = { kind: 'place', board: BOARD, pieces: party, taken: others };
        const { value } = placeShape.sample(ask, streamOf(seed));
        if (value.places.length > 0) expect(placeShape.whyNot(ask, value)).toBeNull();
        else expect(placeAll(ask)).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  it('the nearest place is a legal one, and no legal spot of the board is nearer by more than the grid', () => {
    fc.assert(
      fc.property(boards, pieces, crowds, fc.nat(300), fc.nat(450), (board, one, others, x, y) => {
        const ground = { board, taken: others };
        const found = nearestPlace(one, at(x, y), ground);
        const away = found === null ? Infinity : Math.hypot(found.xMm - x, found.yMm - y);
        if (found !== null) expect(whyNotThere(one, found, ground)).toBeNull();
        for (let otherX = one.radiusMm; otherX < board.widthMm; otherX += 7) {
          for (let otherY = one.radiusMm; otherY < board.heightMm; otherY += 7) {
            if (isLegal(board, one, otherX, otherY, others))
              expect(Math.hypot(otherX - x, otherY - y)).toBeGreaterThan(away - 1.5);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
