import { faults as shared } from '../../../common/faults/fr/index';
import type { CatacombsFaults } from '../wording';
import { FIELDS } from './fields';
import { FRENCH } from './files';
import { FRENCH_OPENINGS } from './openings';

export const faults: CatacombsFaults = {
  ...shared,
  sayings: [
    [/^expected "pichenette-adventure".*$/, 'ce n’est pas une aventure pour ce jeu'],
    [/^expected "catacombs"$/, 'c’est un autre jeu, qui ne se joue pas ici'],
    // Of any file first: it comes before all that the rules say.
    ...shared.sayings,
    ...FRENCH,
    ...FRENCH_OPENINGS,
  ],
  fields: { ...shared.fields, ...FIELDS },
  thisDisc: 'ce pion',
};
