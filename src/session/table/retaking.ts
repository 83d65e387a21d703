import { retakeable } from '../../rules/machine';
import type { Course, CourseLine } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { isOnePersonAlone, type GameSheet } from '../game/sheet';
import type { RetakeBar } from '../game/tableState';

const isStanding = <P extends Played>({ isTakenBack }: CourseLine<P>): boolean => !isTakenBack;

/** A flick of the same room as the last that stands has been played again: only that strikes a release out. */
function hasRetakenHere<P extends Played>(
  { flicks, opensRoom }: GameModule<P>,
  log: readonly CourseLine<P>[],
): boolean {
  if (flicks === null) return false;
  const last = log.findLastIndex((line) => flicks.isRelease(line.event) && isStanding(line));
  const door = log.findLastIndex((line, index) => index < last && opensRoom(line.event) && isStanding(line));
  return log.slice(door + 1).some((line) => flicks.isRelease(line.event) && !isStanding(line));
}

/** Why the last flick cannot be played again however much the people agree, or null. */
export function whyNotRetake<P extends Played>(
  module: GameModule<P>,
  { timeline, log }: Course<P>,
  sheet: GameSheet,
): RetakeBar | null {
  if (retakeable(module.book.game, timeline) < 0) return 'noFlick';
  if (!isOnePersonAlone(sheet) || sheet.retakes === 'free') return null;
  if (sheet.retakes === 'none') return 'never';
  return hasRetakenHere(module, log) ? 'usedInRoom' : null;
}
