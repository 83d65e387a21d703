import { Dice } from '../../scripts/soak/dice';
import { openLook } from './album/look';
import { readerOf } from './album/reader';
import { SCENE_MS, SCENES } from './album/scenes';
import { SIZES, nameOf } from './driver/sizes';

/** Left out: a sample that is always the same. `whole`, or names of scenes: those, at every size. */
const ASKED = process.env.ALBUM;
/** By whom it is looked at, such as `fr`, `en,32` or `fr,200%`: the language, and the size of letters. */
const READER = readerOf(process.env.ALBUM_READER ?? 'en');
const SAMPLE_SEED = 9;
const SAMPLED_SCENES = 2;

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
    const look = await openLook(size, READER);
    for (const scene of scenes) await look.at(scene);
    expect(look.faults).toEqual([]);
    expect(look.problems).toEqual([]);
  },
  SCENE_MS * SCENES.length,
);
