/** Something that is only told and could not be: which part, why, and how often. */
export interface LeftOut {
  readonly part: string;
  readonly reason: string;
  readonly times: number;
}

/** The first ones say most: what breaks later has often broken because of them. */
const MOST_KEPT = 12;

let kept: readonly LeftOut[] = [];

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** What has been left out since the app was opened, for whoever reports it. */
export const leftOut = (): readonly LeftOut[] => kept;

/** Notes that a part was left out. */
export function leaveOut(part: string, fault: unknown): void {
  const reason = reasonOf(fault);
  const isKnown = (one: LeftOut): boolean => one.part === part && one.reason === reason;
  if (kept.some(isKnown)) kept = kept.map((one) => (isKnown(one) ? { ...one, times: one.times + 1 } : one));
  else if (kept.length < MOST_KEPT) kept = [...kept, { part, reason, times: 1 }];
}

/** What is only told never stops what is played: a telling that throws is left out, with a note. */
export function ifItCan<Told, Otherwise>(part: string, tell: () => Told, otherwise: Otherwise): Told | Otherwise {
  try {
    return tell();
  } catch (fault) {
    leaveOut(part, fault);
    return otherwise;
  }
}
