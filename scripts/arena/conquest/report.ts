import type { Heading, Ordered, ReportLine } from '../arenaOf';
import { told } from '../wilson';
import { contestantOf } from './contestant';
import type { Done, Job } from './job';
import { duelJobs, equalJobs } from './plan';
import { cardWins, loneWins, minutesOf, starterWins, swordWins, winsOf } from './tell';
import { VARIANTS } from './variants';

export const PARTS = ['rungs', 'others', 'balance'] as const;

const GAMES = 400;
const CHUNK = 20;
const RUNGS = ['2:1', '3:2', '4:3', '5:4'];
const OTHERS = ['3:greedy', '3:random'];
/** No two parts play the same game. */
const OFFSETS = { rungs: 0, others: 1000, balance: 2000 } as const;

export type Line = ReportLine<Job>;

export interface Played {
  readonly line: Line;
  readonly done: readonly Done[];
}

function duelLine(part: 'rungs' | 'others', text: string, { from, most }: Ordered): Line {
  const [a = '', b = ''] = text.split(':');
  const deals = Math.ceil(Math.min(most, GAMES) / 2);
  const jobs = duelJobs(contestantOf(a), contestantOf(b), 'base', from + OFFSETS[part], deals);
  return { part, title: text, jobs, chunk: CHUNK };
}

function balanceLine(variant: string, { from, most }: Ordered): Line {
  const jobs = equalJobs(contestantOf('3'), variant, from + OFFSETS.balance, Math.min(most, GAMES));
  return { part: 'balance', title: variant, jobs, chunk: CHUNK };
}

function linesOf(part: string, ordered: Ordered): readonly Line[] {
  if (part === 'rungs') return RUNGS.map((text) => duelLine('rungs', text, ordered));
  if (part === 'others') return OTHERS.map((text) => duelLine('others', text, ordered));
  return part === 'balance' ? VARIANTS.map((variant) => balanceLine(variant, ordered)) : [];
}

export const reportLines = (parts: readonly string[], ordered: Ordered): readonly Line[] =>
  parts.flatMap((part) => linesOf(part, ordered));

export const jobKey = (job: Job): string => JSON.stringify(job);

export const playedOf = (line: Line, results: ReadonlyMap<string, Done>): Played => ({
  line,
  done: line.jobs.flatMap((job) => results.get(jobKey(job)) ?? []),
});

const rowOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const headOf = (...cells: readonly string[]): readonly string[] => [rowOf(...cells), rowOf(...cells.map(() => '---'))];
const countOf = ({ done, line }: Played): string =>
  done.length < line.jobs.length ? `${done.length} of ${line.jobs.length}` : String(done.length);

const duelRow = (played: Played): string => {
  const [first = ''] = played.line.title.split(':');
  return rowOf(played.line.title, countOf(played), told(winsOf(played.done, contestantOf(first))).trim());
};

function loneIn({ done }: Played): string {
  const lone = loneWins(done);
  return lone === null ? '' : told(lone).trim();
}

const balanceRow = (played: Played): string =>
  rowOf(
    played.line.title,
    countOf(played),
    told(swordWins(played.done)).trim(),
    told(starterWins(played.done)).trim(),
    loneIn(played),
    minutesOf(played.done).toFixed(0),
  );

/** The page of a report, finished or not. */
export function pageOf(
  { report, from, to, fingerprint, commits, dates, command }: Heading,
  all: readonly Played[],
): string {
  const of = (part: string): readonly Played[] => all.filter(({ line }) => line.part === part && line.jobs.length > 0);
  const base = of('balance').filter(({ line }) => line.title === 'base');
  const cards = [...cardWins(base.flatMap(({ done }) => done))].sort(([, a], [, b]) => b.share - a.share);
  return [
    `# Conquest against itself: ${report}`,
    '',
    `Written by \`${command}\`. Seeds ${from} to ${to}, played ${[...new Set(dates)].sort().join(', ')} at ${commits.join(', ')}, code ${fingerprint}.`,
    'Brackets hold the true share 19 times of 20 (Wilson). A draw is half of a game for either.',
    '',
    '## Levels, teams swapped',
    '',
    ...headOf('first against second', 'games', 'the first wins'),
    ...[...of('rungs'), ...of('others')].map(duelRow),
    '',
    '## Level 3 against itself',
    '',
    ...headOf('variant', 'games', 'the Sword wins', 'the starter wins', 'who is alone wins', 'minutes'),
    ...of('balance').map(balanceRow),
    '',
    '## Cards, plain game',
    '',
    ...headOf('the team that played it', 'games', 'wins'),
    ...cards.map(([face, { games, ...share }]) => rowOf(face, String(games), told(share).trim())),
    '',
  ].join('\n');
}
