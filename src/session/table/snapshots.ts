import type { GameShelf } from '../../storage';
import { snapshotSince } from '../course/courseSnapshot';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';

/** The snapshots of one game: each costs what is new since the one before. */
export interface Snapshots<P extends Played> {
  /** True when it is on the shelf. */
  keep(course: Course<P>): Promise<boolean>;
}

/** `latest`: what the game was at its latest snapshot on the shelf; null for none. */
export function createSnapshots<P extends Played>(
  module: GameModule<P>,
  shelf: Pick<GameShelf, 'keepSnapshot'>,
  gameId: string,
  latest: Course<P> | null,
): Snapshots<P> {
  let known = latest;

  async function keepSince(before: Course<P> | null, course: Course<P>): Promise<boolean> {
    const { text, page } = snapshotSince(module, before, course);
    const kept = await shelf.keepSnapshot(gameId, course.timeline.record.length, text, page);
    if (kept.ok) known = course;
    return kept.ok;
  }

  return {
    // Where the one before says its past all by itself there is no page to go on from: once, all of it is written.
    keep: async (course) => (known !== null && (await keepSince(known, course))) || keepSince(null, course),
  };
}
