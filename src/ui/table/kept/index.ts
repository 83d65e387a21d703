export { PickedContext, usePicked, type Picked } from './PickedContext';
export { useForPrompt } from './useForPrompt';
