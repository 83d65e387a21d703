import { contestantOf, type Contestant } from './contestant';
import type { Job } from './job';

/** What is asked of the arena on the command line. */
export interface Wanted {
  /** Pairs like 4:3, the one that should be better first. */
  readonly levels: readonly string[];
  readonly rooms: number;
  readonly games: number;
  readonly from: number;
}

/** A question to the arena and the work that answers it. */
export interface Bout {
  readonly title: string;
  readonly favourite: Contestant;
  readonly jobs: readonly Job[];
}

const numbers = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** Rooms are played in pairs and whole games from both sides, so that each side counts for each. */
function boutsBetween(a: Contestant, b: Contestant, { rooms, games, from }: Wanted): readonly Bout[] {
  const inRooms = numbers(from, rooms).map((room): Job => ({ kind: 'pair', room, a, b }));
  const inGames = numbers(from, games).flatMap((game): Job[] => [
    { kind: 'whole', game, heroes: a, overseer: b },
    { kind: 'whole', game, heroes: b, overseer: a },
  ]);
  return [
    { title: `${a} against ${b}, rooms`, favourite: a, jobs: inRooms },
    { title: `${a} against ${b}, whole games`, favourite: a, jobs: inGames },
  ].filter(({ jobs }) => jobs.length > 0);
}

export const boutsOf = (wanted: Wanted): readonly Bout[] =>
  wanted.levels.flatMap((text) => {
    const [a = '', b = ''] = text.split(':');
    return boutsBetween(contestantOf(a), contestantOf(b), wanted);
  });
