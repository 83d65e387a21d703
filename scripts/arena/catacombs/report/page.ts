import type { Heading } from '../../arenaOf';
import { bareName, LORD_IDS } from '../../../../src/rules/catacombs';
import { MOST_ROUNDS } from '../balance/tellTurns';
import type { GameAccount, Use } from '../balance/account';
import { idleShare, talliesOf } from '../idle/tellIdle';
import { wilson } from '../../wilson';
import { tellMatrix } from './matrix';
import { EQUALS, type Aim, type PartName } from './parts';
import { accountsOf, countOf, percent, row, table, winsOf, type Played } from './played';

const HEAD = ['', 'played', 'share', 'aim', 'met'] as const;
const shortly = (id: string): string => bareName(id);

const LORDS: Aim = [0.4, 0.6];
const LORD_GAMES = 150;

const wins = (games: readonly GameAccount[]) =>
  wilson(games.filter(({ winner }) => winner === 'heroes').length, games.length);

const plainRows = (played: readonly Played[], name: (title: string) => string = (title) => title) =>
  played.map((one) => row(name(one.line.title), winsOf(one), one.done.length, one.line.jobs.length, one.line.aim));

const commands = (played: readonly Played[]): string =>
  ['```bash', ...played.map(({ line }) => line.command), '```'].join('\n');

const isEqual = ({ line }: Played): boolean => {
  const [job] = line.jobs;
  return job?.kind === 'accounted' && job.heroes === EQUALS && job.overseer === EQUALS;
};

function lordRows(games: readonly GameAccount[]): readonly (readonly string[])[] {
  return LORD_IDS.map((id) => {
    const met = games.filter(({ lord }) => lord === id);
    return row(shortly(id), wins(met), met.length, Math.max(LORD_GAMES, met.length), LORDS);
  });
}

function turnRows(games: readonly GameAccount[]): readonly (readonly string[])[] {
  const uses: Record<string, Use> = {};
  const all: Use = { times: 0, gain: 0 };
  for (const [id, { times, gain }] of games.flatMap(({ turns }) => Object.entries(turns)))
    for (const use of [(uses[id] ??= { times: 0, gain: 0 }), all]) {
      use.times += times;
      use.gain += gain;
    }
  const each = Object.entries(uses).sort(([, a], [, b]) => b.gain / b.times - a.gain / a.times);
  return [['**all**', all] as const, ...each].map(([name, { times, gain }]) => [
    shortly(name),
    `${gain} of ${times}`,
    times === 0 ? '–' : percent(wilson(gain, times)),
  ]);
}

function idleRows([one]: readonly Played[]): readonly (readonly string[])[] {
  if (one === undefined) return [];
  const { line, done } = one;
  const tallies = talliesOf(done.flatMap((each) => (each.kind === 'idle' ? [each.found] : [])));
  return [...tallies].map(([name, tally]) => {
    const [, , share = '', ...rest] = row('', idleShare(tally), done.length, line.jobs.length, line.aim);
    const { moves, passes, judged, idle } = tally;
    return [
      name === 'all' ? '**all**' : shortly(name),
      `${passes} of ${moves}`,
      `${idle} of ${judged}`,
      share,
      ...rest,
    ];
  });
}

function fightRow(title: string, played: readonly Played[]): readonly string[] {
  const rounds = accountsOf(played).flatMap(({ fights }) => fights.map((fight) => fight.rounds));
  const longest = rounds.reduce((most, count) => Math.max(most, count), 0);
  const tooLong = rounds.filter((count) => count > MOST_ROUNDS).length;
  const jobs = played.reduce((sum, { line }) => sum + line.jobs.length, 0);
  const games = accountsOf(played).length;
  return [title, countOf(games, jobs), String(rounds.length), String(longest), String(tooLong)];
}

/** Whether the heroes came out of their first two rooms. */
const isThroughTwo = ({ fights, winner }: GameAccount): boolean => winner === 'heroes' || fights.length > 2;

