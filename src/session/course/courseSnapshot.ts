import { isTakingBack, type GameState, type RecordedStep, type Timeline } from '../../rules/machine';
import type { SnapshotPage } from '../../storage';
import type { Course, CourseLine } from '../game/course';
import type { FlickFacts, ToldFlick } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { knownToAll } from './knownToAll';
import type { KeptLine, Past } from './snapshotColumns';
import { readSnapshot, writePage, writeSnapshot, writeStanding, type Snapshot, type Standing } from './snapshotFormat';
import { changedLines, pageOf, sharedLength } from './snapshotPages';

type StandingStep<P extends Played> = Timeline<P>['steps'][number];

type Facts<P extends Played> = FlickFacts<P['flicked']>;

/** Every flick of a log, in the order in which it was released. */
const flicksIn = <P extends Played>(log: readonly CourseLine<P>[]): ReadonlyMap<Facts<P>, number> =>
  new Map([...new Set(log.flatMap(({ flick }) => flick ?? []))].map((flick, number) => [flick, number]));

const keptFlick = <P extends Played>({ commandIndex, actor, attack, board, table, shot }: Facts<P>) => {
  return { commandIndex, actor, attack, board, table, shot };
};

const standingOf = <P extends Played>(
  { book: { game } }: GameModule<P>,
  { timeline: { opening, openedAt, state } }: Course<P>,
): Standing<P> => ({ revision: game.revision, opening, openedAt, state });

const keptLine =
  <P extends Played>(numbers: ReadonlyMap<Facts<P>, number>) =>
  ({ round, event, isTakenBack, step, cause, flick }: CourseLine<P>): KeptLine<P> => {
    return { round, event, isTakenBack, step, cause, flick: flick === null ? null : (numbers.get(flick) ?? null) };
  };

/** What is past of a game behind so many of its steps, lines and flicks. */
function pastOf<P extends Played>(
  { timeline: { steps, record }, log }: Course<P>,
  numbers: ReadonlyMap<Facts<P>, number>,
  from: { readonly steps: number; readonly record: number; readonly log: number; readonly flicks: number },
): Past<P> {
  const places = new Map<unknown, number>(record.slice(from.record).map((step, at) => [step, from.record + at]));
  return {
    steps: steps.slice(from.steps).map(({ command, purpose, hasRevealed }) => {
      return { at: places.get(command) ?? -1, purpose, hasRevealed };
    }),
    log: log.slice(from.log).map(keptLine(numbers)),
    flicks: [...numbers.keys()].slice(from.flicks).map(keptFlick),
  };
}

const FROM_THE_START = { steps: 0, record: 0, log: 0, flicks: 0 };

/** A game as it stands after all of its record, so that it can be taken up without being played again. */
export const snapshotOf = <P extends Played>(module: GameModule<P>, course: Course<P>): string =>
  writeSnapshot<P>({ ...standingOf(module, course), ...pastOf(course, flicksIn(course.log), FROM_THE_START) });

/** The same for whoever has a snapshot of what it was `before`, with pages: only what has come since is written down. */
export function snapshotSince<P extends Played>(
  module: GameModule<P>,
  latest: Course<P> | null,
  course: Course<P>,
): { readonly text: string; readonly page: SnapshotPage } {
  const { timeline, log } = course;
  // What a game opened with is on the first page.
  const before = latest?.timeline.record.length === 0 ? null : latest;
  const numbers = flicksIn(log);
  const known = before?.log ?? [];
  const from = {
    steps: sharedLength(before?.timeline.steps ?? [], timeline.steps),
    record: before?.timeline.record.length ?? 0,
    log: known.length,
    flicks: flicksIn(known).size,
  };
  const kept = keptLine(numbers);
  const changed = changedLines(known, log).flatMap((at) => {
    const line = log[at];
    return line === undefined ? [] : [[at, kept(line)] as const];
  });
  const page = pageOf(from.steps, pastOf(course, numbers, from), changed);
  return { text: writeStanding(standingOf(module, course)), page: { from: from.record, text: writePage(page) } };
}

const stepsOf = <P extends Played>(
  snapshot: Snapshot<P>,
  record: readonly RecordedStep<P>[],
): readonly StandingStep<P>[] =>
  snapshot.steps.flatMap(({ at, purpose, hasRevealed }) => {
    const command = record[at];
    return command === undefined || isTakingBack(command) ? [] : [{ command, purpose, hasRevealed }];
  });

