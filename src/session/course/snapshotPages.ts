import type { CourseLine } from '../game/course';
import type { Played } from '../game/played';
import { inColumns, inRows, type KeptLine, type Past, type PastColumns } from './snapshotColumns';

/** What a stretch of a game adds to its past, and what it changes of what came before. */
export interface Page<P extends Played> extends PastColumns<P> {
  /** So many of the commands before it still stand. */
  readonly standing: number;
  /** Lines before it that were taken back, or of which it is known now which flick they came of. */
  readonly changed: readonly (readonly [line: number, isTakenBack: boolean, flick: number | null])[];
}

/** So many things at the beginning are the same objects. */
export function sharedLength(before: readonly unknown[], now: readonly unknown[]): number {
  const most = Math.min(before.length, now.length);
  for (let at = 0; at < most; at++) if (before[at] !== now[at]) return at;
  return most;
}

/** Which of these lines are not any more as they were. */
export const changedLines = <P extends Played>(
  before: readonly CourseLine<P>[],
  now: readonly CourseLine<P>[],
): readonly number[] =>
  before.flatMap((line, at) => {
    const later = now[at];
    return line === later || (line.isTakenBack === later?.isTakenBack && line.flick === later.flick) ? [] : [at];
  });

/** `added`: what is new; `changed`: lines of before by their places, as they are now. */
export const pageOf = <P extends Played>(
  standing: number,
  added: Past<P>,
  changed: readonly (readonly [line: number, now: KeptLine<P>])[],
): Page<P> => ({
  standing,
  ...inColumns(added),
  changed: changed.map(([at, { isTakenBack, flick }]) => [at, isTakenBack, flick] as const),
});

/** The whole past, page by page. */
export function pastIn<P extends Played>(pages: readonly Page<P>[]): Past<P> {
  const past = {
    steps: [] as Past<P>['steps'][number][],
    log: [] as KeptLine<P>[],
    flicks: [] as Past<P>['flicks'][number][],
  };
  for (const page of pages) {
    const { steps, log, flicks } = inRows(page);
    past.steps.length = page.standing;
    past.steps.push(...steps);
    for (const [at, isTakenBack, flick] of page.changed) {
      const line = past.log[at];
      if (line !== undefined) past.log[at] = { ...line, isTakenBack, flick };
    }
    past.log.push(...log);
    past.flicks.push(...flicks);
  }
  return past;
}
