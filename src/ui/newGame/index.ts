export { AppSeatsPanel, type AppSeatsPanelProps } from './AppSeatsPanel';
export { HandsPanel, type HandsPanelProps } from './HandsPanel';
export { NewGameScreen } from './NewGameScreen';
export { useLikenesses } from './useLikenesses';
