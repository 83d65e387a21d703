import { nextBelow, shuffled, type Chance, type StreamName } from './chance';
import { rollFace, type Die } from './dice';
import type { GameState, GameTypes } from './state';
import type { SeatId } from './seat';

/** Chance was asked where nobody can know what it says. */
export class Unforeseen extends Error {}

/** One command on its way through the rules: what a task may do to the game. */
export class Play<G extends GameTypes> {
  private running: G['task'] | null = null;
  // Some dozens of tasks may run for one command: what they change is put together to a state once, when all is at rest.
  private now: G['model'];
  private tasks: G['task'][];
  private chance: Chance;
  private prompt: GameState<G>['prompt'];
  private outcome: GameState<G>['outcome'];
  private commandCount: number;
  /** What the command that is being carried out was an answer to. */
  private answering: GameState<G>['prompt'] = null;
  readonly events: G['event'][] = [];
  /** Something came to light that was not known before: nothing earlier than this can be undone. */
  hasRevealed = false;

  constructor(
    private readonly before: GameState<G>,
    private readonly isBlind = false,
  ) {
    this.now = before.model;
    this.tasks = [...before.tasks];
    this.chance = before.chance;
    this.prompt = before.prompt;
    this.outcome = before.outcome;
    this.commandCount = before.commandCount;
  }

  get model(): G['model'] {
    return this.now;
  }

  change(model: G['model']): void {
    this.now = model;
  }

  emit(...events: readonly G['event'][]): void {
    this.events.push(...events);
  }

  /** What was asked, as it was offered: an answer names one of it. */
  get asked(): G['ask'] {
    if (this.answering === null) throw new Error('nothing was asked');
    return this.answering.ask;
  }

  /** These come next, in this order, before everything that is pending. */
  next(...tasks: readonly G['task'][]): void {
    for (let at = tasks.length - 1; at >= 0; at--) this.tasks.push(tasks[at] as G['task']);
  }

  /** The running task waits for the answer, as it is or as it is to be remembered meanwhile. */
  ask(seats: readonly SeatId[], purpose: G['purpose'], ask: G['ask'], waiting: G['task'] | null = this.running): void {
    if (waiting === null) throw new Error(`no task asks ${purpose.kind}`);
    if (this.prompt !== null) throw new Error(`${purpose.kind} asked over ${this.prompt.purpose.kind}`);
    this.tasks.push(waiting);
    this.prompt = { number: this.commandCount, seats, purpose, ask };
  }

  /** The game is over, whatever was still to be done. */
  finish(outcome: G['outcome']): void {
    this.tasks = [];
    this.prompt = null;
    this.outcome = outcome;
  }

  reveal(): void {
    this.hasRevealed = true;
  }

  /** In play, what the set-up has given comes first, as with dice. */
  drawBelow(stream: StreamName, bound: number): number {
    if (stream === 'play') return this.drawInPlay(bound);
    this.lookUp();
    const drawn = nextBelow(this.chance[stream], bound);
    this.chance = { ...this.chance, [stream]: drawn.stream };
    this.reveal();
    return drawn.value;
  }

  /** Dice of one throw, in order. */
  roll<Face>(dice: readonly Die<Face>[]): readonly Face[] {
    return dice.map((die) => die[this.drawInPlay(die.length)] as Face);
  }

  private lookUp(): void {
    if (this.isBlind) throw new Unforeseen('a look ahead draws nothing');
  }

  private drawInPlay(bound: number): number {
    this.lookUp();
    const { value, chance } = rollFace(this.chance, bound);
    this.chance = chance;
    this.reveal();
    return value;
  }

  shuffle<T>(stream: StreamName, items: readonly T[]): readonly T[] {
    this.lookUp();
    const drawn = shuffled(this.chance[stream], items);
    this.chance = { ...this.chance, [stream]: drawn.stream };
    this.reveal();
    return drawn.value;
  }

  /** The prompt is answered: its task comes off the stack, to be handed the answer. */
  takeAnswered(): G['task'] {
    const task = this.pop();
    this.answering = this.prompt;
    this.prompt = null;
    this.commandCount += 1;
    this.running = task;
    return task;
  }

  /** What the running task has just asked; null: nothing. */
  get pending(): GameState<G>['prompt'] {
    return this.prompt;
  }

  /** The rules answer what they have just asked: nobody hears of the question. */
  answerItself(): G['task'] {
    const task = this.pop();
    this.answering = this.prompt;
    this.prompt = null;
    this.running = task;
    return task;
  }

  /** The next task to run, or null once the game waits for somebody or is over. */
  takeNext(): G['task'] | null {
    if (this.prompt !== null || this.outcome !== null) return null;
    const task = this.pop();
    this.running = task;
    return task;
  }

  /** The state as it stands now, whatever is still to be done. */
  settle(): GameState<G> {
    const { now: model, chance, prompt, outcome, commandCount } = this;
    return { ...this.before, model, tasks: [...this.tasks], chance, prompt, outcome, commandCount };
  }

  private pop(): G['task'] {
    const task = this.tasks.pop();
    if (task === undefined) throw new Error('nothing left to do, and neither a prompt nor an outcome');
    return task;
  }
}
