import { ok } from '../../lib';
import type { AimAid, AimWay } from '../../rules/flicking';
import { SETUP_OF, type Exercise } from '../../rules/gym';
import { openCourse } from '../course/course';
import type { TableSession } from '../game/tableSession';
import { createTableSession } from '../table/createTableSession';
import type { WritableShelf } from '../table/journal';
import { gymModule } from './module';
import { gymThinker } from './gymThinker';
import type { GymPlayed } from './played';

/** Whatever is written here is gone: free flicking leaves nothing behind. */
const NOWHERE: WritableShelf = {
  keep: async () => ok(null),
  keepSnapshot: async () => ok(null),
  setAside: async () => ok(null),
};

export interface Practised {
  readonly exercise: Exercise;
  /** How somebody aims on this device. */
  readonly aim: AimWay;
  readonly aid: AimAid;
}

/** A gym to flick in, freely or for a goal: a game like any other, on no shelf, and nothing at stake. */
export function practise({
  exercise = 'free',
  aim = 'swipe',
  aid = 'none',
}: Partial<Practised> = {}): TableSession<GymPlayed> {
  const setup = SETUP_OF[exercise];
  const choices = { setup, name: '', aim, aid, mind: null } as const;
  const opening = { setup, seed: gymModule.newGame.seedOf(choices) };
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
    thinker: gymThinker(),
    flicks: { note: () => undefined },
  });
}
