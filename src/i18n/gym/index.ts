import type { TextOf } from '../common';
import type { GymSaid } from './vocabulary';

export { gymWords, type GymNamers, type GymReasoning, type GymWords } from './gymWords';

/** Says a text of the screens of the gym, or of any screen. */
export type GymText = TextOf<GymSaid>;
