export { PATHS, type Routes, type ScreenProps } from './routes';
export { ScreenBoundary } from './ScreenBoundary';
export { useGoBack } from './useGoBack';
export { useHasBeenSeen } from './useHasBeenSeen';
