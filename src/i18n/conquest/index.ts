import type { TextOf } from '../common';
import type { ConquestSaid } from './vocabulary';

export { conquestWords, type ConquestWords } from './conquestWords';
export type { Namers } from './say/speaker';
export type { ConquestReasoning } from './say/whyWords';
export type { ConquestWording, NoDamageKey, Question, Titled, Words } from './wording';

/** Says a text of the screens of Conquest, or of any screen. */
export type ConquestText = TextOf<ConquestSaid>;
