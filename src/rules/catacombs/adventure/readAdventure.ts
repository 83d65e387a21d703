import type { Result } from '../../../lib';
import { readFormat, type FileFault } from '../../machine';
import { ADVENTURE_FORMAT, ADVENTURE_VERSION, type Adventure } from '../words/adventure';
import { adventureSchema } from './adventureSchema';

/** The text of an `.adventure.json`, or the one clear reason why it cannot be played. */
export const readAdventure = (text: string): Result<Adventure, FileFault> =>
  readFormat({ format: ADVENTURE_FORMAT, version: ADVENTURE_VERSION, schema: adventureSchema }, text);
