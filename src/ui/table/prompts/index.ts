export { DeclineButton } from './DeclineButton';
export { EventCard, eventCardOf } from '../../games/catacombs/told/EventCard';
export { PathMap } from '../../games/catacombs/map/PathMap';
export { PlacingBar } from './PlacingBar';
export { PromptPanel } from './PromptPanel';
export { promptSize } from './promptSize';
export { putBackMarks } from './putBackMarks';
