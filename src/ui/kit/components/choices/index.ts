export { Adjuster } from './Adjuster';
export { FilterChips } from './FilterChips';
export { RadioList, type RadioItem } from './RadioList';
export { Segmented } from './Segmented';
export { Slider } from './Slider';
export { TextField } from './TextField';
export { Toggle } from './Toggle';
export type { Choice } from './Radios';
