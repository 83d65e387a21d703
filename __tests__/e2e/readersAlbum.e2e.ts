import { openLook } from './album/look';
import { FAR_SIGHTED_READER, FRENCH_READER, LARGEST_READER } from './album/reader';
import { SCENE_MS, SCENES } from './album/scenes';
import { SIZES } from './driver/sizes';

it.each([
  ['the expansions on a phone in French', SIZES.phone, FRENCH_READER, ['armour']],
  ['the expansions on a phone in letters 1.6 times as large', SIZES.phone, FAR_SIGHTED_READER, ['poisoned']],
  ['the expansions on a phone in French and in the largest letters', SIZES.phone, LARGEST_READER, ['castFrom']],
  [
    'the expansions on a wide tablet in French and in the largest letters',
    SIZES.wideTablet,
    LARGEST_READER,
    ['nineDrawers', 'climb'],
  ],
  [
    'who plays, and what is shared, on a phone in French and in the largest letters',
    SIZES.phone,
    LARGEST_READER,
    ['people', 'sharing'],
  ],
])(
  'shows nothing cut off: %s',
  async (_name, size, reader, names) => {
    const look = await openLook(size, reader);
    for (const one of SCENES.filter(({ name }) => names.includes(name))) await look.at(one);
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  4 * SCENE_MS,
);
