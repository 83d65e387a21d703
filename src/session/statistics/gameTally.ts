import type { CatacombsEvent } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import type { Course } from '../course/course';
import { appSeatsOf, keptUnder, type GameSheet } from '../game/sheet';
import { isBlow } from '../catacombs/story/flickTales';

/** What one person did in one game. */
export interface PlayerTally {
  readonly name: string;
  readonly flicks: number;
  /** Flicks that hurt somebody. */
  readonly hits: number;
  readonly kills: number;
  /** The most that fell to one flick, and the damage that it did. */
  readonly bestKills: number;
  readonly bestDamage: number;
  readonly hasWon: boolean;
}

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

/** Every flick that stands, by whose hand released it. */
function flicksBySeat({ log, timeline }: Course): ReadonlyMap<SeatId, readonly FlickTally[]> {
  const told = new Map<number, CatacombsEvent[]>();
  for (const { flick, event, isTakenBack } of log) {
    if (flick === null || isTakenBack) continue;
    told.set(flick.commandIndex, [...(told.get(flick.commandIndex) ?? []), event]);
  }
  const seats = new Map<SeatId, FlickTally[]>();
  for (const [commandIndex, events] of told) {
    const command = timeline.record[commandIndex];
    if (command?.kind !== 'flick' || command.seat === undefined) continue;
    seats.set(command.seat, [...(seats.get(command.seat) ?? []), tallyOfFlick(events)]);
  }
  return seats;
}

/** Kills first, then damage. */
const bestOf = (flicks: readonly FlickTally[]): FlickTally =>
  flicks.reduce(
    (best, flick) =>
      flick.kills > best.kills || (flick.kills === best.kills && flick.damage > best.damage) ? flick : best,
    { damage: 0, kills: 0 },
  );

function hasWon({ timeline: { state } }: Course, seat: SeatId): boolean {
  if (state.outcome === null) return false;
  return (state.outcome.winner === 'heroes') === (seat !== state.model.setup.overseer);
}

/** Everybody of whom it is known who they are, but for the app, with what stands of their flicks. */
export function tallyOf(course: Course, sheet: GameSheet): readonly PlayerTally[] {
  const flicks = flicksBySeat(course);
  const appSeats = appSeatsOf(sheet);
  return sheet.players.flatMap((player) => {
    const own = flicks.get(player.seat) ?? [];
    const name = keptUnder(player);
    if (name === null || appSeats.includes(player.seat) || own.length === 0) return [];
    const best = bestOf(own);
    return [
      {
        name,
        flicks: own.length,
        hits: own.filter(({ damage }) => damage > 0).length,
        kills: own.reduce((sum, { kills }) => sum + kills, 0),
        bestKills: best.kills,
        bestDamage: best.damage,
        hasWon: hasWon(course, player.seat),
      },
    ];
  });
}
