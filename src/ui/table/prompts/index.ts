export { DeclineButton } from './DeclineButton';
export { EventCard, eventCardOf, type EventCardProps } from './events/EventCard';
export { PathMap, type PathMapProps } from './map/PathMap';
export { PlacingBar, type PlacingBarProps } from './PlacingBar';
export { PromptPanel } from './PromptPanel';
export { promptSize, type PromptSize } from './promptSize';
export { putBackMarks, type PutBackMark } from './putBackMarks';
export type { PromptProps } from './parts/asked';
