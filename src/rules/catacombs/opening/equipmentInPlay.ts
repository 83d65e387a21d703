import { equipmentOf } from '../content/equipment';
import type { EquipmentId } from '../words/ids';
import type { CatacombsSetup } from '../model/setup';
import { inTheBox } from './inTheBox';

/** Every Equipment card of this game: those that the Merchant may come to offer, and those that somebody has. */
export const equipmentInPlay = (setup: CatacombsSetup): readonly EquipmentId[] =>
  equipmentOf(inTheBox(setup)).filter((id) => id !== 'equipment:map' || !setup.house.withoutMap);
