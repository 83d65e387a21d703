import type { en } from './en';
import type { KeysOf, ShapeOf } from './shape';

/** What any screen says, whatever is played. */
export type Wording = ShapeOf<typeof en>;
export type WordingKey = KeysOf<typeof en>;
