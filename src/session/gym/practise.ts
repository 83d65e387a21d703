import { err, ok } from '../../lib';
import { PRACTICE } from '../../rules/gym';
import { openCourse } from '../course/course';
import type { TableSession } from '../game/tableSession';
import { createTableSession } from '../table/createTableSession';
import type { WritableShelf } from '../table/journal';
import { gymModule } from './module';
import type { GymPlayed } from './played';

/** Whatever is written here is gone: free flicking leaves nothing behind. */
const NOWHERE: WritableShelf = {
  keep: async () => ok(null),
  keepSnapshot: async () => ok(null),
  setAside: async () => ok(null),
};

/** A gym to flick in as one likes: a game like any other, on no shelf, and nothing at stake. */
export function practise(): TableSession<GymPlayed> {
  const choices = { setup: PRACTICE, name: '', aim: 'swipe', aid: 'none', mind: null } as const;
  const opening = { setup: PRACTICE, seed: gymModule.newGame.seedOf(choices) };
  const opened = gymModule.book.start(opening.setup, opening.seed);
  if (!opened.ok) throw new Error(`the gym cannot be set up: ${opened.error.reason}`);
  return createTableSession({
    module: gymModule,
    gameId: 'gym',
    opening,
    course: openCourse(gymModule, opened.value),
    sheet: gymModule.newGame.sheetOf(choices),
    occasion: { kind: 'tryOut', draft: 'gym' },
    hand: null,
    shelf: NOWHERE,
    stepCount: 0,
    snapshot: null,
    nowMs: () => 0,
    // No seat of the app sits here, and no goal could be advised on.
    thinker: { think: async () => err('failed'), cancel: () => undefined },
    flicks: { note: () => undefined },
  });
}
