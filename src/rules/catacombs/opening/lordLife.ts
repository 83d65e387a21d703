import { LORD_CARDS } from '../content/lords';
import type { CatacombsSetup } from '../model/setup';

/** What his card says, and the drops that the group has given him (SOL-033, SOL-034); a story says for itself. */
export const lordLifeAtStart = ({ lord, lordExtraLife = 0, adventure }: CatacombsSetup): number =>
  LORD_CARDS[lord].life + (adventure ? 0 : lordExtraLife);
