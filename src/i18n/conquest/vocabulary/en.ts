import { en as wording } from '../en';
import { screens } from '../screens/en';
import type { ConquestSaid } from './vocabulary';

export const said: ConquestSaid = { wording, screens };
