import { tellBalance } from './balance/tellBalance';
import { tellDeciles } from './calibration/deciles';
import { tellConformed } from './conformance/tellConformed';
import type { Contestant } from './contestant';
import type { Done } from './job';
import type { Sides } from './match';
import { told, wilson } from '../wilson';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Who won how many pairs of rooms, and how often the heroes cleared one. */
export function tellPairs(title: string, done: readonly Done[]): string {
  const pairs = done.flatMap((one) => (one.kind === 'pair' ? [one.pair] : []));
  const won = wilson(sumOf(pairs.map(({ point }) => point)), pairs.length);
  const cleared = wilson(sumOf(pairs.map((pair) => pair.cleared)), pairs.length * 2);
  return `${title.padEnd(20)} wins ${told(won)} of ${pairs.length} pairs of rooms; heroes clear ${told(cleared)}`;
}

export function tellWholes(title: string, favourite: Contestant, done: readonly Done[]): string {
  const wholes = done.flatMap((one) => (one.kind === 'whole' ? [one.whole] : []));
  const won = wholes.filter(({ heroes, winner }) => winner === (heroes === favourite ? 'heroes' : 'overseer'));
  const open = wholes.filter(({ winner }) => winner === 'nobody').length;
  const result = told(wilson(won.length, wholes.length));
  return `${title.padEnd(20)} wins ${result} of ${wholes.length} whole games; ${open} without an end`;
}

export const tellAccounts = ({ heroes, overseer }: Sides, done: readonly Done[]): string =>
  `heroes of ${heroes} against an overseer of ${overseer}\n${tellBalance(done.flatMap((one) => (one.kind === 'accounted' ? [one.account] : [])))}`;

export const tellStated = (level: string, done: readonly Done[]): string =>
  `level ${level}: ${tellDeciles(done.flatMap((one) => (one.kind === 'stated' ? one.stated : [])))}`;

export const tellConform = (done: readonly Done[]): string =>
  tellConformed(done.flatMap((one) => (one.kind === 'conform' ? [one.conformed] : [])));
