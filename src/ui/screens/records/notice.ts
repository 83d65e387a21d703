/** What is to be said about the last thing that was done with the list. */
export interface Notice {
  readonly tone: 'told' | 'fault' | 'busy';
  readonly lines: readonly string[];
  /** What would take it back. */
  readonly undo: (() => void) | null;
  /** The game that is offered back by that. */
  readonly offeredId: string | null;
}

const NOTHING_OFFERED = { undo: null, offeredId: null } as const;

export const told = (lines: readonly string[]): Notice => ({ tone: 'told', lines, ...NOTHING_OFFERED });
export const offer = (lines: readonly string[], offeredId: string, undo: () => void): Notice => ({
  tone: 'told',
  lines,
  undo,
  offeredId,
});
export const fault = (...lines: readonly string[]): Notice => ({ tone: 'fault', lines, ...NOTHING_OFFERED });
export const busy = (line: string): Notice => ({ tone: 'busy', lines: [line], ...NOTHING_OFFERED });
