import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { appSeatsOf, keptUnder, type GameSheet } from '../game/sheet';

/** What one person did in one game. */
export interface PlayerTally {
  readonly name: string;
  readonly hasWon: boolean;
  /** What the game counts, by what it calls that. */
  readonly measures: Readonly<Record<string, number>>;
}

/** Everybody of whom it is known who they are, but for the app. */
export function tallyOf<P extends Played>(
  { book: { game }, measures }: GameModule<P>,
  course: Course<P>,
  sheet: GameSheet,
): readonly PlayerTally[] {
  const appSeats = appSeatsOf(sheet);
  const winners = game.winnersOf(course.timeline.state);
  return sheet.players.flatMap((player) => {
    const name = keptUnder(player);
    if (name === null || appSeats.includes(player.seat)) return [];
    const own = measures(course, player.seat);
    return own === null ? [] : [{ name, measures: own, hasWon: winners.includes(player.seat) }];
  });
}
