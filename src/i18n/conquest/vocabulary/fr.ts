import { fr as wording } from '../fr';
import { screens } from '../screens/fr';
import type { ConquestSaid } from './vocabulary';

export const said: ConquestSaid = { wording, screens };
