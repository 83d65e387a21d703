import { en as wording } from '../en';
import { screens } from '../screens/en';
import type { GymSaid } from './vocabulary';

export const said: GymSaid = { wording, screens };
