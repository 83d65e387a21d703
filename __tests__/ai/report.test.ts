import { openAccount, type GameAccount } from '../../scripts/arena/catacombs/balance/account';
import { VARIANTS } from '../../scripts/arena/catacombs/balance/variants';
import type { Done, Job } from '../../scripts/arena/catacombs/job';
import type { IdleFound } from '../../scripts/arena/catacombs/idle/playIdle';
import { pageOf } from '../../scripts/arena/catacombs/report/page';
import { PARTS, reportLines } from '../../scripts/arena/catacombs/report/parts';
import { jobKey, playedOf } from '../../scripts/arena/catacombs/report/played';
import { gameSetup } from '../../scripts/arena/catacombs/setups';

const ORDERED = { report: 'spring', from: 1_000_000, most: Infinity };
const LINES = reportLines(PARTS, ORDERED);

const HEADING = {
  report: 'spring',
  from: 1_000_000,
  to: 1_009_999,
  fingerprint: 'f1',
  commits: ['abc'],
  dates: ['2026-05-02', '2026-05-01'],
  command: 'npm run arena:report -- --report spring',
};

/** Heroes win against an overseer that is no better; one fight of 31 rounds, one idle turn of four. */
function accountOf(job: Job): GameAccount {
  if (job.kind !== 'accounted') throw new Error('not a game');
  const account = openAccount(gameSetup(job.game, VARIANTS[job.variant]).lord ?? 'lord:lich', [], job.variant);
  account.winner = Number(job.heroes) >= Number(job.overseer) ? 'heroes' : 'overseer';
  account.fights.push({ rounds: 31 } as never, { rounds: 3 } as never);
  account.turns['monster:orc'] = { times: 4, gain: 1 };
  return account;
}

/** Two passes of ten moves, one of them judged and found idle. */
const FOUND: IdleFound = {
  moves: { 'monster:orc': 10 },
  passes: { 'monster:orc': 2 },
  judged: [{ monster: 'monster:orc', isIdle: true, gain: 1, move: 0, way: 'way' }],
};

function doneOf(job: Job): Done {
  if (job.kind === 'idle') return { kind: 'idle', found: FOUND };
  if (job.kind === 'pair') return { kind: 'pair', pair: { point: 1, cleared: 1 } };
  return { kind: 'accounted', account: accountOf(job) };
}

const pageWith = (jobs: readonly Job[]): readonly string[] => {
  const results = new Map(jobs.map((job) => [jobKey(job), doneOf(job)]));
  return pageOf(
    HEADING,
    LINES.map((line) => playedOf(line, results)),
  ).split('\n');
};

it('plays no game for two figures, and none outside its block', () => {
  const keys = LINES.flatMap(({ jobs }) => jobs.map(jobKey));
  expect(new Set(keys).size).toBe(keys.length);
  for (const { jobs } of LINES)
    for (const job of jobs) {
      const number = job.kind === 'pair' ? job.room : job.kind === 'accounted' || job.kind === 'idle' ? job.game : -1;
      expect(number).toBeGreaterThanOrEqual(HEADING.from);
      expect(number).toBeLessThanOrEqual(HEADING.to);
    }
});

it('meets every Lord often enough at level 3', () => {
  const met = new Map<string, number>();
  for (const job of LINES.filter(({ part }) => part !== 'matrix').flatMap(({ jobs }) => jobs)) {
    if (job.kind !== 'accounted' || job.heroes !== 3) continue;
    const { lord } = accountOf(job);
    met.set(lord, (met.get(lord) ?? 0) + 1);
  }
  expect(met.size).toBe(8);
  expect(Math.min(...met.values())).toBeGreaterThanOrEqual(150);
});

it('says of each line what plays it alone', () => {
  const [cell] = LINES.filter(({ title }) => title === '3:2');
  expect(cell?.command).toBe(
    'npm run arena -- --balance --levels 3:2 --variants base --games 100 --from 1000000 --report spring',
  );
  const [rung] = LINES.filter(({ title }) => title === '4 against 3, vermin');
  expect(rung?.command).toBe('npm run arena -- --levels 4:3 --rooms 100 --box vermin --from 1000000 --report spring');
});

it('stands as unfinished while it is', () => {
  const [cell] = LINES.filter(({ title }) => title === '3:3');
  const page = pageWith(cell?.jobs.slice(0, 50) ?? []);
  expect(page.filter((line) => line.includes('50 of 100, unfinished')).length).toBeGreaterThanOrEqual(2);
  expect(page.find((line) => line.startsWith('| base |'))).toBe(
    '| base | 0 of 600, unfinished | – | 45 % to 55 % |  |',
  );
  expect(page.find((line) => line.startsWith('| 2 against 1, base |'))).toContain('0 of 400, unfinished');
  expect(page.find((line) => line.includes('played'))).toContain('played 2026-05-01 to 2026-05-02');
});

it('tells the whole when all is played', () => {
  const page = pageWith(LINES.flatMap(({ jobs }) => jobs));
  const text = page.join('\n');
  expect(text).not.toContain('unfinished;');
  expect(text).not.toMatch(/\d of \d+, unfinished/);
  expect(page.find((line) => line.startsWith('| base |'))).toBe(
    '| base | 600 | 100.0 % (99.4 to 100.0) | 45 % to 55 % | no |',
  );
  expect(page.find((line) => line.startsWith('| orc |'))).toMatch(/\d of \d+ \| 25\.0 % /);
  expect(text).toMatch(/\| orc \| 120 of 600 \| 60 of 60 \| 20\.0 % \(.*\) \| at most 2 % \| no \|/);
  expect(page.find((line) => line.startsWith('| level 3 against itself'))).toBe(
    '| level 3 against itself | 100 | 200 | 31 | 100 |',
  );
  expect(text).toContain('falls along each row: 20 of 20 neighbours compared, none stands the wrong way round');
  expect(page.find((line) => line.includes('a hand of level 2'))).toContain('| 150 | 100.0 %');
});

it('names neighbours that stand the wrong way round', () => {
  const cells = LINES.filter(({ title }) => title === '2:1' || title === '2:2' || title === '2:3');
  const results = new Map(
    cells.flatMap(({ title, jobs }) =>
      jobs.map((job, at): [string, Done] => {
        const account = accountOf(job);
        account.winner = at < { '2:1': 50, '2:2': 55, '2:3': 90 }[title as '2:1'] ? 'heroes' : 'overseer';
        return [jobKey(job), { kind: 'accounted', account }];
      }),
    ),
  );
  const text = pageOf(
    HEADING,
    LINES.map((line) => playedOf(line, results)),
  );
  expect(text).toContain(
    '2 of 20 neighbours compared, 2:1 (50 %) below 2:2 (55 %), within noise; 2:2 (55 %) below 2:3 (90 %).',
  );
});
