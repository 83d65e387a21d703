import { openLook } from './album/look';
import { FAR_SIGHTED_READER, FRENCH_READER, LARGEST_READER } from './album/reader';
import { SCENE_MS, SCENES } from './album/scenes';
import { SIZES } from './driver/sizes';

it.each([
  ['a phone in French', SIZES.phone, FRENCH_READER, ['armour']],
  ['a phone in letters 1.6 times as large', SIZES.phone, FAR_SIGHTED_READER, ['poisoned']],
  ['a phone in French and in the largest letters', SIZES.phone, LARGEST_READER, ['castFrom']],
  ['a wide tablet in French and in the largest letters', SIZES.wideTablet, LARGEST_READER, ['nineDrawers', 'climb']],
])(
  'shows what the expansions bring on %s',
  async (_name, size, reader, names) => {
    const look = await openLook(size, reader);
    for (const one of SCENES.filter(({ name }) => names.includes(name))) await look.at(one);
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  4 * SCENE_MS,
);
