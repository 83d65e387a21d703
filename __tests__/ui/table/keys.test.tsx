import { DRAWERS } from '../../../src/ui/games/catacombs/drawers/drawers';
import { KEYS } from '../../../src/ui/table/keys/shortcuts';

it('no key of the table does two things', () => {
  const keys = [...Object.values(KEYS), ...DRAWERS.rows.map(({ key }) => key)];
  expect(new Set(keys).size).toBe(keys.length);
  // On a disc it asks about the disc.
  expect(keys).not.toContain('i');
});
