import { areEnemies, sideOf } from '../../../src/rules/catacombs';
import { fight } from './support/fight';
import { FAMILIAR, SHIELD, SKELETON, WALL } from './support/pieces';

it('BASE-123 BASE-124 BASE-125 BASE-126: ids tell of the very enemies that the rules know', () => {
  const { state } = fight({
    fight: 'final',
    monsters: ['monster:orc'],
    pieces: [FAMILIAR, SKELETON, SHIELD, WALL],
  });
  const pieces = Object.values(state.model.room!.pieces);
  expect(new Set(pieces.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  for (const a of pieces) {
    for (const b of pieces) {
      const sides = [sideOf(a.id), sideOf(b.id)];
      expect([a.id, b.id, !sides.includes(null) && sides[0] !== sides[1]]).toEqual([a.id, b.id, areEnemies(a, b)]);
    }
  }
});
