/** Letters that do at once what a button does. Drawers have theirs as well: see the tabs. */
export const KEYS = { undo: 'u', referee: 'r', menu: 'q', hurry: ' ', keys: '?' } as const;

/** What each key does. */
export type { Shortcuts } from '../../game';
