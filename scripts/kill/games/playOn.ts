import type { Result } from '../../../src/lib';
import type { GameShelf, ShelfEntry } from '../../../src/storage';
import { after, begun, nextStep } from './nextStep';
import { snapshotOf } from '../../../src/session/course/courseSnapshot';
import { readCourse } from '../../../src/session/course/readCourse';
import type { Course } from '../../../src/session/game/course';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { Played } from '../../../src/session/game/played';
import type { KilledGame } from './killedGame';

/** Hears how the writing goes. */
export interface Listener {
  /** From here on a kill falls into a write, until something has been kept. */
  writing(): void;
  /** So many steps of this game have been acknowledged, and nothing is being written. */
  kept(number: number, stepCount: number): void;
}

export const gameIdOf = (number: number): string => `game-${number}`;

function sure<T, Fault>(result: Result<T, Fault>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Of the games that have been begun, one after the other. */
export const entriesOn = async (shelf: GameShelf): Promise<readonly ShelfEntry[]> => sure(await shelf.list());

const SNAPSHOT_EVERY = 7;

/** Plays one game from where it is to its end, as the app would take it up. */
async function playGame<P extends Played>(
  game: KilledGame<P>,
  shelf: GameShelf,
  number: number,
  listener: Listener,
): Promise<void> {
  const id = gameIdOf(number);
  let { course } = sure(readCourse(game.module, sure(await shelf.open(id))));
  for (let step = nextStep(game, course, number); step !== null; step = nextStep(game, course, number)) {
    const index = course.timeline.record.length;
    course = after(game, course, step);
    listener.writing();
    sure(await shelf.append(id, index, step, index));
    listener.kept(number, index + 1);
    await keepLook(game, shelf, id, course, listener);
    listener.kept(number, index + 1);
  }
}

const summaryIn = <P extends Played>({ book, summary }: GameModule<P>, { timeline }: Course<P>): P['summary'] =>
  summary.of(book.game.viewFor(timeline.state, null));

/** What is kept beside the journal. */
async function keepLook<P extends Played>(
  { module }: KilledGame<P>,
  shelf: GameShelf,
  id: string,
  course: Course<P>,
  listener: Listener,
): Promise<void> {
  const { state, record } = course.timeline;
  const summary = JSON.stringify(summaryIn(module, course));
  const snapshot = record.length % SNAPSHOT_EVERY === 0 ? snapshotOf(module, course) : null;
  listener.writing();
  sure(await shelf.change(id, { atMs: record.length, summary, isOver: state.outcome !== null }));
  if (snapshot !== null) sure(await shelf.keepSnapshot(id, record.length, snapshot));
}

/** Plays one game after the other, from where the last one is, for ever. */
export async function playOn<P extends Played>(
  game: KilledGame<P>,
  shelf: GameShelf,
  listener: Listener,
): Promise<never> {
  const { module, openingOf } = game;
  const { length } = await entriesOn(shelf);
  if (length > 0) await playGame(game, shelf, length - 1, listener);
  for (let number = length; ; number++) {
    const course = begun(game, number);
    const entry = { id: gameIdOf(number), game: module.book.game.id, atMs: number, sheet: '{}' };
    const opening = JSON.stringify(openingOf(number));
    const summary = JSON.stringify(summaryIn(module, course));
    const snapshot = { stepCount: 0, text: snapshotOf(module, course) };
    listener.writing();
    sure(await shelf.create({ ...entry, opening, summary, snapshot }));
    listener.kept(number, 0);
    await playGame(game, shelf, number, listener);
  }
}
