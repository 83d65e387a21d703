import { DRAWER_KEYS } from '../../../src/ui/table/drawers/drawerKeys';
import { KEYS } from '../../../src/ui/table/shell/shortcuts';

it('no key of the table does two things', () => {
  const keys = [...Object.values(KEYS), ...Object.values(DRAWER_KEYS)];
  expect(new Set(keys).size).toBe(keys.length);
  // On a disc it asks about the disc.
  expect(keys).not.toContain('i');
});
