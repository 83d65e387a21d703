export { KEYS } from './shortcutKeys';

/** What each key does; only keyboards of computers are listened to. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Phones and tablets have no keys to listen to. */
export function useShortcuts(_shortcuts: Shortcuts): void {}
