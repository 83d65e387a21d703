export { isByFire } from './byFire';
export { explainTouch, type TouchContext } from './explainTouch';
export { touchKind, TOUCH_RULES, type TouchKind } from './touchKind';
export type { Verdict } from './verdict';
