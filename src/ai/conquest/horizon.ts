import { conquest } from '../../rules/conquest';
import { horizonOf } from '../core';

/** By the same rules, up to the next card that nobody has seen. */
export const { imagine, isAllowed } = horizonOf(conquest);
