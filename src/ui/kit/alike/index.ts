export { isAlike } from './isAlike';
export { memoAlike } from './memoAlike';
export { useAlike } from './useAlike';
export { useSteady } from './useSteady';
