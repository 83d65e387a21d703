import type { StoredGame } from '../../../src/storage';
import type { Command } from '../../../src/rules/machine';
import { openCourse, goOn } from '../../../src/session/course/course';
import { snapshotOf, snapshotSince } from '../../../src/session/course/courseSnapshot';
import { readCourse } from '../../../src/session/course/readCourse';
import type { Course } from '../../../src/session/game/course';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { Played } from '../../../src/session/game/played';

/** A game as it was played. */
export interface Kept<P extends Played> {
  readonly seed: number;
  readonly setup: P['setup'];
  readonly commands: readonly Command<P>[];
}

export interface ResumeFigures {
  readonly commandCount: number;
  /** Medians. */
  readonly fromSnapshotMs: number;
  readonly fromStartMs: number;
  readonly snapshotChars: number;
  readonly takingSnapshotMs: number;
  /** One more, behind another: what a game in play has to wait for. */
  readonly addingSnapshotMs: number;
}

const RUNS = 9;
/** What a session plays again at most: the next snapshot is never farther away. */
const AFTER_SNAPSHOT = 49;
/** As many lie between two snapshots. */
const BETWEEN_SNAPSHOTS = 50;

function courseAfter<P extends Played>(
  module: GameModule<P>,
  { setup, seed, commands }: Kept<P>,
  count: number,
): Course<P> {
  const opened = module.book.start(setup, seed);
  if (!opened.ok) throw new Error(opened.error.reason);
  return sharing(module, openCourse(module, opened.value), commands.slice(0, count));
}

/** The same course some commands later: what lies behind both is the same. */
function sharing<P extends Played>(
  module: GameModule<P>,
  start: Course<P>,
  commands: readonly Command<P>[],
): Course<P> {
  return commands.reduce<Course<P>>((course, command) => {
    const next = goOn(module, course, command);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value;
  }, start);
}

function gameOf<P extends Played>(module: GameModule<P>, game: Kept<P>, course: Course<P>): StoredGame {
  const { setup, seed, commands } = game;
  const stepCount = course.timeline.record.length;
  const entry = { id: 'measured', game: module.book.game.id, createdAtMs: 0, touchedAtMs: 0, isOver: false };
  return {
    entry: { ...entry, stepCount: commands.length, sheet: '{}', summary: '{}' },
    opening: JSON.stringify({ setup, seed }),
    steps: commands.map((command) => JSON.stringify(command)),
    snapshot: { stepCount, text: snapshotOf(module, course) },
    dropped: null,
  };
}

function timeOf(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

function resume<P extends Played>(module: GameModule<P>, game: StoredGame): void {
  const read = readCourse(module, game);
  if (!read.ok || read.value.dropped !== null) throw new Error('the game is not whole');
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** All by turns, so that whatever else the machine does falls on each. */
export function measureResume<P extends Played>(module: GameModule<P>, game: Kept<P>): ResumeFigures {
  const course = courseAfter(module, game, game.commands.length - AFTER_SNAPSHOT);
  const before = courseAfter(module, game, game.commands.length - AFTER_SNAPSHOT - BETWEEN_SNAPSHOTS);
  const later = game.commands.slice(before.timeline.record.length, course.timeline.record.length);
  const since = sharing(module, before, later);
  const whole = gameOf(module, game, course);
  const runs = Array.from({ length: RUNS }, () => ({
    quickMs: timeOf(() => resume(module, whole)),
    slowMs: timeOf(() => resume(module, { ...whole, snapshot: null })),
    takingMs: timeOf(() => snapshotOf(module, course)),
    addingMs: timeOf(() => snapshotSince(module, before, since)),
  }));
  return {
    commandCount: game.commands.length,
    fromSnapshotMs: median(runs.map(({ quickMs }) => quickMs)),
    fromStartMs: median(runs.map(({ slowMs }) => slowMs)),
    snapshotChars: whole.snapshot?.text.length ?? 0,
    takingSnapshotMs: median(runs.map(({ takingMs }) => takingMs)),
    addingSnapshotMs: median(runs.map(({ addingMs }) => addingMs)),
  };
}
