import { MAGIC } from '../../content/soloth/magic';
import type { HeroId } from '../../words/ids';
import type { Catacombs } from '../model';
import { heroOf } from '../queries';
import { fullLifeOf } from './handicap';

/** How much a hero lacks of its starting life, which it never exceeds (BASE-055, BASE-307). */
export const lacks = (model: Catacombs, id: HeroId): number => fullLifeOf(model.setup, id) - heroOf(model, id).life;

/** How much magic is gone from a track that has any (SOL-136). */
const lacksMagic = (model: Catacombs, id: HeroId): number => MAGIC.max - (heroOf(model, id).magic ?? MAGIC.max);

/** How many points of life it could do with: those of the Sorceress may become magic (SOL-135, SOL-136). */
export const canGain = (model: Catacombs, id: HeroId): number => lacks(model, id) + lacksMagic(model, id);

/** How many of these points there is room for on each track. */
export const roomsFor = (model: Catacombs, id: HeroId, points: number) => ({
  life: Math.min(points, lacks(model, id)),
  magic: Math.min(points, lacksMagic(model, id)),
});
