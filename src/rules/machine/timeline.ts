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
  readonly command: Command<G>;
  /** What it answered. */
  readonly purpose: G['purpose'];
  readonly hasRevealed: boolean;
}

/** A game with its past: a value like everything else. */
export interface Timeline<G extends GameTypes> {
  /** The earliest state that can be gone back to. */
  readonly opening: GameState<G>;
  /** How many of the steps came before that: under other rules, which would not play them again as they were. */
  readonly openedAt: number;
  readonly state: GameState<G>;
  /** The commands that stand. */
  readonly steps: readonly Step<G>[];
  /** The states before the last few steps: older ones are played again when somebody asks for them. */
  readonly recent: readonly GameState<G>[];
  /** Everything that was done, what was taken back included. */
  readonly record: readonly RecordedStep<G>[];
}

export type Advanced<G extends GameTypes> =
  { readonly ok: true; readonly timeline: Timeline<G>; readonly events: readonly G['event'][] } | Refused;

/** As far as people usually go back; a game of any length keeps no more states than these. */
const MOST_RECENT = 32;

export const timelineOf = <G extends GameTypes>(start: Carried<G>): Timeline<G> => ({
  opening: start.state,
  openedAt: 0,
  state: start.state,
  steps: [],
  recent: [],
  record: [],
});

/** The command that undo would take back, for its title; null when something new has come to light since. */
export function undoable<G extends GameTypes>({
  steps,
  openedAt,
}: Pick<Timeline<G>, 'steps' | 'openedAt'>): Step<G> | null {
  const last = steps[steps.length - 1];
  return last === undefined || steps.length <= openedAt || last.hasRevealed ? null : last;
}

function carryOn<G extends GameTypes>(game: Game<G>, state: GameState<G>, { command }: Step<G>): GameState<G> {
  const applied = apply(game, state, command);
  if (!applied.ok) throw new Error(`${game.id} refuses what it has taken before: ${applied.refusal.reason}`);
  return applied.state;
}

/** The state at each moment of a game: its opening, after the first step behind that, and so on up to now. */
export function statesOf<G extends GameTypes>(
  game: Game<G>,
  { opening, openedAt, steps }: Pick<Timeline<G>, 'opening' | 'openedAt' | 'steps'>,
): readonly GameState<G>[] {
  const states = [opening];
  let state = opening;
  for (const step of steps.slice(openedAt)) {
    state = carryOn(game, state, step);
    states.push(state);
  }
  return states;
}

/** The states before the last few of these steps, and the one after all of them. */
function statesUpTo<G extends GameTypes>(game: Game<G>, timeline: Timeline<G>, count: number): readonly GameState<G>[] {
  const { steps, recent } = timeline;
  const kept = recent.length - steps.length + count;
  if (kept >= 0) return recent.slice(0, kept + 1);
  return statesOf(game, { ...timeline, steps: steps.slice(0, count) }).slice(-MOST_RECENT - 1);
}

/** The last step that all may agree to take back; -1 for none. */
export function retakeable<G extends GameTypes>(game: Game<G>, { steps, openedAt, state }: Timeline<G>): number {
  const at = steps.findLastIndex(({ command }) => game.canBeRetaken(command, state));
  return at < openedAt ? -1 : at;
}

function backTo<G extends GameTypes>(
  game: Game<G>,
  timeline: Timeline<G>,
  count: number,
  step: RecordedStep<G>,
): Advanced<G> {
  if (count < 0) return { ok: false, refusal: refuse('nothingToTakeBack') };
  const { opening, openedAt, steps, record } = timeline;
  const states = statesUpTo(game, timeline, count);
  const state = states[states.length - 1] ?? opening;
  const [kept, recent] = [steps.slice(0, count), states.slice(0, -1)];
  return {
    ok: true,
    timeline: { opening, openedAt, state, steps: kept, recent, record: [...record, step] },
    events: [],
  };
}

function retake<G extends GameTypes>(game: Game<G>, timeline: Timeline<G>, step: Retake): Advanced<G> {
  const missing = game.seatsOf(timeline.state).find((seat) => !step.agreedBy.includes(seat));
  if (missing !== undefined) return { ok: false, refusal: refuse('notAgreed', null, { seat: missing }) };
  return backTo(game, timeline, retakeable(game, timeline), step);
}

function advanceBy<G extends GameTypes>(timeline: Timeline<G>, command: Command<G>, applied: Applied<G>): Advanced<G> {
  const { opening, openedAt, state, steps, recent, record } = timeline;
  if (!applied.ok) return applied;
  if (state.prompt === null) throw new Error('an answer was taken that nobody had asked for');
  const step = { command, purpose: state.prompt.purpose, hasRevealed: applied.hasRevealed };
  return {
    ok: true,
    timeline: {
      opening,
      openedAt,
      state: applied.state,
      steps: [...steps, step],
      recent: [...recent, state].slice(-MOST_RECENT),
      record: [...record, command],
    },
    events: applied.events,
  };
}

/** Undone, or taken back by consent: any other step is a command. */
export const isTakingBack = <G extends GameTypes>(step: RecordedStep<G>): step is Undo | Retake =>
  isUndo(step) || isRetake(step);

const isUndo = (step: { readonly kind: string }): step is Undo => step.kind === 'undo';
const isRetake = (step: { readonly kind: string }): step is Retake => step.kind === 'retake';

/** One step on, or one back. */
export function advance<G extends GameTypes>(game: Game<G>, timeline: Timeline<G>, step: RecordedStep<G>): Advanced<G> {
  if (isUndo(step)) {
    return undoable(timeline) === null
      ? { ok: false, refusal: refuse('nothingToTakeBack') }
      : backTo(game, timeline, timeline.steps.length - 1, step);
  }
  if (isRetake(step)) return retake(game, timeline, step);
  return advanceBy(timeline, step, apply(game, timeline.state, step));
}
