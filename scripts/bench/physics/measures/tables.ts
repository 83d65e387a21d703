import { median } from '../../../../__tests__/physics/oracles/measure';
import { atMost, brief, type Measure } from '../measure';
import type { TablesPace } from '../tables/pace';
import { waitOf } from './waitOf';

/** Flicks of a game on its own tables: how long a player waits at release, and how much thought has for its time. */
export function measureTables(game: string, onV8: TablesPace, onHermes: TablesPace): Measure {
  const { sorted, slowMs, notes } = waitOf(onHermes);
  const quick = [...onV8.flickMs].sort((a, b) => a - b);
  const { length } = sorted;
  const each = (count: number): string => brief(count / length);
  return {
    title: `Flicks of ${game}, as players at random make them: ${length}`,
    notes: [
      `On average ${each(onV8.discCount)} discs on a table and ${each(onV8.contactCount)} contacts a flick.`,
      ...notes,
    ],
    columns: ['whole flick', 'ms on V8', 'ms on Hermes'],
    rows: [
      ['median', brief(median(quick)), brief(median(sorted))],
      ['slowest', brief(quick.at(-1) ?? NaN), brief(sorted.at(-1) ?? NaN)],
    ],
    floors: [atMost(`19 of 20 whole flicks of ${game} on Hermes, ms at reference speed`, 10, slowMs)],
  };
}
