import { GRADES, QUEST_IDS } from '../../../src/rules/reign';
import type { Heading, Ordered, ReportLine } from '../arenaOf';
import { told } from '../wilson';
import type { Done, Job } from './job';
import { jobsFor } from './plan';
import { figuresOf, firstTries, flawless, fulfilled } from './tell';

export const PARTS = ['novice', 'adventurer', 'hero'] as const;

const GAMES = 400;
const CHUNK = 10;
const LEVEL = 3;

export type Line = ReportLine<Job>;

export interface Played {
  readonly line: Line;
  readonly done: readonly Done[];
}

/** No two grades play the same parties. */
const OFFSET = 1_000;

export const reportLines = (parts: readonly string[], { from, most }: Ordered): readonly Line[] =>
  GRADES.flatMap((grade, index): readonly Line[] => {
    if (!parts.includes(grade)) return [];
    const jobs = jobsFor(LEVEL, grade, null, from + index * OFFSET, Math.min(most, GAMES));
    return [{ part: grade, title: grade, jobs, chunk: CHUNK }];
  });

export const jobKey = (job: Job): string => JSON.stringify(job);

export const playedOf = (line: Line, results: ReadonlyMap<string, Done>): Played => ({
  line,
  done: line.jobs.flatMap((job) => results.get(jobKey(job)) ?? []),
});

const rowOf = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const headOf = (...cells: readonly string[]): readonly string[] => [rowOf(...cells), rowOf(...cells.map(() => '---'))];

function questRow(done: readonly Done[], quest: string): string {
  const { played, won, rounds, minutes, lost, destiny, felled, endless } = figuresOf(firstTries(done, quest));
  const figures = [rounds, minutes.toFixed(0), lost.toFixed(0), destiny.toFixed(1)].map(String);
  return rowOf(quest, String(played), told(won).trim(), ...figures, told(felled).trim(), String(endless));
}

function section({ line, done }: Played): readonly string[] {
  return [
    `## ${line.title}, parties of level ${LEVEL}: ${done.length} of ${line.jobs.length}`,
    '',
    ...headOf(
      'quest, first try',
      'tried',
      'won',
      'rounds',
      'minutes',
      'HP lost',
      'Destiny',
      'felled in one turn',
      'endless',
    ),
    ...QUEST_IDS.map((quest) => questRow(done, quest)),
    '',
    `All four at the first try: ${told(flawless(done)).trim()}. Fulfilled within eight tries: ${told(fulfilled(done)).trim()}.`,
    '',
  ];
}

/** The page of a report, finished or not. */
export function pageOf(
  { report, from, to, fingerprint, commits, dates, command }: Heading,
  all: readonly Played[],
): string {
  return [
    `# Dark Reign, its first campaign: ${report}`,
    '',
    `Written by \`${command}\`. Seeds ${from} to ${to}, played ${[...new Set(dates)].sort().join(', ')} at ${commits.join(', ')}, code ${fingerprint}.`,
    'Brackets hold the true share 19 times of 20 (Wilson). Rounds and minutes are medians, what is lost and spent are means.',
    '',
    ...all.flatMap(section),
  ].join('\n');
}
