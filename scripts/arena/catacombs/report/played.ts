import type { GameAccount } from '../balance/account';
import type { Done, Job } from '../job';
import { told, wilson, type Interval } from '../../wilson';
import type { Aim, Line } from './parts';

/** A line and what was played of it so far. */
export interface Played {
  readonly line: Line;
  readonly done: readonly Done[];
}

/** By what was to be done: it is the same wherever it was done. */
export const jobKey = (job: Job): string => JSON.stringify(job);

export const playedOf = (line: Line, results: ReadonlyMap<string, Done>): Played => ({
  line,
  done: line.jobs.flatMap((job) => results.get(jobKey(job)) ?? []),
});

export const accountsOf = (played: readonly Played[]): readonly GameAccount[] =>
  played.flatMap(({ done }) => done.flatMap((one) => (one.kind === 'accounted' ? [one.account] : [])));

/** How often the heroes won; in pairs, whoever should be better. */
export function winsOf({ done }: Pick<Played, 'done'>): Interval {
  const points = done.flatMap((one): number[] => {
    if (one.kind === 'pair') return [one.pair.point];
    return one.kind === 'accounted' ? [one.account.winner === 'heroes' ? 1 : 0] : [];
  });
  return wilson(
    points.reduce((sum, point) => sum + point, 0),
    points.length,
  );
}

export const percent = (interval: Interval): string => told(interval).trim();

/** So many were played, and of how many if that is not all. */
export const countOf = (have: number, of: number): string => (have < of ? `${have} of ${of}, unfinished` : String(of));

export const isWithin = (share: number, [low, high]: Aim): boolean => share >= low && share <= high;
const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

function inWords([low, high]: Aim): string {
  if (high >= 1) return `at least ${inPercent(low)}`;
  return low <= 0 ? `at most ${inPercent(high)}` : `${inPercent(low)} to ${inPercent(high)}`;
}

/** One row of a table: a figure, its aim, and whether it is there. */
export function row(title: string, interval: Interval, have: number, of: number, aim: Aim | null): readonly string[] {
  const count = countOf(have, of);
  if (have === 0) return [title, count, '–', aim === null ? '' : inWords(aim), ''];
  if (aim === null) return [title, count, percent(interval), '', ''];
  const stands = isWithin(interval.share, aim) ? 'yes' : 'no';
  return [title, count, percent(interval), inWords(aim), have < of ? `${stands} so far` : stands];
}

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
