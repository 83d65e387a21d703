import { bakeRelief } from '../../../src/board/look';
import { QUARTERS } from '../../../src/lib';
import { GROUNDS, type GroundId } from '../../../src/rules/conquest';
import { RELIEFS } from '../../../src/ui/games/conquest/catalogue/arena/reliefs';
import { save } from '../output';

/** About a megapixel a face: each ground has four, one for each way in which it may be seen. */
const PX_PER_MM = 1.8;
const QUALITY = 80;

const isGround = (name: string): name is GroundId => GROUNDS.some((ground) => ground === name);

/** Bakes the faces of the grounds named, or of both. A minute or two each. */
export default async function bakeArena(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !isGround(name));
  if (unknown) throw new Error(`no ground is called ${unknown}; there are ${GROUNDS.join(', ')}`);
  for (const ground of names.length > 0 ? names.filter(isGround) : GROUNDS)
    for (const lies of QUARTERS) {
      const face = bakeRelief(RELIEFS[ground], PX_PER_MM, lies);
      await save(face, `assets/boards/conquest/${ground}-${lies}.webp`, QUALITY);
    }
}
