import type { Chance } from './chance';
import type { Aside, Game, TaskRule } from './game';
import type { Command, GameState, GameTypes, Prompt } from './state';
import { Play, Unforeseen } from './play';
import { refuse, type Refusal } from './refusal';
import type { Shape } from './shape';

/** A game that does this much between two prompts is going in circles. */
const MAX_TASKS_PER_COMMAND = 10_000;

export interface Carried<G extends GameTypes> {
  readonly ok: true;
  readonly state: GameState<G>;
  readonly events: readonly G['event'][];
  readonly hasRevealed: boolean;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Applied<G extends GameTypes> = Carried<G> | Refused;

const ruleOf = <G extends GameTypes>(game: Game<G>, task: G['task']): TaskRule<G, G['task']> => {
  const rules: Readonly<Record<string, TaskRule<G, G['task']> | undefined>> = game.tasks;
  const rule = rules[task.kind];
  if (rule === undefined) throw new Error(`${game.id} knows no task ${task.kind}`);
  return rule;
};

const shapeOf = <G extends GameTypes>(game: Game<G>, name: string): Shape<G['ask'], G['answer']> => {
  const shapes: Readonly<Record<string, Shape<G['ask'], G['answer']> | undefined>> = game.shapes;
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`${game.id} knows no prompt of shape ${name}`);
  return shape;
};

export { shapeOf };

function runToRest<G extends GameTypes>(
  game: Game<G>,
  play: Play<G>,
  isEnd: (task: G['task']) => boolean = () => false,
): Carried<G> {
  for (let count = 0; count < MAX_TASKS_PER_COMMAND; count++) {
    const task = play.takeNext();
    if (task === null || isEnd(task)) {
      return { ok: true, state: play.settle(), events: play.events, hasRevealed: play.hasRevealed };
    }
    ruleOf(game, task).run(play, task);
  }
  throw new Error(`${game.id} does not come to rest`);
}

/** A new game, run up to its first prompt. */
export function start<G extends GameTypes>(
  game: Game<G>,
  opening: { readonly model: G['model']; readonly chance: Chance; readonly tasks: readonly G['task'][] },
): Carried<G> {
  const tasks = [...opening.tasks].reverse();
  return runToRest(game, new Play<G>({ ...opening, tasks, prompt: null, outcome: null, commandCount: 0 }));
}

function whyNotAside<G extends GameTypes>(game: Game<G>, state: GameState<G>, { seat }: Command<G>): Refusal | null {
  if (seat !== undefined && !game.seatsOf(state).includes(seat)) {
    return refuse('notYourTurn', null, { asked: game.seatsOf(state).join(' '), answered: seat });
  }
  return game.aside?.whyNot(state, seat ?? null) ?? null;
}

/** Nothing goes on, and nothing comes to light. */
function sayAside<G extends GameTypes>(aside: Aside<G>, state: GameState<G>, { seat }: Command<G>): Carried<G> {
  const model = aside.said(state, seat ?? null);
  return { ok: true, state: { ...state, model, commandCount: state.commandCount + 1 }, events: [], hasRevealed: false };
}

/** A refusal by the form of a prompt, with the rule of the game that stands behind it. */
export function cited<G extends GameTypes>(game: Game<G>, prompt: Prompt<G> | null, refusal: Refusal): Refusal {
  if (refusal.rule !== null || prompt === null) return refusal;
  return { ...refusal, rule: game.ruleOf?.(refusal, prompt) ?? null };
}

/** Why this command cannot be carried out now, or null. */
export function whyNot<G extends GameTypes>(game: Game<G>, state: GameState<G>, command: Command<G>): Refusal | null {
  const { prompt, tasks } = state;
  if (prompt === null) return refuse('gameOver');
  if (command.prompt !== undefined && command.prompt !== prompt.number) {
    return refuse('stalePrompt', null, { asked: prompt.number, answered: command.prompt });
  }
  if (game.aside?.is(command) === true) return whyNotAside(game, state, command);
  if (command.seat !== undefined && !prompt.seats.includes(command.seat)) {
    return refuse('notYourTurn', null, { asked: prompt.seats.join(' '), answered: command.seat });
  }
  if (command.kind !== prompt.ask.kind) {
    return refuse('wrongAnswer', null, { asked: prompt.ask.kind, answered: String(command.kind) });
  }
  const asking = tasks[tasks.length - 1];
  if (asking === undefined) throw new Error('a prompt that no task asked');
  const refusal = shapeOf(game, prompt.ask.kind).whyNot(prompt.ask, command);
  if (refusal !== null) return cited(game, prompt, refusal);
  return ruleOf(game, asking).whyNot?.(state.model, asking, command, command.seat ?? null) ?? null;
}

/** What would come of an answer as far as anybody who sees this view can know; null when it would be refused. */
export interface Foreseen<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly events: readonly G['event'][];
  /** What comes next nobody can know: neither a prompt nor an outcome stands. */
  readonly isCut: boolean;
}

/** The same rules on a view, up to where something hidden would come to light. */
export function foresee<G extends GameTypes>(
  game: Game<G>,
  view: GameState<G>,
  command: Command<G>,
): Foreseen<G> | null {
  if (whyNot(game, view, command) !== null || game.aside?.is(command) === true) return null;
  const play = new Play<G>(view, game.endsAtDraws === true);
  try {
    answerWith(game, play, command);
    const { state, events } = runToRest(game, play, (task) => game.isUnknown(play.settle(), task));
    return { state, events, isCut: state.prompt === null && state.outcome === null };
  } catch (cause) {
    if (cause instanceof Unforeseen) return { state: play.settle(), events: play.events, isCut: true };
    throw cause;
  }
}

/** The one door through which a game changes. */
export function apply<G extends GameTypes>(game: Game<G>, state: GameState<G>, command: Command<G>): Applied<G> {
  const refusal = whyNot(game, state, command);
  if (refusal !== null) return { ok: false, refusal };
  if (game.aside?.is(command) === true) return sayAside(game.aside, state, command);
  const play = new Play<G>(state);
  answerWith(game, play, command);
  return runToRest(game, play);
}

function answerWith<G extends GameTypes>(game: Game<G>, play: Play<G>, command: Command<G>): void {
  const task = play.takeAnswered();
  const rule = ruleOf(game, task);
  if (rule.answer === undefined) throw new Error(`${task.kind} asks but takes no answer`);
  rule.answer(play, task, command, command.seat ?? null);
}
