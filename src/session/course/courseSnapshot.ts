import { catacombs, RULES_REVISION, type CatacombsState, type CatacombsTypes } from '../../rules/catacombs';
import type { Timeline } from '../../rules/machine';
import type { CatacombsStep, Course, CourseLine } from './course';
import { filmOf, type FlickFacts } from '../flicking/film';
import { gameSummary } from '../catacombs/summary/gameSummary';
import { readSnapshot, writeSnapshot, type KeptLine, type Snapshot } from './snapshotFormat';

type StandingStep = Timeline<CatacombsTypes>['steps'][number];

/** A game as it stands after all of its record, so that it can be taken up without being played again. */
export function snapshotOf({ timeline: { opening, openedAt, state, steps, record }, log }: Course): string {
  const places = new Map(record.map((step, at) => [step, at]));
  const flicks = [...new Set(log.flatMap(({ flick }) => flick ?? []))];
  const numbers = new Map(flicks.map((flick, number) => [flick, number]));
  return writeSnapshot({
    revision: RULES_REVISION,
    opening,
    openedAt,
    state,
    steps: steps.map(({ command, purpose, hasRevealed }) => ({ at: places.get(command) ?? -1, purpose, hasRevealed })),
    log: log.map(({ round, event, isTakenBack, step, cause, flick }) => {
      return { round, event, isTakenBack, step, cause, flick: flick === null ? null : (numbers.get(flick) ?? null) };
    }),
    flicks: flicks.map(({ commandIndex, actor, attack, board, table, shot }) => {
      return { commandIndex, actor, attack, board, table, shot };
    }),
  });
}

const stepsOf = (snapshot: Snapshot, record: readonly CatacombsStep[]): readonly StandingStep[] =>
  snapshot.steps.flatMap(({ at, purpose, hasRevealed }) => {
    const command = record[at];
    const isNone = command === undefined || command.kind === 'undo' || command.kind === 'retake';
    return isNone ? [] : [{ command, purpose, hasRevealed }];
  });

/** What came of a flick stands in the record, right behind it. */
const flicksOf = (snapshot: Snapshot, record: readonly CatacombsStep[]): readonly FlickFacts[] =>
  snapshot.flicks.flatMap((kept) => {
    const resolved = record[kept.commandIndex + 1];
    if (resolved?.kind !== 'flickResolved') return [];
    const { contacts, exits, rest } = resolved;
    return [{ ...kept, result: { contacts, exits, rest } }];
  });

/** What the rules made of each flick: all that stands, or all of it where it has been taken back. */
function linesByFlick({ log }: Snapshot): ReadonlyMap<number, readonly KeptLine[]> {
  const lines = new Map<number, KeptLine[]>();
  for (const line of log) {
    if (line.flick === null) continue;
    const before = lines.get(line.flick);
    if (before === undefined) lines.set(line.flick, [line]);
    else before.push(line);
  }
  return lines;
}

function logOf(snapshot: Snapshot, flicks: readonly FlickFacts[]): readonly CourseLine[] {
  const told = linesByFlick(snapshot);
  const films = flicks.map((facts, number) => {
    const lines = told.get(number) ?? [];
    const standing = lines.filter(({ isTakenBack }) => !isTakenBack);
    return filmOf(
      facts,
      (standing.length > 0 ? standing : lines).map(({ event }) => event),
    );
  });
  return snapshot.log.map(({ flick, ...line }, number) => {
    const [facts, film] = flick === null ? [null, null] : [flicks[flick] ?? null, films[flick] ?? null];
    return { ...line, number, film, flick: facts };
  });
}

/** Other rules have made it: nothing before it can be played again as it was. */
const openedHere = ({ revision, opening, openedAt, state, steps }: Snapshot) =>
  revision === RULES_REVISION ? { opening, openedAt } : { opening: state, openedAt: steps.length };

/** Whether these rules can go on from a state that other rules have made, and the app can show it. */
function isUsable(state: CatacombsState): boolean {
  for (const seat of catacombs.seatsOf(state)) catacombs.viewFor(state, seat);
  return gameSummary(state).heroes.length > 0;
}

function fittingCourse(text: string, record: readonly CatacombsStep[]): Course | null {
  const snapshot = readSnapshot(text);
  if (snapshot === null || !isUsable(snapshot.state)) return null;
  const { state } = snapshot;
  const steps = stepsOf(snapshot, record);
  const flicks = flicksOf(snapshot, record);
  const isFitting = steps.length === state.commandCount && flicks.length === snapshot.flicks.length;
  if (!isFitting) return null;
  const log = logOf(snapshot, flicks);
  return {
    // Whoever goes back farther than to the snapshot has the game played again, once.
    timeline: { ...openedHere(snapshot), state, steps, recent: [], record },
    log,
    film: log.findLast(({ film, isTakenBack }) => film !== null && !isTakenBack)?.film ?? null,
  };
}

/** The course that this snapshot stands for, after this record; null when the two do not fit, or nobody can read it. */
export function courseOf(text: string, record: readonly CatacombsStep[]): Course | null {
  try {
    return fittingCourse(text, record);
  } catch {
    return null;
  }
}
