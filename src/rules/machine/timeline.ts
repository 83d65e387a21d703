import { apply, type Applied, type Carried, type Refused } from './apply';
import type { Game } from './game';
import type { Command, GameState, GameTypes } from './state';
import { refuse } from './refusal';
import type { SeatId } from './seat';

export interface Undo {
  readonly kind: 'undo';
}

/** The last flick is played again, because everybody at the table agrees. */
export interface Retake {
  readonly kind: 'retake';
  readonly agreedBy: readonly SeatId[];
}

/** What is written down of a game: the commands, and the two ways of taking one back. */
export type RecordedStep<G extends GameTypes> = Command<G> | Undo | Retake;

interface Step<G extends GameTypes> {
  readonly before: GameState<G>;
  readonly command: Command<G>;
  readonly hasRevealed: boolean;
}

/** A game with its past: a value like everything else. */
export interface Timeline<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly steps: readonly Step<G>[];
  /** Everything that was done, what was taken back included. */
  readonly record: readonly RecordedStep<G>[];
}

export type Advanced<G extends GameTypes> =
  { readonly ok: true; readonly timeline: Timeline<G>; readonly events: readonly G['event'][] } | Refused;

export const timelineOf = <G extends GameTypes>(start: Carried<G>): Timeline<G> => ({
  state: start.state,
  steps: [],
  record: [],
});

/** The command that undo would take back, for its title; null when something new has come to light since. */
export function undoable<G extends GameTypes>(timeline: Timeline<G>): Step<G> | null {
  const last = timeline.steps[timeline.steps.length - 1];
  return last === undefined || last.hasRevealed ? null : last;
}

const lastRetakeable = <G extends GameTypes>(game: Game<G>, timeline: Timeline<G>): number =>
  timeline.steps.findLastIndex(({ command }) => game.canBeRetaken(command));

function backTo<G extends GameTypes>(timeline: Timeline<G>, index: number, step: RecordedStep<G>): Advanced<G> {
  const target = timeline.steps[index];
  if (target === undefined) return { ok: false, refusal: refuse('nothingToTakeBack') };
  return {
    ok: true,
    timeline: { state: target.before, steps: timeline.steps.slice(0, index), record: [...timeline.record, step] },
    events: [],
  };
}

function retake<G extends GameTypes>(game: Game<G>, timeline: Timeline<G>, step: Retake): Advanced<G> {
  const missing = game.seatsOf(timeline.state).find((seat) => !step.agreedBy.includes(seat));
  if (missing !== undefined) return { ok: false, refusal: refuse('notAgreed', null, { seat: missing }) };
  return backTo(timeline, lastRetakeable(game, timeline), step);
}

function advanceBy<G extends GameTypes>(timeline: Timeline<G>, command: Command<G>, applied: Applied<G>): Advanced<G> {
  if (!applied.ok) return applied;
  const step = { before: timeline.state, command, hasRevealed: applied.hasRevealed };
  return {
    ok: true,
    timeline: {
      state: applied.state,
      steps: [...timeline.steps, step],
      record: [...timeline.record, command],
    },
    events: applied.events,
  };
}

const isUndo = (step: { readonly kind: string }): step is Undo => step.kind === 'undo';
const isRetake = (step: { readonly kind: string }): step is Retake => step.kind === 'retake';

/** One step on, or one back. */
export function advance<G extends GameTypes>(game: Game<G>, timeline: Timeline<G>, step: RecordedStep<G>): Advanced<G> {
  if (isUndo(step)) {
    return undoable(timeline) === null
      ? { ok: false, refusal: refuse('nothingToTakeBack') }
      : backTo(timeline, timeline.steps.length - 1, step);
  }
  if (isRetake(step)) return retake(game, timeline, step);
  return advanceBy(timeline, step, apply(game, timeline.state, step));
}
