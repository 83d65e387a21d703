export { linking } from './linking';
export { type Routes, type ScreenProps } from './routes';
export { useGoBack } from './useGoBack';
export { useHasBeenSeen } from './useHasBeenSeen';
export { useGoToSettings } from './useGoToSettings';
