/** What is to be said about the last thing that was done with the list. */
export interface Notice {
  readonly tone: 'told' | 'fault' | 'busy';
  readonly lines: readonly string[];
  /** What would take it back. */
  readonly undo: (() => void) | null;
}

export const told = (lines: readonly string[], undo: Notice['undo'] = null): Notice => ({ tone: 'told', lines, undo });
export const fault = (...lines: readonly string[]): Notice => ({ tone: 'fault', lines, undo: null });
export const busy = (line: string): Notice => ({ tone: 'busy', lines: [line], undo: null });
