import { fr as wording } from '../fr';
import { faults } from '../faults/fr';
import { screens } from '../screens/fr';
import type { GymSaid } from './vocabulary';

export const said: GymSaid = { wording, faults, screens };
