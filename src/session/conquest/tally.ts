import type { SeatId } from '../../rules/machine';
import type { Course } from '../game/course';
import type { Measured } from '../game/gameModule';
import type { ConquestPlayed } from './played';
import { shotTales, type ShotTale } from './story/shotTales';

/** Every flick of this hand that stands. */
const shotsOf = (course: Course<ConquestPlayed>, seat: SeatId): readonly ShotTale[] =>
  shotTales(course).filter(({ film }) => {
    const command = course.timeline.record[film.commandIndex];
    return command?.kind === 'flick' && command.seat === seat;
  });

/** Nothing of whoever has not flicked. */
export function measuresOf(course: Course<ConquestPlayed>, seat: SeatId): Readonly<Record<string, number>> | null {
  const own = shotsOf(course, seat);
  if (own.length === 0) return null;
  const cards = course.log.filter(
    ({ event, isTakenBack }) => !isTakenBack && event.kind === 'played' && event.seat === seat,
  );
  return {
    flicks: own.length,
    hits: own.filter(({ hit }) => hit.length > 0).length,
    damage: own.reduce((sum, { damage }) => sum + damage, 0),
    bestDamage: Math.max(...own.map(({ damage }) => damage)),
    cards: cards.length,
    walled: own.filter(({ walled }) => walled.length > 0).length,
  };
}

export const MEASURED: Readonly<Record<string, Measured>> = {
  flicks: 'sum',
  hits: 'sum',
  damage: 'sum',
  bestDamage: 'most',
  cards: 'sum',
  walled: 'sum',
};
