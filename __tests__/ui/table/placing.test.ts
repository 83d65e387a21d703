import type { PieceToPlace, Region } from '../../../src/rules/flicking';
import { regionsOf } from '../../../src/ui/games/catacombs/play/placing';

const zone = (xMm: number): Region => ({ kind: 'inside', rect: { xMm, yMm: 0, widthMm: 100, heightMm: 60 } });
const piece = (id: string, regions: readonly Region[]): PieceToPlace => ({
  id,
  radiusMm: 12.5,
  regions,
  keepsOff: [],
  edgeGapMm: 0,
  within: null,
});

describe('regionsOf', () => {
  it('lights a zone that several pieces share once', () => {
    const pieces = [piece('hero:elf', [zone(0)]), piece('hero:thief', [zone(0), zone(100)])];
    expect(regionsOf({ kind: 'place', board: { widthMm: 300, heightMm: 450 }, pieces, taken: [] })).toEqual([
      zone(0),
      zone(100),
    ]);
  });
});
