export interface NoticeAction {
  /** Takes it back, or plays, watches or brings in what was found. */
  readonly kind: 'restore' | 'playStory' | 'watchSight' | 'takeIn';
  readonly act: () => void;
}

/** What is to be said about the last thing that was done with the list. */
export interface Notice {
  readonly tone: 'told' | 'fault' | 'busy';
  readonly lines: readonly string[];
  /** What may be done about it. */
  readonly action: NoticeAction | null;
  /** The game that is offered back by that. */
  readonly offeredId: string | null;
}

const NOTHING_OFFERED = { action: null, offeredId: null } as const;

export const told = (lines: readonly string[]): Notice => ({ tone: 'told', lines, ...NOTHING_OFFERED });
export const offer = (lines: readonly string[], offeredId: string, undo: () => void): Notice => ({
  tone: 'told',
  lines,
  action: { kind: 'restore', act: undo },
  offeredId,
});
export const found = (lines: readonly string[], action: NoticeAction): Notice => ({ ...told(lines), action });
export const fault = (...lines: readonly string[]): Notice => ({ tone: 'fault', lines, ...NOTHING_OFFERED });
export const busy = (line: string): Notice => ({ tone: 'busy', lines: [line], ...NOTHING_OFFERED });
