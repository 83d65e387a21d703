import { TYPE, type TypeRole } from '../../../src/theme';
import { lettersOf } from '../../../src/ui/kit/components/letters/letters';

const ROLES = Object.keys(TYPE) as TypeRole[];

it.each(ROLES)('%s is as the theme has it in usual text, and smaller where that is asked for', (role) => {
  expect(lettersOf(role, 1).sizePt).toBe(TYPE[role].sizePt);
  expect(lettersOf(role, 0.8).sizePt).toBeCloseTo(0.8 * TYPE[role].sizePt);
});

it('doubles what is read at length, and leaves a long word of a heading on a phone', () => {
  for (const role of ['body', 'ui', 'strip', 'label'] as const)
    expect(lettersOf(role, 2).sizePt).toBeCloseTo(2 * TYPE[role].sizePt);
  // As broad as “Bibliothèque” is beside the button that leads back.
  const roomPt = 360 - 2 * 16 - 48 - 12;
  expect('Bibliothèque'.length * 0.52 * lettersOf('heading', 2).sizePt).toBeLessThan(roomPt);
});

it.each([1.3, 1.6, 2])('keeps the order of sizes at %d', (scale) => {
  const bySize = [...ROLES].sort((a, b) => TYPE[a].sizePt - TYPE[b].sizePt);
  const sizes = bySize.map((role) => lettersOf(role, scale).sizePt);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});
