import { en as wording } from '../en';
import { faults } from '../faults/en';
import { screens } from '../screens/en';
import type { CatacombsSaid } from './vocabulary';

export const said: CatacombsSaid = { wording, faults, screens };
