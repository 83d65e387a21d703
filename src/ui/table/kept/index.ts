export { HalfMade, useHalfMade } from './HalfMade';
export { useForPrompt } from './useForPrompt';
