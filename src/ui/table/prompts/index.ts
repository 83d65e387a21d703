export { DeclineButton } from '../../games/catacombs/play/DeclineButton';
export { EventCard, eventCardOf } from '../../games/catacombs/told/EventCard';
export { PathMap } from '../../games/catacombs/map/PathMap';
export { PlacingBar } from '../question/PlacingBar';
export { PromptPanel } from './PromptPanel';
export { promptSize } from '../../games/catacombs/promptSize';
export { putBackMarks } from '../../games/catacombs/parts/putBackMarks';
