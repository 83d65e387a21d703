import { canonicalJson, fnv1a64 } from '../../lib';
import { recordOf, stateHash, writeRecord, type RecordTable } from '../../rules/machine';
import { writeGameFile } from '../../storage';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import { writeSheet } from '../game/keptSheet';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import { snapshotOf } from './courseSnapshot';
import { readText, replayCourse } from './replayCourse';

export interface GameToShare<P extends Played> {
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  readonly sheet: GameSheet;
  readonly table: RecordTable;
  readonly playedAtMs: number;
}

/** As it was where these rules took it up, after what other rules had played. */
function takenUp<P extends Played>({ timeline, log, film }: Course<P>): Course<P> {
  const { opening, openedAt, steps, record } = timeline;
  const first = steps[openedAt];
  const at = first === undefined ? record.length : record.indexOf(first.command);
  const line = log.findIndex(({ step, isTakenBack }) => step >= openedAt && !isTakenBack);
  return {
    timeline: { ...timeline, state: opening, steps: steps.slice(0, openedAt), recent: [], record: record.slice(0, at) },
    log: line < 0 ? log : log.slice(0, line),
    film,
  };
}

/** Whether whoever plays this record by these rules comes to where the game is. */
function isReplayable<P extends Played>(module: GameModule<P>, { timeline }: Course<P>, text: string): boolean {
  if (timeline.openedAt === 0) return true;
  try {
    const record = readText(module, text);
    const replayed = record.ok ? replayCourse(module, record.value) : record;
    return replayed.ok && stateHash(replayed.value.timeline.state) === stateHash(timeline.state);
  } catch {
    return false;
  }
}

/** A game, or its first so many commands, as a file that can be opened: a record, or where that does not do its place on the shelf. */
export function writeGame<P extends Played>(
  module: GameModule<P>,
  { opening, course, sheet, table, playedAtMs }: GameToShare<P>,
  commandCount = course.timeline.record.length,
): string {
  const { id: game } = module.book.game;
  const { record, state } = course.timeline;
  const commands = record.slice(0, commandCount);
  const written = (shared: readonly unknown[]): string => writeRecord(recordOf(game, opening, shared, table));
  if (isReplayable(module, course, written(record))) return written(commands);
  const start = takenUp(course);
  const said = { opening: JSON.stringify(opening), steps: commands.map((step) => JSON.stringify(step)) };
  return writeGameFile(
    {
      id: `shared-${fnv1a64(canonicalJson(said))}`,
      game,
      createdAtMs: playedAtMs,
      touchedAtMs: playedAtMs,
      opening: said.opening,
      sheet: writeSheet({ sheet, hand: null }),
      summary: JSON.stringify(module.summary.of(module.book.game.viewFor(state, null))),
      isOver: state.outcome !== null,
      steps: said.steps.map((text) => ({ atMs: playedAtMs, text })),
      snapshot: { stepCount: start.timeline.record.length, text: snapshotOf(module, start) },
    },
    playedAtMs,
  );
}
