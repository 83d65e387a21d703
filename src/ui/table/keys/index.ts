export { KEYS, type Shortcuts } from './shortcuts';
export { SkipLink } from './SkipLink';
export { useFocusKept } from './useFocusKept';
export { useKeepAwake } from './useKeepAwake';
export { useShortcuts } from './useShortcuts';
