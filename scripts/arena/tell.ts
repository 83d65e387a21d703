import type { Done } from './job';
import type { Bout } from './plan';
import { told, wilson } from './wilson';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Its title, then who won how often, with the interval that the true share lies in 19 times of 20. */
export function tellBout({ title, favourite }: Bout, done: readonly Done[]): string {
  const pairs = done.flatMap((one) => (one.kind === 'pair' ? [one.pair] : []));
  const wholes = done.flatMap((one) => (one.kind === 'whole' ? [one] : []));
  if (pairs.length > 0) {
    const cleared = wilson(sumOf(pairs.map((pair) => pair.cleared)), pairs.length * 2);
    const won = wilson(sumOf(pairs.map(({ point }) => point)), pairs.length);
    return `${title.padEnd(34)} ${told(won)} of ${pairs.length} pairs; heroes clear ${told(cleared)}`;
  }
  const won = wholes.filter(({ job, whole }) => whole.winner === (job.heroes === favourite ? 'heroes' : 'overseer'));
  const open = wholes.filter(({ whole }) => whole.winner === 'nobody').length;
  return `${title.padEnd(34)} ${told(wilson(won.length, wholes.length))} of ${wholes.length}; without an end ${open}`;
}
