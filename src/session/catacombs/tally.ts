import type { CatacombsEvent } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import type { Course } from '../game/course';
import type { Measured } from '../game/gameModule';
import type { CatacombsPlayed } from './played';
import { isBlow } from './story/flickTales';

interface FlickTally {
  readonly damage: number;
  readonly kills: number;
}

function tallyOfFlick(events: readonly CatacombsEvent[]): FlickTally {
  const blows = events.filter(isBlow);
  return {
    damage: blows.reduce((sum, { amount }) => sum + amount, 0),
    kills: blows.filter(({ lifeLeft }) => lifeLeft === 0).length,
  };
}

/** Every flick of this hand that stands. */
function flicksOf({ log, timeline }: Course<CatacombsPlayed>, seat: SeatId): readonly FlickTally[] {
  const told = new Map<number, CatacombsEvent[]>();
  for (const { flick, event, isTakenBack } of log) {
    if (flick === null || isTakenBack) continue;
    told.set(flick.commandIndex, [...(told.get(flick.commandIndex) ?? []), event]);
  }
  return [...told].flatMap(([commandIndex, events]) => {
    const command = timeline.record[commandIndex];
    return command?.kind === 'flick' && command.seat === seat ? [tallyOfFlick(events)] : [];
  });
}

/** Kills first, then damage. */
const bestOf = (flicks: readonly FlickTally[]): FlickTally =>
  flicks.reduce(
    (best, flick) =>
      flick.kills > best.kills || (flick.kills === best.kills && flick.damage > best.damage) ? flick : best,
    { damage: 0, kills: 0 },
  );

/** Nothing of whoever has not flicked. */
export function measuresOf(course: Course<CatacombsPlayed>, seat: SeatId): Readonly<Record<string, number>> | null {
  const own = flicksOf(course, seat);
  if (own.length === 0) return null;
  const best = bestOf(own);
  return {
    flicks: own.length,
    hits: own.filter(({ damage }) => damage > 0).length,
    kills: own.reduce((sum, { kills }) => sum + kills, 0),
    bestKills: best.kills,
    bestDamage: best.damage,
  };
}

/** The most that fell to one flick, and the damage that it did. */
export const MEASURED: Readonly<Record<string, Measured>> = {
  flicks: 'sum',
  hits: 'sum',
  kills: 'sum',
  bestKills: 'most',
  bestDamage: { asInMost: 'bestKills' },
};
