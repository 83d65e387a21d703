export { useForPrompt } from './useForPrompt';