/** What came of a flick stands in the record, right behind it. */
const flicksOf = <P extends Played>(
  { flicks }: GameModule<P>,
  snapshot: Snapshot<P>,
  record: readonly RecordedStep<P>[],
): readonly FlickFacts<P['flicked']>[] =>
  snapshot.flicks.flatMap((kept) => {
    const step = record[kept.commandIndex + 1];
    const resolved = step === undefined || isTakingBack(step) ? null : (flicks?.read.resolved(step) ?? null);
    if (resolved === null) return [];
    const { contacts, exits, rest } = resolved;
    const shot = flicks?.restoredShot?.(kept.shot) ?? kept.shot;
    return [{ ...kept, shot, result: { contacts, exits, rest } }];
  });

/** What the rules made of each flick: all that stands, or all of it where it has been taken back. */
function linesByFlick<P extends Played>({ log }: Snapshot<P>): ReadonlyMap<number, readonly KeptLine<P>[]> {
  const lines = new Map<number, KeptLine<P>[]>();
  for (const line of log) {
    if (line.flick === null) continue;
    const before = lines.get(line.flick);
    if (before === undefined) lines.set(line.flick, [line]);
    else before.push(line);
  }
  return lines;
}

function toldOf<P extends Played>(
  { book: { game } }: GameModule<P>,
  snapshot: Snapshot<P>,
  facts: readonly FlickFacts<P['flicked']>[],
): readonly ToldFlick<P>[] {
  const told = linesByFlick(snapshot);
  return facts.map((one, number) => {
    const lines = told.get(number) ?? [];
    const standing = lines.filter(({ isTakenBack }) => !isTakenBack);
    const events = (standing.length > 0 ? standing : lines).map(({ event }) => event);
    return { ...one, events: knownToAll(game, snapshot.state, events) };
  });
}

function logOf<P extends Played>(
  module: GameModule<P>,
  snapshot: Snapshot<P>,
  facts: readonly FlickFacts<P['flicked']>[],
): readonly CourseLine<P>[] {
  const told = toldOf(module, snapshot, facts);
  return snapshot.log.map(({ flick, ...line }, number) => {
    const [own, film] = flick === null ? [null, null] : [facts[flick] ?? null, told[flick] ?? null];
    return { ...line, number, film, flick: own };
  });
}

/** Other rules have made it: nothing before it can be played again as it was. */
const openedHere = <P extends Played>(
  { book: { game } }: GameModule<P>,
  { revision, opening, openedAt, state, steps }: Snapshot<P>,
) => (revision === game.revision ? { opening, openedAt } : { opening: state, openedAt: steps.length });

/** Whether these rules can go on from a state that other rules have made, and the app can show it. */
function isUsable<P extends Played>({ book: { game }, summary }: GameModule<P>, state: GameState<P>): boolean {
  for (const seat of game.seatsOf(state)) game.viewFor(state, seat);
  return summary.read(summary.of(game.viewFor(state, null))) !== null;
}

function restoredSnapshot<P extends Played>({ book }: GameModule<P>, text: string): Snapshot<P> | null {
  const kept = readSnapshot<P>(text);
  if (kept === null || book.restored === undefined) return kept;
  return { ...kept, opening: book.restored(kept.opening), state: book.restored(kept.state) };
}

function fittingCourse<P extends Played>(
  module: GameModule<P>,
  text: string,
  record: readonly RecordedStep<P>[],
): Course<P> | null {
  const snapshot = restoredSnapshot(module, text);
  if (snapshot === null || !isUsable(module, snapshot.state)) return null;
  const { state } = snapshot;
  const steps = stepsOf(snapshot, record);
  const flicks = flicksOf(module, snapshot, record);
  const isFitting = steps.length === state.commandCount && flicks.length === snapshot.flicks.length;
  if (!isFitting) return null;
  const log = logOf(module, snapshot, flicks);
  return {
    // Whoever goes back farther than to the snapshot has the game played again, once.
    timeline: { ...openedHere(module, snapshot), state, steps, recent: [], record },
    log,
    film: log.findLast(({ film, isTakenBack }) => film !== null && !isTakenBack)?.film ?? null,
  };
}

/** The course that this snapshot stands for, after this record; null when the two do not fit, or nobody can read it. */
export function courseOf<P extends Played>(
  module: GameModule<P>,
  text: string,
  record: readonly RecordedStep<P>[],
): Course<P> | null {
  try {
    return fittingCourse(module, text, record);
  } catch {
    return null;
  }
}
