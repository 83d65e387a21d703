import type { KeysOf, ShapeOf } from '../../common';
import type { screens } from './en';

/** What only the screens of Conquest say, beside what any screen says. */
export type ScreensWording = ShapeOf<typeof screens>;
export type ScreenKey = KeysOf<typeof screens>;
