import { vec2, type Quarters } from '../../src/lib';
import { inReadingOrder, neighbourOf } from '../../src/board/scene/readingOrder';
import { piece } from './scenes';

const A = piece('a', { xMm: 40, yMm: 60 });
const B = piece('b', { xMm: 200, yMm: 50 });
const C = piece('c', { xMm: 120, yMm: 300 });
const PIECES = [C, B, A];

const ids = (pieces: readonly { readonly id: string }[]): string => pieces.map(({ id }) => id).join('');

describe('the order in which pieces are read', () => {
  it('is row by row, from the side on which the reader sits', () => {
    expect(ids(inReadingOrder(PIECES, [], 0))).toBe('abc');
    expect(ids(inReadingOrder(PIECES, [], 2))).toBe('cba');
    expect(ids(inReadingOrder(PIECES, [], 1))).toBe('acb');
    expect(ids(inReadingOrder(PIECES, [], 3))).toBe('bca');
  });

  it('begins with what is being moved, so that its focus stays while it moves', () => {
    expect(ids(inReadingOrder(PIECES, ['c'], 0))).toBe('cab');
    expect(ids(inReadingOrder([{ ...C, yMm: 10 }, B, A], ['c'], 0))).toBe('cab');
  });
});

describe('the neighbour of a piece', () => {
  const beside = (towards: { x: number; y: number }, turn: Quarters = 0) =>
    neighbourOf(PIECES, A, vec2(towards.x, towards.y), turn)?.id ?? null;

  it('is the nearest one the way of the arrow', () => {
    expect(beside({ x: 1, y: 0 })).toBe('b');
    expect(beside({ x: 0, y: 1 })).toBe('c');
    expect(beside({ x: -1, y: 0 })).toBeNull();
  });

  it('is on the other side for whoever sits there', () => {
    expect(beside({ x: -1, y: 0 }, 2)).toBe('b');
    expect(beside({ x: 1, y: 0 }, 2)).toBeNull();
    expect(beside({ x: 0, y: 1 }, 1)).toBe('b');
    expect(beside({ x: 0, y: -1 }, 3)).toBe('b');
  });
});
