import { nextBelow, shuffled, type StreamName } from './chance';
import { rollFace, type Die } from './dice';
import type { GameState, GameTypes } from './state';
import type { SeatId } from './seat';

/** One command on its way through the rules: what a task may do to the game. */
export class Play<G extends GameTypes> {
  private state: GameState<G>;
  private running: G['task'] | null = null;
  readonly events: G['event'][] = [];
  /** Something came to light that was not known before: nothing earlier than this can be undone. */
  hasRevealed = false;

  constructor(state: GameState<G>) {
    this.state = state;
  }

  get model(): G['model'] {
    return this.state.model;
  }

  change(model: G['model']): void {
    this.state = { ...this.state, model };
  }

  emit(...events: readonly G['event'][]): void {
    this.events.push(...events);
  }

  /** These come next, in this order, before everything that is pending. */
  next(...tasks: readonly G['task'][]): void {
    this.state = { ...this.state, tasks: [...this.state.tasks, ...[...tasks].reverse()] };
  }

  /** The running task waits for the answer, as it is or as it is to be remembered meanwhile. */
  ask(seats: readonly SeatId[], purpose: G['purpose'], ask: G['ask'], waiting: G['task'] | null = this.running): void {
    if (waiting === null) throw new Error(`no task asks ${purpose.kind}`);
    if (this.state.prompt !== null) throw new Error(`${purpose.kind} asked over ${this.state.prompt.purpose.kind}`);
    const prompt = { number: this.state.commandCount, seats, purpose, ask };
    this.state = { ...this.state, tasks: [...this.state.tasks, waiting], prompt };
  }

  /** The game is over, whatever was still to be done. */
  finish(outcome: G['outcome']): void {
    this.state = { ...this.state, tasks: [], prompt: null, outcome };
  }

  reveal(): void {
    this.hasRevealed = true;
  }

  /** In play, what the set-up has given comes first, as with dice. */
  drawBelow(stream: StreamName, bound: number): number {
    if (stream === 'play') return this.drawInPlay(bound);
    const drawn = nextBelow(this.state.chance[stream], bound);
    this.state = { ...this.state, chance: { ...this.state.chance, [stream]: drawn.stream } };
    this.reveal();
    return drawn.value;
  }

  /** Dice of one throw, in order. */
  roll<Face>(dice: readonly Die<Face>[]): readonly Face[] {
    return dice.map((die) => die[this.drawInPlay(die.length)] as Face);
  }

  private drawInPlay(bound: number): number {
    const { value, chance } = rollFace(this.state.chance, bound);
    this.state = { ...this.state, chance };
    this.reveal();
    return value;
  }

  shuffle<T>(stream: StreamName, items: readonly T[]): readonly T[] {
    const drawn = shuffled(this.state.chance[stream], items);
    this.state = { ...this.state, chance: { ...this.state.chance, [stream]: drawn.stream } };
    this.reveal();
    return drawn.value;
  }

  /** The prompt is answered: its task comes off the stack, to be handed the answer. */
  takeAnswered(): G['task'] {
    const task = this.pop();
    this.state = { ...this.state, prompt: null, commandCount: this.state.commandCount + 1 };
    this.running = task;
    return task;
  }

  /** The next task to run, or null once the game waits for somebody or is over. */
  takeNext(): G['task'] | null {
    if (this.state.prompt !== null || this.state.outcome !== null) return null;
    const task = this.pop();
    this.running = task;
    return task;
  }

  /** The state at rest. */
  settle(): GameState<G> {
    return this.state;
  }

  private pop(): G['task'] {
    const task = this.state.tasks[this.state.tasks.length - 1];
    if (task === undefined) throw new Error('nothing left to do, and neither a prompt nor an outcome');
    this.state = { ...this.state, tasks: this.state.tasks.slice(0, -1) };
    return task;
  }
}
