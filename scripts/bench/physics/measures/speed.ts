import { median } from '../../../../__tests__/physics/oracles/measure';
import { atLeast, atMost, brief, type Floor, type Measure } from '../measure';
import { OURS, type RaceResult, type RunnerResult } from '../speed/race';
import { waitOf } from './waitOf';

/** Flicks to rest a second, and how many times ours is as fast as each other solver in the same round. */
export function measureSpeed(engine: string, races: readonly RaceResult[]): Measure {
  const names = races[0]?.runners.map(({ name }) => name) ?? [];
  return {
    title: `Speed on ${engine}: flicks to rest a second`,
    notes: [
      `${races.map(({ discCount }) => discCount).join(' and ')} discs, 6 obstacles, walls, 0.5 to 6 m/s; peers take one step a frame.`,
      'ours ×: how many times as fast ours is, the median over the rounds.',
    ],
    columns: ['solver', ...races.flatMap(({ discCount }) => [`${discCount} discs`, 'ours ×'])],
    rows: names.map((name) => [name, ...races.flatMap((result) => cells(result, name))]),
    floors: races.flatMap((result) => [
      fasterThan(result, 'planck', 2),
      fasterThan(result, 'planck, linearSlop/100', 2),
      fasterThan(result, 'Matter, stock', 1.5),
    ]),
  };
}

/** How long a player waits at release: on an interpreter, as a phone has one. */
export function measureWait(result: RaceResult): Measure {
  const { sorted, slowMs, notes } = waitOf(result);
  return {
    title: `Wait at release on the Hermes interpreter: ${result.discCount} discs, ${sorted.length} flicks`,
    notes,
    columns: ['whole flick', 'ms'],
    rows: [
      ['median', brief(median(sorted))],
      ['19 of 20 are below', brief(slowMs)],
      ['slowest', brief(sorted.at(-1) ?? NaN)],
    ],
    floors: [atMost('19 of 20 whole flicks on Hermes, ms at reference speed', 10, slowMs)],
  };
}

const runnerOf = ({ runners }: RaceResult, name: string): RunnerResult | undefined =>
  runners.find((runner) => runner.name === name);

function cells(result: RaceResult, name: string): readonly string[] {
  const runner = runnerOf(result, name);
  return [brief(1000 / median(runner?.msByRound ?? [])), brief(timesFaster(result, name))];
}

/** Ratios within one round, so that what slows the machine slows both. */
function timesFaster(result: RaceResult, name: string): number {
  const ours = runnerOf(result, OURS)?.msByRound ?? [];
  const other = runnerOf(result, name)?.msByRound ?? [];
  return median(other.map((ms, round) => ms / (ours[round] ?? NaN)));
}

const fasterThan = (result: RaceResult, name: string, times: number): Floor =>
  atLeast(`${result.discCount} discs, times as fast as ${name}`, times, timesFaster(result, name));
