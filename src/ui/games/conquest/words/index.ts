export { inLanguage } from './inLanguage';
export type { ConquestSpeech } from './speech';
export { useConquestText } from './useConquestText';
export { useTableWords } from './useTableWords';
export { useTitle } from './useTitle';
