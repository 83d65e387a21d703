import type { Shortcuts } from './shortcuts';

/** React Native tells of keys on Android alone, and there only where the focus is: a tablet's keyboard moves it, no more. */
export function useShortcuts(_shortcuts: Shortcuts): void {}
