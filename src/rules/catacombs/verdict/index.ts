export { explainTouch, type TouchContext } from './explainTouch';
export { touchKind, TOUCH_RULES, type TouchKind } from './touchKind';
export { isByFire, type Verdict } from './verdict';
