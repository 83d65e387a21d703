export { BlankBoard } from './BlankBoard';
export { Fold } from './Fold';
export { HandRow } from './HandRow';
export { Panel } from './Panel';
export { ScreenFrame } from './ScreenFrame';
export { ScreenHeader } from './ScreenHeader';
export { WalnutBackground } from './WalnutBackground';
