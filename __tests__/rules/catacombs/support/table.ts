import { apply, sample, type Carried, type Refusal, type SeatId } from '../../../../src/rules/machine';
import type { ContactEntry, FlickRest } from '../../../../src/rules/flicking';
import {
  catacombs,
  type Catacombs,
  type CatacombsAnswer,
  type CatacombsEvent,
  type CatacombsState,
  type CatacombsTypes,
} from '../../../../src/rules/catacombs';
import { reloaded } from '../../support/reloaded';
import { withoutContacts } from '../../support/withoutContacts';
import type { Piece } from '../../../../src/rules/catacombs/model/piece';

/** What came of a flick, as a test writes it by hand. */
export interface Flight {
  /** Whom the striker meets, one after the other, 10 ms apart. */
  readonly hits?: readonly string[];
  /** Any contacts, in order of time, instead of or besides `hits`. */
  readonly log?: readonly ContactEntry[];
  /** Where discs end; the rest stay where they are. */
  readonly rest?: Readonly<Record<string, readonly [number, number]>>;
  /** Discs that left the board, and where. */
  readonly exits?: Readonly<Record<string, readonly [number, number]>>;
  /** Discs that stopped with their rim over the edge, and where. */
  readonly overhangs?: Readonly<Record<string, readonly [number, number]>>;
  readonly placedAt?: readonly [number, number];
}

export const touch = (a: string, b: string, atMs = 10, wave = 0): ContactEntry => ({
  kind: 'touch',
  atMs,
  wave,
  a: a < b ? a : b,
  b: a < b ? b : a,
  speedMmS: 500,
  aSpeedMmS: 500,
  bSpeedMmS: 500,
});

export const exit = (a: string, xMm: number, yMm: number, atMs = 50): ContactEntry => ({
  kind: 'exit',
  atMs,
  a,
  xMm,
  yMm,
  speedMmS: 500,
});

/** A game in a test's hands: act by command, ask what is offered, read exactly what happened. */
export class Table {
  state: CatacombsState;
  /** What the last command brought about. */
  told: readonly CatacombsEvent[];

  constructor(carried: Carried<CatacombsTypes>) {
    this.state = carried.state;
    this.told = carried.events;
  }

  /** The same, but for the contacts in which it happened. */
  get events(): readonly CatacombsEvent[] {
    return withoutContacts(this.told);
  }

  get model(): Catacombs {
    return this.state.model;
  }

  get prompt() {
    const { prompt } = this.state;
    if (prompt === null) throw new Error(`the game is over: ${JSON.stringify(this.state.outcome)}`);
    return prompt;
  }

  /** What can be chosen now. */
  get options(): readonly string[] {
    const { ask } = this.prompt;
    if (ask.kind !== 'choose') throw new Error(`${this.prompt.purpose.kind} asks for ${ask.kind}, not for a choice`);
    return ask.options;
  }

  /** The rule that bars an option, or null when it is offered. */
  barred(option: string): Refusal | null {
    const { ask } = this.prompt;
    return (ask.kind === 'choose' && ask.barred.find((one) => one.option === option)?.refusal) || null;
  }

  piece(id: string): Piece {
    const piece = this.model.room?.pieces[id];
    if (piece === undefined) throw new Error(`no piece ${id} on the board`);
    return piece;
  }

  has(id: string): boolean {
    return this.model.room?.pieces[id] !== undefined;
  }

  answer(answer: CatacombsAnswer, seat?: SeatId): this {
    const applied = apply(catacombs, reloaded(this.state), seat === undefined ? answer : { ...answer, seat });
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
    this.state = applied.state;
    this.told = applied.events;
    return this;
  }

  refusal(answer: CatacombsAnswer, seat?: SeatId): Refusal {
    const applied = apply(catacombs, this.state, seat === undefined ? answer : { ...answer, seat });
    if (applied.ok) throw new Error('not refused');
    return applied.refusal;
  }

  choose(...options: string[]): this {
    return this.answer({ kind: 'choose', options });
  }

  /** `table.act('hero:elf', 'punch')`: begin an action of a piece. */
  act(piece: string, action: string): this {
    return this.choose(`${piece}>${action}`);
  }

  place(places: Readonly<Record<string, readonly [number, number]>>): this {
    return this.answer({
      kind: 'place',
      places: Object.entries(places).map(([id, [xMm, yMm]]) => ({ id, xMm, yMm })),
    });
  }

