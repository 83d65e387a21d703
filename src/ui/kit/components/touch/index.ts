export { bringIntoView } from './bringIntoView';
export { focusInto } from './focusInto';
export type { KeyPress } from './keyPress';
export { Roving } from './Roving';
export { Tappable, type Touch } from './Tappable';
