import { Tally, type Counts } from './coverage/tally';
import type { Physics } from './physics';
import type { Soak } from './soakOf';

export interface Share {
  readonly physics: Physics;
  readonly from: number;
  /** Not this one any more. */
  readonly to: number;
  /** Every so many: workers share the games out. */
  readonly every: number;
}

export interface Soaked {
  readonly games: number;
  readonly cutShort: number;
  readonly commands: number;
  readonly counts: Counts;
}

/** Plays these games one after the other; the first fault ends it. */
export function soak(game: Soak, { physics, from, to, every }: Share): Soaked {
  const tally = new Tally();
  let games = 0;
  let cutShort = 0;
  let commands = 0;
  for (let number = from; number < to; number += every) {
    const played = game.play(number, physics, tally);
    games += 1;
    commands += played.commands;
    if (played.isCutShort) cutShort += 1;
  }
  return { games, cutShort, commands, counts: tally.toJSON() };
}
