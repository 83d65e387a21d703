/** Why something could not be kept, or given back. */
export const FAULT_KINDS = [
  /** No room left on the device. */
  'full',
  /** The browser or the system lets nothing be kept: a private window, storage switched off. */
  'denied',
  /** Another tab has written in the meantime. */
  'conflict',
  'missing',
  /** There is a game with this id. */
  'taken',
  'damaged',
  /** Written by a newer version of the app, and left as it is. */
  'newer',
  /** A file that is too big to be ours. */
  'tooBig',
  /** A file that is no export of this app. */
  'notOurs',
  'failed',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export interface StorageFault {
  readonly kind: FaultKind;
  /** For people who look into it: as the database said it. */
  readonly reason: string;
}

/** Thrown inside a transaction to undo it, and turned into a fault outside. */
export class StorageRefusal extends Error {
  constructor(
    readonly kind: FaultKind,
    reason: string,
  ) {
    super(reason);
  }
}

/** What databases call it: the names of DOM exceptions, the words of SQLite. */
const SIGNS: readonly (readonly [FaultKind, RegExp])[] = [
  ['full', /QuotaExceeded|disk is full|no space left/i],
  ['newer', /VersionError/],
  ['damaged', /malformed|not a database|NotReadableError|disk image/i],
  ['denied', /SecurityError|NotAllowed|InvalidStateError|is not defined|readonly|unable to open|permission|denied/i],
];

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : '';

export function faultOf(cause: unknown): StorageFault {
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof StorageRefusal) return { kind: cause.kind, reason };
  const said = `${nameOf(cause)}: ${reason}`;
  return { kind: SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? 'failed', reason };
}
