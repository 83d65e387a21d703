import type { Catacombs } from '../../model/model';
import { livingHeroes } from '../../model/queries';

/** What the living heroes own together: the dead neither spend nor pool (BASE-280, BASE-308). */
export const pooledGold = (model: Catacombs): number => livingHeroes(model).reduce((sum, { gold }) => sum + gold, 0);
