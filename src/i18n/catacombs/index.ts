import type { TextOf } from '../common';
import type { CatacombsSaid } from './vocabulary';

export { catacombsWords, type CatacombsWords } from './catacombsWords';

/** Says a text of the screens of Catacombs, or of any screen. */
export type CatacombsText = TextOf<CatacombsSaid>;
