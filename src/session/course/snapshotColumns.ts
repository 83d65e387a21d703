import type { Timeline } from '../../rules/machine';
import type { CourseLine } from '../game/course';
import type { FlickFacts } from '../game/flickFilm';
import type { Played } from '../game/played';

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

/** What lies behind a game, without what its record says already. */
export interface Past<P extends Played> {
  /** The commands that stand. */
  readonly steps: readonly KeptStanding<P>[];
  readonly log: readonly KeptLine<P>[];
  readonly flicks: readonly Omit<FlickFacts<P['flicked']>, 'result'>[];
}

/** Long lists by columns, each as short as its values allow: what is usual costs a character or nothing. */
export interface PastColumns<P extends Played> extends Omit<Past<P>, 'steps' | 'log'> {
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

export const inColumns = <P extends Played>({ steps, log, flicks }: Past<P>): PastColumns<P> => ({
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
  flicks,
});

export function inRows<P extends Played>({ steps, log, flicks }: PastColumns<P>): Past<P> {
  const places = numbersOf(steps.gaps);
  const lineSteps = numbersOf(log.gaps);
  const [causes, flickOf] = [new Map(log.causes), new Map(log.flicks)];
  return {
    steps: steps.purposes.map((purpose, index) => {
      return { at: places[index] ?? BEFORE_FIRST, purpose, hasRevealed: steps.revealed[index] === '1' };
    }),
    log: log.events.map((event, index) => ({
      event,
      round: log.rounds[index] ?? 0,
      step: lineSteps[index] ?? BEFORE_FIRST,
      isTakenBack: log.takenBack[index] === '1',
      cause: causes.get(index) ?? null,
      flick: flickOf.get(index) ?? null,
    })),
    flicks,
  };
}