function newcomerRow(one: Played): readonly string[] {
  const games = accountsOf([one]);
  const through = wilson(games.filter(isThroughTwo).length, games.length);
  return row(one.line.title, through, games.length, one.line.jobs.length, one.line.aim);
}

const gamesOf = (played: readonly Played[]): string => {
  const sum = (count: (one: Played) => number): number => played.reduce((total, one) => total + count(one), 0);
  return `Games: ${countOf(
    sum(({ done }) => done.length),
    sum(({ line }) => line.jobs.length),
  )}.`;
};

function headOf({ report, from, to, fingerprint, commits, dates, command }: Heading, all: readonly Played[]): string {
  const jobs = all.reduce((sum, { line }) => sum + line.jobs.length, 0);
  const done = all.reduce((sum, one) => sum + one.done.length, 0);
  const days = [...new Set(dates)].sort();
  const when = days.length === 0 ? 'not yet' : days.length === 1 ? days[0] : `${days[0]} to ${days.at(-1)}`;
  return [
    `# The app against itself: ${report}`,
    '',
    `Written by \`${command}\`; ${done} of ${jobs} games and pairs of rooms. Seeds ${from} to ${to}, played ${when}`,
    `at ${commits.length === 0 ? 'no commit yet' : commits.join(', ')}, code ${fingerprint}. Brackets hold the true share 19 times of 20 (Wilson).`,
    'A line that is unfinished says so; nothing that another state of the code played is counted.',
  ].join('\n');
}

/** The page of a report, finished or not. */
export function pageOf(heading: Heading, all: readonly Played[]): string {
  const of = (part: PartName): readonly Played[] => all.filter(({ line }) => line.part === part);
  const equals = all.filter((one) => isEqual(one) && one.line.part !== 'matrix');
  const idle = of('idle');
  const matrix = of('matrix');
  const diagonal = matrix.filter(({ line }) => line.aim !== null);
  const section = (title: string, ...parts: readonly string[]): string => [`## ${title}`, ...parts].join('\n\n');
  const pooled = 'From the games at level 3 above and below: base, variants and boxes, Lords.';
  return [
    headOf(heading, all),
    section("The heroes' level against the overseer's", tellMatrix(matrix), commands(matrix)),
    section(
      'Equal levels',
      'From the matrix.',
      table(
        HEAD,
        plainRows(diagonal, (title) => `level ${title.slice(0, 1)}`),
      ),
    ),
    section('Level 3, base box', table(HEAD, [...plainRows(of('base'))]), commands(of('base'))),
    section('Level 3, boxes and variants', table(HEAD, plainRows(of('variants'))), commands(of('variants'))),
    section('Level 3, Lords', pooled, table(HEAD, lordRows(accountsOf(equals))), commands(of('lords'))),
    section('Rungs', 'Pairs of rooms, roles swapped.', table(HEAD, plainRows(of('rungs'))), commands(of('rungs'))),
    section(
      'Turns that came to nothing, level 3',
      `Passes, and actions left before their first flick. ${pooled} ${gamesOf(equals)}`,
      table(['', 'turns', 'share'], turnRows(accountsOf(equals))),
    ),
    section(
      'Idle passes, level 3',
      `The share of all moves that were passes while another move was better by what came of it. ${gamesOf(idle)}`,
      table(['', 'passes of moves', 'idle of judged', 'idle of all moves', 'aim', 'met'], idleRows(idle)),
      commands(idle),
    ),
    section(
      'Longest fights',
      table(
        ['', 'games', 'fights', 'longest, rounds', `over ${MOST_ROUNDS}`],
        [
          ...diagonal.map((one) => fightRow(`level ${one.line.title.slice(0, 1)} against itself`, [one])),
          fightRow(
            'unequal levels',
            matrix.filter((one) => !diagonal.includes(one)),
          ),
          fightRow('level 3, base, boxes, variants, Lords', equals),
        ],
      ),
    ),
    section(
      'A newcomer',
      'Comes out of the first two rooms of a first game against the overseer that the app proposes.',
      table(HEAD, of('newcomer').map(newcomerRow)),
      commands(of('newcomer')),
    ),
    '',
  ].join('\n\n');
}
