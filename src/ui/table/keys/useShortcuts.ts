import type { Shortcuts } from './shortcuts';

/** Phones and tablets have no keys to listen to. */
export function useShortcuts(_shortcuts: Shortcuts): void {}
