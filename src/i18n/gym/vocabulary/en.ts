import { en as wording } from '../en';
import { faults } from '../faults/en';
import { screens } from '../screens/en';
import type { GymSaid } from './vocabulary';

export const said: GymSaid = { wording, faults, screens };
