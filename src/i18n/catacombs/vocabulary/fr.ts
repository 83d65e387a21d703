import { fr as wording } from '../fr';
import { faults } from '../faults/fr';
import { screens } from '../screens/fr';
import type { CatacombsSaid } from './vocabulary';

export const said: CatacombsSaid = { wording, faults, screens };
