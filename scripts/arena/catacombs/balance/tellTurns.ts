import { told, wilson } from '../../wilson';
import type { GameAccount, Use } from './account';

/** No fight should outlast it. */
export const MOST_ROUNDS = 30;

const tellOne = (name: string, { times, gain }: Use): string =>
  `  ${name.padEnd(28)} ${String(gain).padStart(4)} of ${String(times).padStart(5)} turns  ${told(wilson(gain, times))}`;

const added = (uses: readonly Use[]): Use =>
  uses.reduce((sum, { times, gain }) => ({ times: sum.times + times, gain: sum.gain + gain }), { times: 0, gain: 0 });

/** How often foes passed, or began an action and left it before its first flick: the worst first. */
export function tellTurns(games: readonly Pick<GameAccount, 'turns'>[]): string {
  const names = [...new Set(games.flatMap(({ turns }) => Object.keys(turns)))];
  const each = names.map((name) => ({ name, use: added(games.flatMap(({ turns }) => turns[name] ?? [])) }));
  const share = ({ times, gain }: Use): number => gain / Math.max(1, times);
  const lines = each.sort((a, b) => share(b.use) - share(a.use)).map(({ name, use }) => tellOne(name, use));
  return ['turns of foes that came to nothing', tellOne('all', added(each.map(({ use }) => use))), ...lines].join('\n');
}

/** The longest fight, and how many were too long. */
export function tellLongest(games: readonly Pick<GameAccount, 'fights'>[]): string {
  const rounds = games.flatMap(({ fights }) => fights.map((fight) => fight.rounds));
  const tooLong = rounds.filter((count) => count > MOST_ROUNDS).length;
  const longest = rounds.reduce((most, count) => Math.max(most, count), 0);
  return `the longest of ${rounds.length} fights took ${longest} rounds; ${tooLong} took over ${MOST_ROUNDS}`;
}