  amounts(amounts: Readonly<Record<string, number>>): this {
    return this.answer({ kind: 'amounts', amounts });
  }

  /** Release the flick that is asked for, and let this come of it; events are those of both commands. */
  flick(flight: Flight = {}): this {
    const { ask } = this.prompt;
    if (ask.kind !== 'flick') throw new Error(`${this.prompt.purpose.kind} asks for ${ask.kind}, not for a flick`);
    const { projectile } = ask;
    const discId = projectile?.id ?? ask.discs[0]!;
    const from = projectile === null ? null : this.spotFor(flight);
    this.answer({ kind: 'flick', flick: { discId, from, vxMmS: 0, vyMmS: -1000 } });
    const released = this.told;
    this.land(flight);
    this.told = [...released, ...this.told];
    return this;
  }

  decline(): this {
    return this.answer({ kind: 'flick', flick: null });
  }

  /** Answer the simulation. */
  land({ hits = [], log = [], rest = {}, exits = {}, overhangs = {} }: Flight = {}): this {
    const { ask } = this.prompt;
    if (ask.kind !== 'flickResolved') throw new Error(`${this.prompt.purpose.kind} waits for no flick`);
    const struck = hits.map((target, index) => touch(ask.shot.discId, target, 10 * (index + 1)));
    const left = Object.entries(exits).map(([id, [x, y]], index) => exit(id, x, y, 1000 + index));
    const contacts = [...struck, ...log, ...left].sort((a, b) => a.atMs - b.atMs);
    const discs: FlickRest['discs'] = ask.table.discs.map(({ id, xMm, yMm }) => {
      const [x, y] = rest[id] ?? [xMm, yMm];
      const gone = exits[id] ?? overhangs[id];
      const reason = exits[id] ? ('out' as const) : ('overhanging' as const);
      const putBack = gone ? { reason, fromXMm: gone[0], fromYMm: gone[1], places: [] } : null;
      return { id, xMm: x, yMm: y, turnRad: 0, putBack };
    });
    const missile = ask.shot.projectile;
    const [mx, my] = missile === null ? [0, 0] : (rest[missile.id] ?? [missile.xMm, missile.yMm]);
    const projectile = missile === null ? null : { id: missile.id, xMm: mx, yMm: my, turnRad: 0, putBack: null };
    const gone = contacts.flatMap((one) =>
      one.kind === 'exit' ? [{ discId: one.a, atMs: one.atMs, xMm: one.xMm, yMm: one.yMm }] : [],
    );
    return this.answer({ kind: 'flickResolved', contacts, exits: gone, rest: { discs, projectile, riders: [] } });
  }

  /** Everybody of this side passes, until the prompt is for something else. */
  passAll(): this {
    const { turn, round } = this.model.room ?? {};
    const isSameTurn = (): boolean => this.model.room?.turn === turn && this.model.room?.round === round;
    while (this.state.prompt?.purpose.kind === 'act' && isSameTurn()) {
      this.choose(this.options.find((option) => option.endsWith('>pass'))!);
    }
    return this;
  }

  /** Pass through both turns, to the heroes' next turn. */
  nextRound(): this {
    const round = this.model.room?.round;
    while (this.model.room?.round === round && this.state.prompt?.purpose.kind === 'act') this.passAll();
    return this;
  }

  /** The kinds of what happened, in order. */
  get happened(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }

  event<K extends CatacombsEvent['kind']>(kind: K): Extract<CatacombsEvent, { kind: K }> {
    const found = this.events.find((one) => one.kind === kind);
    if (found === undefined) throw new Error(`no ${kind} among ${this.happened.join(', ')}`);
    return found as Extract<CatacombsEvent, { kind: K }>;
  }

  private spotFor({ placedAt }: Flight): { xMm: number; yMm: number } {
    if (placedAt !== undefined) return { xMm: placedAt[0], yMm: placedAt[1] };
    const { ask } = this.prompt;
    if (ask.kind !== 'flick') throw new Error('no flick is asked for');
    const drawn = sample(catacombs, this.prompt, [1, 2, 3, 4]).value;
    const from = drawn.kind === 'flick' ? drawn.flick?.from : null;
    if (!from) return this.spotFor({ placedAt: [150, 300] });
    return from;
  }
}
