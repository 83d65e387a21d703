import { fieldsOf } from '../../lib';
import type { GameState, Timeline } from '../../rules/machine';
import type { CourseLine } from '../game/course';
import type { FlickFacts } from '../game/flickFilm';
import type { Played } from '../game/played';
import { pack, unpack, type Packed } from './packed';

/** Raised with every change of what follows; each version that there ever was is read. */
export const SNAPSHOT_VERSION = 3;

/** Before it was written down under which revision of the rules a game is played. */
const UNWRITTEN_REVISION = 1;

type StandingStep<P extends Played> = Timeline<P>['steps'][number];

export interface KeptStanding<P extends Played> extends Omit<StandingStep<P>, 'command'> {
  /** Where the command is in the record. */
  readonly at: number;
}

export interface KeptLine<P extends Played> extends Pick<
  CourseLine<P>,
  'round' | 'event' | 'isTakenBack' | 'step' | 'cause'
> {
  /** Which of the flicks it came of. */
  readonly flick: number | null;
}

/** A course without what its record says already. */
export interface Snapshot<P extends Played> {
  /** Of the rules that made it. */
  readonly revision: number;
  readonly opening: GameState<P>;
  readonly openedAt: number;
  readonly state: GameState<P>;
  /** The commands that stand. */
  readonly steps: readonly KeptStanding<P>[];
  readonly log: readonly KeptLine<P>[];
  readonly flicks: readonly Omit<FlickFacts<P['flicked']>, 'result'>[];
}

/** Long lists by columns, each as short as its values allow: what is usual costs a character or nothing. */
interface Columns<P extends Played> extends Omit<Snapshot<P>, 'steps' | 'log'> {
  readonly steps: {
    /** How many of the record lie between it and the one before. */
    readonly gaps: readonly number[];
    readonly purposes: readonly StandingStep<P>['purpose'][];
    readonly revealed: string;
  };
  readonly log: {
    readonly events: readonly CourseLine<P>['event'][];
    readonly rounds: readonly number[];
    readonly gaps: readonly number[];
    readonly takenBack: string;
    readonly causes: readonly (readonly [line: number, cause: NonNullable<CourseLine<P>['cause']>])[];
    readonly flicks: readonly (readonly [line: number, flick: number])[];
  };
}

/** Before the first of anything: the opening of a game is step -1. */
const BEFORE_FIRST = -1;

const gapsOf = (numbers: readonly number[]): readonly number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? BEFORE_FIRST));

function numbersOf(gaps: readonly number[]): readonly number[] {
  let number = BEFORE_FIRST;
  return gaps.map((gap) => (number += gap));
}

const marksOf = (flags: readonly boolean[]): string => flags.map((flag) => (flag ? '1' : '0')).join('');

const saidOf = <T>(values: readonly (T | null)[]): readonly (readonly [number, T])[] =>
  values.flatMap((value, index): readonly (readonly [number, T])[] => (value === null ? [] : [[index, value]]));

const inColumns = <P extends Played>({ steps, log, ...rest }: Snapshot<P>): Columns<P> => ({
  ...rest,
  steps: {
    gaps: gapsOf(steps.map(({ at }) => at)),
    purposes: steps.map(({ purpose }) => purpose),
    revealed: marksOf(steps.map(({ hasRevealed }) => hasRevealed)),
  },
  log: {
    events: log.map(({ event }) => event),
    rounds: log.map(({ round }) => round),
    gaps: gapsOf(log.map(({ step }) => step)),
    takenBack: marksOf(log.map(({ isTakenBack }) => isTakenBack)),
    causes: saidOf(log.map(({ cause }) => cause)),
    flicks: saidOf(log.map(({ flick }) => flick)),
  },
});

function inRows<P extends Played>({ steps, log, ...rest }: Columns<P>): Snapshot<P> {
  const places = numbersOf(steps.gaps);
  const lineSteps = numbersOf(log.gaps);
  const [causes, flicks] = [new Map(log.causes), new Map(log.flicks)];
  return {
    ...rest,
    steps: steps.purposes.map((purpose, index) => {
      return { at: places[index] ?? BEFORE_FIRST, purpose, hasRevealed: steps.revealed[index] === '1' };
    }),
    log: log.events.map((event, index) => ({
      event,
      round: log.rounds[index] ?? 0,
      step: lineSteps[index] ?? BEFORE_FIRST,
      isTakenBack: log.takenBack[index] === '1',
      cause: causes.get(index) ?? null,
      flick: flicks.get(index) ?? null,
    })),
  };
}

export const writeSnapshot = <P extends Played>(snapshot: Snapshot<P>): string =>
  JSON.stringify({ version: SNAPSHOT_VERSION, ...pack(inColumns(snapshot)) });

/** Nobody knows how it began, and nobody needs to: by the rules of today it cannot be played again from there. */
function readPlain<P extends Played>(kept: Pick<Snapshot<P>, 'state' | 'steps' | 'log' | 'flicks'>): Snapshot<P> {
  return { ...kept, revision: UNWRITTEN_REVISION, opening: kept.state, openedAt: kept.steps.length };
}

/** It comes from behind the shelf's seal: whoever wrote a version wrote all of it. Null for what no version wrote. */
export function readSnapshot<P extends Played>(text: string): Snapshot<P> | null {
  const fields = fieldsOf(text);
  if (fields.version === 2) return readPlain(fields as unknown as Snapshot<P>);
  return fields.version === SNAPSHOT_VERSION ? inRows(unpack(fields as unknown as Packed) as Columns<P>) : null;
}
