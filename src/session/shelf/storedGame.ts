import { ok, type Result } from '../../lib';
import { recordOf, writeRecord, type SeatId } from '../../rules/machine';
import type { GameShelf, StoredGame } from '../../storage';
import { bareStep } from '../course/keptStep';
import { snapshotOf } from '../course/courseSnapshot';
import { isSaidBySteps, readCourse, readSteps, type DroppedSteps } from '../course/readCourse';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import { readSheet, tableIn, writeSheet, type KeptSheet } from '../game/keptSheet';
import type { Occasion } from '../game/occasion';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import { fileFault, storageFault, type GameFault } from './gameFault';

/** A game off the shelf, played up to where it was left. */
export interface ReadGame<P extends Played> {
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly hand: SeatId | null;
  readonly occasion: Occasion;
  /** How many steps are on the shelf: more than there are in the course, when some had to be dropped. */
  readonly stepCount: number;
  /** What it was at its latest snapshot; null where it was played from its beginning. */
  readonly snapshot: Course<P> | null;
  readonly dropped: DroppedSteps | null;
}

/** As far as its journal can be read. */
export function recordIn<P extends Played>(module: GameModule<P>, { opening, steps }: StoredGame) {
  const read = readSteps(module, opening, steps);
  return read.ok ? ok(read.value.record) : fileFault(read.error, module.book.game.id);
}

/**
 * A game as a file: its record as it was written, or null where these rules do not play it from its beginning to where it
 * is: then nothing less than all that the shelf has of it will do.
 */
export function writtenRecord<P extends Played>(
  module: GameModule<P>,
  game: StoredGame,
): Result<string, GameFault> | null {
  if (game.snapshot !== null && !isSaidBySteps(module, game)) return null;
  try {
    const { setup, seed } = JSON.parse(game.opening) as GameOpening<P>;
    const commands = game.steps.map((text): unknown => JSON.parse(bareStep(text)));
    const { sheet, touchedAtMs } = game.entry;
    return ok(writeRecord(recordOf(module.book.game.id, { setup, seed }, commands, tableIn(sheet, touchedAtMs))));
  } catch (cause) {
    return fileFault({ place: '', message: String(cause) }, module.book.game.id);
  }
}

export function readGame<P extends Played>(module: GameModule<P>, game: StoredGame): Result<ReadGame<P>, GameFault> {
  const read = readCourse(module, game);
  if (!read.ok) return fileFault(read.error, module.book.game.id);
  const { opening } = read.value;
  return ok({
    ...read.value,
    ...readSheet(game.entry.sheet, module.seatsIn(opening.setup)),
    stepCount: game.steps.length,
  });
}

export interface GameToStore<P extends Played> extends Pick<KeptSheet, 'broughtIn' | 'occasion'> {
  readonly id: string;
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
}

/** Puts a game on the shelf, with all that has been played of it. */
export async function storeGame<P extends Played>(
  module: GameModule<P>,
  shelf: GameShelf,
  { id, opening, course, sheet, broughtIn, occasion }: GameToStore<P>,
  nowMs: () => number,
): Promise<Result<null, GameFault>> {
  const { state, record } = course.timeline;
  const { game } = module.book;
  const atMs = nowMs();
  const created = await shelf.create({
    id,
    game: game.id,
    atMs,
    opening: JSON.stringify(opening),
    sheet: writeSheet({ sheet, hand: null, occasion, ...(broughtIn === undefined ? {} : { broughtIn }) }),
    summary: JSON.stringify(module.summary.of(game.viewFor(state, null))),
    steps: record.map((step) => ({ atMs, text: JSON.stringify(step) })),
    // Other rules would not begin it alike.
    snapshot: { stepCount: record.length, text: snapshotOf(module, course) },
    isOver: state.outcome !== null,
  });
  return created.ok ? created : storageFault(created.error);
}
