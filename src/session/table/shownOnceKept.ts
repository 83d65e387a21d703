import type { Course } from '../game/course';
import type { Played } from '../game/played';
import type { TableMoment } from './tableView';

/** What the screens are shown of a game, while what came after it is being written. */
export type Seen<P extends Played> = Pick<TableMoment<P>, 'course' | 'isAsking' | 'isQuiet'>;

/** Nothing that has been done is shown before it is on disk: what was seen is what comes back, whenever the app ends. */
export interface ShownOnceKept<P extends Played> {
  isWriting(): boolean;
  /** The game as far as it may be shown; null where nothing is being written. */
  seen(): Seen<P> | null;
  /** `before`: what is shown meanwhile. `kept`: settled when `next` is written. */
  hold(before: Seen<P>, next: Course<P>, kept: () => Promise<void>, show: () => void): void;
}

export function createShownOnceKept<P extends Played>(): ShownOnceKept<P> {
  let unwritten = 0;
  let seen: Seen<P> | null = null;

  return {
    isWriting: () => unwritten > 0,
    seen: () => seen,
    hold(before, next, kept, show) {
      seen ??= before;
      unwritten += 1;
      void kept().then(() => {
        unwritten -= 1;
        seen = unwritten > 0 ? { course: next, isAsking: false, isQuiet: false } : null;
        show();
      });
    },
  };
}
