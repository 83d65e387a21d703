import type { Said } from '../arenaOf';
import type { PlanName, Wanted } from './plan';

/** What each plan does when nothing else is said. */
const DEFAULTS: Readonly<
  Record<PlanName, { readonly levels: string; readonly rooms: number; readonly games: number }>
> = {
  duels: { levels: '2:1,3:2,4:3,5:4,3:greedy', rooms: 400, games: 0 },
  balance: { levels: '3', rooms: 0, games: 40 },
  calibration: { levels: '3', rooms: 60, games: 0 },
  // Half a minute a pass.
  idle: { levels: '3', rooms: 0, games: 20 },
  // About forty questions a game: 10,000 in all.
  conformance: { levels: '', rooms: 0, games: 250 },
};

const FLAGS = ['balance', 'calibration', 'idle', 'conformance'] as const satisfies readonly PlanName[];
const TEXTS = ['levels', 'rooms', 'games', 'variants', 'lords', 'box', 'handicap', 'plays', 'passes'];

/** What may stand on the command line besides what every game's arena takes. */
export const OPTIONS: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = Object.fromEntries([
  ...FLAGS.map((name) => [name, { type: 'boolean' }] as const),
  ...TEXTS.map((name) => [name, { type: 'string' }] as const),
]);

/** Half of them choose a move, and a spread wants two; beyond the most, two passes would share their luck. */
const PLAYS = { fewest: 4, most: 64 };

/** Some Lords come up more seldom than others. */
const TURNS = 32;

function countOf(said: Said, name: string, usual: number): number {
  const count = Number(said[name] ?? usual);
  if (!Number.isSafeInteger(count) || count < 0) throw new Error(`--${name} wants a number, not ${String(said[name])}`);
  return count;
}

const listOf = (said: Said, name: string): readonly string[] => {
  const text = said[name];
  return typeof text === 'string' ? text.split(',') : [];
};

const textOf = (said: Said, name: string, usual: string): string => {
  const text = said[name];
  return typeof text === 'string' ? text : usual;
};

export interface Asked {
  readonly plan: PlanName;
  readonly wanted: Wanted;
  /** How many seeds that takes; 0 where a plan has none of its own. */
  readonly seeds: number;
}

/** What the words of the command line come to; an error says which of them is none. */
export function askedBy(said: Said, from: number): Asked {
  const plan = FLAGS.find((name) => said[name] === true) ?? 'duels';
  const usual = DEFAULTS[plan];
  const wanted: Wanted = {
    levels: textOf(said, 'levels', usual.levels).split(','),
    rooms: countOf(said, 'rooms', usual.rooms),
    games: countOf(said, 'games', usual.games),
    from,
    variants: listOf(said, 'variants'),
    lords: listOf(said, 'lords'),
    handicap: textOf(said, 'handicap', ''),
    box: textOf(said, 'box', 'base'),
    plays: countOf(said, 'plays', 32),
    passes: countOf(said, 'passes', 2),
  };
  const { rooms, games, lords, plays } = wanted;
  if (plays < PLAYS.fewest || plays > PLAYS.most)
    throw new Error(`--plays wants ${PLAYS.fewest} to ${PLAYS.most}, not ${plays}`);
  const seeds = plan === 'conformance' ? 0 : Math.max(1, rooms, lords.length > 0 ? games * TURNS : games);
  return { plan, wanted, seeds };
}
