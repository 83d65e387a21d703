import type { FaultWording } from '../wording';
import { FRENCH } from './files';
import { FRENCH_OPENINGS } from './openings';
import { FIELDS, KINDS, PEOPLE } from './people';

export const faults: FaultWording = {
  // Of any file first: it comes before all that the rules say.
  sayings: [...PEOPLE, ...FRENCH, ...FRENCH_OPENINGS],
  kinds: KINDS,
  fields: FIELDS,
  thisDisc: 'ce pion',
  line: 'Ligne {{line}}, colonne {{column}}',
};
