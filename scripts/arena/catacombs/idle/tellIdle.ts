import { told, wilson, type Interval } from '../../wilson';
import type { IdleFound } from './playIdle';

interface Tally {
  moves: number;
  passes: number;
  judged: number;
  idle: number;
  gain: number;
}

const fresh = (): Tally => ({ moves: 0, passes: 0, judged: 0, idle: 0, gain: 0 });

/** By sort of monster, and `all`. */
export function talliesOf(games: readonly IdleFound[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>([['all', fresh()]]);
  const add = (monster: string, name: keyof Tally, count: number): void => {
    const own = tallies.get(monster) ?? fresh();
    tallies.set(monster, own);
    for (const tally of [own, tallies.get('all')]) if (tally !== undefined) tally[name] += count;
  };
  for (const { moves, passes, judged } of games) {
    for (const [monster, count] of Object.entries(moves)) add(monster, 'moves', count);
    for (const [monster, count] of Object.entries(passes)) add(monster, 'passes', count);
    for (const { monster, isIdle, gain } of judged) {
      add(monster, 'judged', 1);
      add(monster, 'idle', isIdle ? 1 : 0);
      add(monster, 'gain', gain);
    }
  }
  return tallies;
}

/** The share of all moves that were idle passes; wider where only some passes were judged. */
export function idleShare({ moves, passes, judged, idle }: Tally): Interval {
  if (judged === passes) return wilson(idle, moves);
  const passed = wilson(passes, moves);
  const ofThem = wilson(idle, judged);
  return {
    share: passed.share * ofThem.share,
    low: passed.low * ofThem.low,
    high: passed.high * ofThem.high,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function tellOne(monster: string, tally: Tally): string {
  const { moves, passes, judged, idle, gain } = tally;
  const seen = `${passes} passes of ${moves} moves (${percent(passes / Math.max(1, moves))})`;
  const found = `${idle} idle of ${judged} played on, ${(gain / Math.max(1, judged)).toFixed(2)} lives better each`;
  return `  ${monster.padEnd(28)} idle ${told(idleShare(tally))} of all moves; ${seen}; ${found}`;
}

/** Which share of its moves the overseer threw away, by what came of them, per monster: the worst first. */
export function tellIdle(level: number, plays: number, games: readonly IdleFound[]): string {
  const tallies = [...talliesOf(games)].sort(([, a], [, b]) => idleShare(b).share - idleShare(a).share);
  const all = tallies.filter(([name]) => name === 'all');
  const better = games.flatMap(({ judged }) => judged.filter(({ isIdle }) => isIdle));
  const shots = better.filter(({ way }) => way === 'shot').length;
  return [
    `level ${level}: passes of ${games.length} games played on ${plays} times each way; 1 in 20 is called idle by chance`,
    ...[...all, ...tallies.filter(([name]) => name !== 'all')].map(([name, tally]) => tellOne(name, tally)),
    `  instead of idle passes: ${shots} shots, ${better.length - shots} ways`,
  ].join('\n');
}
