import authors from '../../src/board/look/emblemAuthors.json';
import outlines from '../../src/board/look/emblemPaths.json';
import { OWN_EMBLEMS } from '../../src/board/look/ownEmblems';
import { isPillar, PIECE_IDS } from '../../src/board/sprites';
import { lookOf, roomOf } from '../../src/board/sprites/pieceLooks';
import { ROOM_IDS } from '../../src/theme';

describe('emblems', () => {
  it('every borrowed outline is credited to one author', () => {
    expect(Object.values(authors).flat().sort()).toEqual(Object.keys(outlines).sort());
  });

  it('every piece has a look of its own', () => {
    const faced = PIECE_IDS.filter((piece) => !isPillar(piece));
    const known = [...Object.keys(outlines), ...Object.keys(OWN_EMBLEMS)];
    const emblems = faced.map((piece) => lookOf(piece).emblem);
    expect(new Set(emblems.map((emblem) => JSON.stringify(emblem))).size).toBe(faced.length);
    expect(known).toEqual(expect.arrayContaining(emblems.flat().map(({ icon }) => icon)));
  });

  it('every room has its pillar', () => {
    expect(PIECE_IDS.filter(isPillar).map(roomOf)).toEqual([...ROOM_IDS]);
  });
});
