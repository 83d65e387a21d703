export { DeclineButton } from './DeclineButton';
export { EventCard, eventCardOf } from './events/EventCard';
export { PathMap } from './map/PathMap';
export { PlacingBar } from './PlacingBar';
export { PromptPanel } from './PromptPanel';
export { promptSize } from './promptSize';
export { putBackMarks } from './putBackMarks';
