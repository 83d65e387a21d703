import { catacombs } from '../../rules/catacombs';
import { retakeable } from '../../rules/machine';
import type { Course, CourseLine } from '../course/course';
import { isOnePersonAlone, type GameSheet } from '../game/sheet';
import type { RetakeBar } from '../game/tableState';

const isStanding = ({ isTakenBack }: CourseLine): boolean => !isTakenBack;

/** A flick of the same room as the last that stands has been played again: only that strikes a release out. */
function hasRetakenHere(log: readonly CourseLine[]): boolean {
  const last = log.findLastIndex((line) => line.event.kind === 'flicked' && isStanding(line));
  const door = log.findLastIndex(
    (line, index) => index < last && line.event.kind === 'roomEntered' && isStanding(line),
  );
  return log.slice(door + 1).some((line) => line.event.kind === 'flicked' && !isStanding(line));
}

/** Why the last flick cannot be played again however much the people agree, or null (BASE-109). */
export function whyNotRetake({ timeline, log }: Course, sheet: GameSheet): RetakeBar | null {
  if (retakeable(catacombs, timeline) < 0) return 'noFlick';
  if (!isOnePersonAlone(sheet) || sheet.retakes === 'free') return null;
  if (sheet.retakes === 'none') return 'never';
  return hasRetakenHere(log) ? 'usedInRoom' : null;
}
