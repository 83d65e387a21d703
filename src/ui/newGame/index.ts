export { AppSeatsPanel, type AppSeatsPanelProps } from './AppSeatsPanel';
export { HandsPanel, type HandsPanelProps } from './HandsPanel';
export { NewGameScreen } from './NewGameScreen';
export { SeatWishes, type SeatWishesProps } from './SeatWishes';
export { useCalled } from './useCalled';
export { useLikenesses } from './useLikenesses';
