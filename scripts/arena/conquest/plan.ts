import type { Bout, Said } from '../arenaOf';
import { contestantOf, type Contestant } from './contestant';
import type { Done, Job } from './job';
import { tellBalance, tellDuel } from './tell';
import { setupOf, VARIANTS } from './variants';

const TEXTS = ['levels', 'games', 'variants'];

/** What may stand on the command line besides what every game's arena takes. */
export const OPTIONS: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
  balance: { type: 'boolean' },
  ...Object.fromEntries(TEXTS.map((name) => [name, { type: 'string' }] as const)),
};

const USUAL = { levels: '2:1,3:2,4:3,5:4,3:greedy,3:random', games: 40 } as const;
const USUAL_LEVEL = '3';

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Each deal twice, with the teams swapped. */
export const duelJobs = (a: Contestant, b: Contestant, variant: string, from: number, deals: number): readonly Job[] =>
  numbers(from, deals).flatMap((game): Job[] => [
    { game, variant, sword: a, skull: b },
    { game, variant, sword: b, skull: a },
  ]);

export const equalJobs = (level: Contestant, variant: string, from: number, games: number): readonly Job[] =>
  numbers(from, games).map((game): Job => ({ game, variant, sword: level, skull: level }));

function duel(text: string, from: number, games: number): Bout<Job, Done> {
  const [first = '', second = first] = text.split(':');
  const [a, b] = [contestantOf(first), contestantOf(second)];
  return {
    jobs: duelJobs(a, b, 'base', from, Math.ceil(games / 2)),
    tell: (done) => tellDuel(`${first} against ${second}`, a, done),
  };
}

const textOf = (said: Said, name: string, usual: string): string => {
  const text = said[name];
  return typeof text === 'string' ? text : usual;
};

/** What the words of the command line come to; an error says which of them is none. */
export function askedBy(said: Said, from: number) {
  const games = Number(textOf(said, 'games', String(USUAL.games)));
  if (!Number.isSafeInteger(games) || games < 1)
    throw new Error(`--games wants a number, not ${String(said['games'])}`);
  const isBalance = said['balance'] === true;
  const levels = textOf(said, 'levels', isBalance ? USUAL_LEVEL : USUAL.levels).split(',');
  if (!isBalance) return { bouts: levels.map((text) => duel(text, from, games)), contestants: levels, seeds: games };
  const variants = textOf(said, 'variants', VARIANTS.join(',')).split(',');
  variants.forEach(setupOf);
  const bouts = levels.flatMap((level) =>
    variants.map((variant): Bout<Job, Done> => ({
      jobs: equalJobs(contestantOf(level), variant, from, games),
      tell: (done) => tellBalance(`level ${level}, ${variant}`, done),
    })),
  );
  return { bouts, contestants: levels, seeds: games };
}
