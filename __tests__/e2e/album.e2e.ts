import { Dice } from '../../scripts/soak/dice';
import { openLook } from './album/look';
import { FAR_SIGHTED_READER, FRENCH_READER } from './album/reader';
import { SCENES } from './album/scenes';
import { SIZES, nameOf } from './driver/sizes';

/** Left out: a sample that is always the same. `whole`, or names of scenes: those, at every size. */
const ASKED = process.env.ALBUM;
const SAMPLE_SEED = 9;
const SAMPLED_SCENES = 2;
const SCENE_MS = 60_000;

const sizes = Object.values(SIZES);

/** Other scenes at every size. */
function sample() {
  const dice = new Dice(SAMPLE_SEED);
  return sizes.map((size) => ({ size, scenes: Array.from({ length: SAMPLED_SCENES }, () => dice.pick(SCENES)) }));
}

const named = (names: readonly string[]) =>
  sizes.map((size) => ({ size, scenes: SCENES.filter(({ name }) => names.includes('whole') || names.includes(name)) }));

const album = ASKED === undefined ? sample() : named(ASKED.split(','));

it.each(album.map((part) => [nameOf(part.size), part] as const))(
  'shows nothing at %s that is cut off, too small or out of reach',
  async (_name, { size, scenes }) => {
    expect(scenes.length).toBeGreaterThan(0);
    const look = await openLook(size);
    for (const scene of scenes) await look.at(scene);
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  SCENE_MS * SCENES.length,
);

it.each([
  ['in French', FRENCH_READER, 'armour'],
  ['in letters 1.6 times as large', FAR_SIGHTED_READER, 'poisoned'],
])(
  'shows what the expansions bring on a phone %s',
  async (_name, reader, scene) => {
    const look = await openLook(SIZES.phone, reader);
    for (const one of SCENES.filter(({ name }) => name === scene)) await look.at(one);
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  4 * SCENE_MS,
);
